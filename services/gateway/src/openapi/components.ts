// What the operations of the description refer to: schemas, errors, headers, parameters, and how to sign in.
import type { Resource } from "@isotrail/contracts/resources";
import { errorComponents, problemSchemas } from "./errors.ts";
import type { Json } from "./json.ts";
import { recordSchemas } from "./records.ts";
import { tokenSchemas } from "./token-operations.ts";

const text = { type: "string" };

const header = (description: string, schema: Json = text, required = true): Json => ({ description, required, schema });

const headers: Json = {
  "X-Request-Id": header("Names the request in the log; a client may choose it by the same header."),
  ETag: header("A strong tag of this representation.", { type: "string", pattern: '^"[^"]+"$' }),
  "Cache-Control": header("How long a cache may keep the answer."),
  Location: header("The address of what was made.", { type: "string", format: "uri" }),
  Allow: header("The methods that there are."),
  Accept: header("The media types that are taken.", text, false),
  "WWW-Authenticate": header("The challenge: Bearer, or Basic for clients."),
  "Retry-After": header("Seconds.", { type: "string", pattern: "^\\d+$" }, false),
  "Content-Range": header("Which bytes these are, of how many."),
  "Next-Cursor": header("Where to go on: the parameter `after` of the next page.", text, false),
  Link: header("The address of the next page.", text, false),
};

const parameter = (name: string, description: string): Json => ({ name, in: "header", description, schema: text });

const parameters: Json = {
  IfNoneMatch: parameter("If-None-Match", "Tags that the client has: 304 when one of them is still right."),
  IfMatch: parameter("If-Match", "The tag of what is to be changed: 412 when it is another by now."),
  IdempotencyKey: {
    ...parameter("Idempotency-Key", "A request under the same key gets its first answer again."),
    schema: { type: "string", minLength: 1, maxLength: 255 },
  },
  Range: parameter("Range", "The bytes that are wanted: bytes=0-99."),
};

const scopes = { read: "GET, HEAD and OPTIONS", write: "every other method" };

/** @param api the public address of the root resource */
export const components = (resources: readonly Resource[], api: string): Json => ({
  schemas: { ...recordSchemas(resources), ...problemSchemas, ...tokenSchemas },
  responses: errorComponents(),
  headers,
  parameters,
  securitySchemes: {
    oauth: {
      type: "oauth2",
      flows: {
        password: { tokenUrl: `${api}/oauth/token`, refreshUrl: `${api}/oauth/token`, scopes },
        authorizationCode: {
          authorizationUrl: `${api}/oauth/authorize`,
          tokenUrl: `${api}/oauth/token`,
          refreshUrl: `${api}/oauth/token`,
          scopes,
        },
      },
    },
  },
});
