// Sign-in as the API's description tells it: RFC 6749 and RFC 7009.
import { headers } from "./answers.ts";
import { errorAnswers } from "./errors.ts";
import type { Json } from "./json.ts";
import { operationId } from "./paths.ts";

const text = { type: "string" };

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
  OAuthProblem: {
    type: "object",
    properties: { error: text, error_description: text, message: text },
    required: ["error"],
  },
};

const client = {
  client_id: { type: "string", description: "It may come by HTTP Basic instead, as may the secret." },
  client_secret: { type: "string", format: "password" },
};

const grant = {
  ...client,
  grant_type: { type: "string", examples: ["password", "refresh_token"] },
  username: text,
  password: { type: "string", format: "password" },
  refresh_token: text,
  scope: { type: "string", description: "All that the client may have, unless given." },
};

function post(path: string, summary: string, properties: Json, required: readonly string[], answer: Json): Json {
  const refused = (description: string) => ({
    description,
    headers: headers(),
    content: { "application/json": { schema: { $ref: "#/components/schemas/OAuthProblem" } } },
  });
  const form = { "application/x-www-form-urlencoded": { schema: { type: "object", properties, required } } };
  return {
    operationId: operationId("POST", path),
    tags: ["sign-in"],
    summary,
    security: [],
    requestBody: { required: true, content: form },
    responses: {
      200: { headers: headers(), ...answer },
      400: refused("The form is not valid, or what it asks for is refused."),
      401: refused("The client is unknown, or its secret is wrong."),
      ...errorAnswers([405, 408, 413, 429, 500, 503, 507]),
    },
  };
}

export const tokenOperations: Readonly<Record<string, Json>> = {
  "/oauth/token": post("/oauth/token", "Get an access token", grant, ["grant_type"], {
    description: "The token.",
    content: { "application/json": { schema: { $ref: "#/components/schemas/Token" } } },
  }),
  "/oauth/revoke": post("/oauth/revoke", "End a token", { ...client, token: text }, ["token"], {
    description: "The token does not count any more, or never did.",
    content: { "application/json": { schema: { type: "object", properties: { message: text } } } },
  }),
};
