// Sign-in as the API's description tells it: RFC 6749, RFC 7009 and RFC 7662.
import { headers } from "./answers.ts";
import { errorAnswers } from "./errors.ts";
import type { Json } from "./json.ts";
import { operationId } from "./paths.ts";

const text = { type: "string" };
const secret = { type: "string", format: "password" };
const number = { type: "integer" };

export const tokenSchemas: Json = {
  // no null, true or false: live clients read it in another language
  Token: {
    type: "object",
    properties: {
      access_token: text,
      token_type: { type: "string", description: "bearer" },
      expires_in: { type: "integer", description: "Seconds." },
      scope: { type: "string", description: "Separated by blanks." },
      refresh_token: text,
    },
    required: ["access_token", "token_type", "expires_in", "scope"],
    additionalProperties: { type: ["string", "number"] },
  },
  Introspection: {
    type: "object",
    properties: { active: { type: "boolean" }, scope: text, client_id: text, username: text, exp: number, iat: number },
    required: ["active"],
  },
  OAuthProblem: {
    type: "object",
    properties: { error: text, error_description: text, message: text },
    required: ["error"],
  },
};

const client = {
  client_id: { type: "string", description: "It may come by HTTP Basic instead, as may the secret." },
  client_secret: secret,
};
const grant = {
  ...client,
  grant_type: { type: "string", examples: ["password", "refresh_token", "authorization_code"] },
  username: text,
  password: secret,
  refresh_token: text,
  code: text,
  redirect_uri: text,
  code_verifier: { type: "string", description: "The proof key of the code (RFC 7636)." },
  scope: { type: "string", description: "All that the client may have, unless given." },
};

const component = (name: string): Json => ({
  "application/json": { schema: { $ref: `#/components/schemas/${name}` } },
});

const form = (properties: Json, required: readonly string[]): Json => ({
  required: true,
  content: { "application/x-www-form-urlencoded": { schema: { type: "object", properties, required } } },
});

type Asked = { readonly path: string; readonly summary: string; readonly requestBody: Json; readonly content: Json };

function post({ path, summary, requestBody, content }: Asked): Json {
  const refused = (description: string, ...names: string[]) => ({
    description,
    headers: headers(...names),
    content: component("OAuthProblem"),
  });
  return {
    operationId: operationId("POST", path),
    tags: ["sign-in"],
    summary,
    security: [],
    requestBody,
    responses: {
      200: { description: "What was asked for.", headers: headers("Cache-Control"), content },
      400: refused("The form is not valid, or what it asks for is refused."),
      401: refused("The client is unknown, or its secret is wrong.", "WWW-Authenticate"),
      429: refused("Too many wrong secrets.", "Retry-After"),
      ...errorAnswers([408, 413, 500, 503, 507]),
    },
  };
}

/** A page for a person, or the way to the next one. */
function page(method: "GET" | "POST", path: string, summary: string): Json {
  const shown = (description: string) => ({ description, headers: headers(), content: { "text/html": {} } });
  return {
    operationId: operationId(method, path),
    tags: ["sign-in"],
    summary,
    security: [],
    ...(method === "POST" && { requestBody: form({ request: text }, ["request"]) }),
    responses: {
      200: shown("The page."),
      ...Object.fromEntries(
        [302, 303].map((status) => [status, { description: "Where to go on.", headers: headers("Location") }]),
      ),
      ...Object.fromEntries([400, 429].map((status) => [status, shown("The page says what is wrong.")])),
      ...errorAnswers([408, 413, 500, 503]),
    },
  };
}

const document = (path: string, summary: string, content: Json): Json => ({
  operationId: operationId("GET", path),
  tags: ["sign-in"],
  summary,
  security: [],
  responses: { 200: { description: "The document.", headers: headers(), content }, ...errorAnswers([500, 503]) },
});

const token = form({ ...client, token: text, token_type_hint: text }, ["token"]);

export const tokenOperations: Readonly<Record<string, Json>> = {
  "/oauth/token": {
    post: post({
      path: "/oauth/token",
      summary: "Get an access token",
      requestBody: form(grant, ["grant_type"]),
      content: component("Token"),
    }),
  },
  "/oauth/revoke": {
    post: post({
      path: "/oauth/revoke",
      summary: "End a token",
      requestBody: token,
      content: { "application/json": { schema: { type: "object", properties: { message: text } } } },
    }),
  },
  "/oauth/introspect": {
    post: post({
      path: "/oauth/introspect",
      summary: "Ask whether a token counts",
      requestBody: token,
      content: component("Introspection"),
    }),
  },
  "/oauth/authorize": {
    get: page("GET", "/oauth/authorize", "Sign in for a client"),
    post: page("POST", "/oauth/authorize", "Sign in for a client: the form"),
  },
  "/oauth/consent": {
    get: page("GET", "/oauth/consent", "Allow a client"),
    post: page("POST", "/oauth/consent", "Allow a client: the form"),
  },
  "/oauth/jwks": {
    get: document("/oauth/jwks", "The keys that tokens are signed by", {
      "application/json": { schema: { type: "object" } },
    }),
  },
  "/oauth/style.css": { get: document("/oauth/style.css", "The style of these pages", { "text/css": {} }) },
};
