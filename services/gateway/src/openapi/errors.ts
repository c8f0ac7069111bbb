// The errors of the API as its description tells them: "One error body everywhere".
import { envelopeContent, type Json } from "./json.ts";

type Told = { readonly name: string; readonly description: string; readonly headers?: readonly string[] };

const ERRORS: Readonly<Record<number, Told>> = {
  400: { name: "BadRequest", description: "The request is not valid. One key for each bad property says why." },
  401: {
    name: "Unauthorized",
    description: "There is no valid access token, whether or not there is anything at this address.",
    headers: ["WWW-Authenticate"],
  },
  403: { name: "Forbidden", description: "The caller may not do this, or the token has not the scope for it." },
  404: { name: "NotFound", description: "There is no such thing, or it was deleted." },
  405: {
    name: "MethodNotAllowed",
    description: "Request method not supported. Allow names those that are.",
    headers: ["Allow"],
  },
  406: {
    name: "NotAcceptable",
    description: "None of the accepted media types is available. The message names those that are.",
  },
  408: {
    name: "RequestTimeout",
    description: "The body stopped coming. An upload that failed on our side is told so, too.",
  },
  409: { name: "Conflict", description: "There is one already, or the state of the resource does not allow this." },
  410: {
    name: "Gone",
    description: "It was deleted, and that is told from then on; or the cursor is of a log that was restored since.",
  },
  412: { name: "PreconditionFailed", description: "The resource is not the one that If-Match names." },
  413: { name: "ContentTooLarge", description: "The body is larger than the limit, or the disk is full for uploads." },
  415: {
    name: "UnsupportedMediaType",
    description: "The media type of the body is not supported.",
    headers: ["Accept"],
  },
  416: { name: "RangeNotSatisfiable", description: "The file has no such bytes.", headers: ["Content-Range"] },
  423: { name: "Locked", description: "It cannot go on at the moment, as when a store is away. Try again." },
  429: { name: "TooManyRequests", description: "Too many at once.", headers: ["Retry-After"] },
  460: { name: "ChecksumMismatch", description: "The bytes are not those of the checksum: none of them was kept." },
  500: { name: "InternalServerError", description: "The service failed. The failure is in its log." },
  503: {
    name: "ServiceUnavailable",
    description: "The service cannot do this at the moment.",
    headers: ["Retry-After"],
  },
  507: { name: "InsufficientStorage", description: "The disk is full: reads and deletions go on." },
};

/** Of one operation: what it may be refused with. */
export const errorAnswers = (statuses: readonly number[]): Json =>
  Object.fromEntries(
    [...new Set(statuses)]
      .sort((one, other) => one - other)
      .map((status) => [status, { $ref: `#/components/responses/${ERRORS[status]?.name}` }]),
  );

/** `components.responses` */
export const errorComponents = (): Json =>
  Object.fromEntries(
    Object.entries(ERRORS).map(([status, { name, description, headers = [] }]) => [
      name,
      {
        description,
        headers: Object.fromEntries(headers.map((header) => [header, { $ref: `#/components/headers/${header}` }])),
        content: envelopeContent({ $ref: `#/components/schemas/${status === "401" ? "TokenProblem" : "Problem"}` }),
      },
    ]),
  );

const text = { type: "string" };
const members = {
  message: text,
  type: { type: "string", format: "uri-reference" },
  title: text,
  status: { type: "integer", minimum: 400, maximum: 599 },
  detail: text,
};
/** "for validation also one key per bad property with an array of texts" */
const texts = { type: "array", items: text };
const required = Object.keys(members);

export const problemSchemas: Json = {
  Problem: { type: "object", properties: members, required, additionalProperties: texts },
  TokenProblem: {
    type: "object",
    properties: { ...members, error: text, error_description: text },
    required: [...required, "error", "error_description"],
    additionalProperties: texts,
  },
};
