// One body for every error: `message`, one key per bad property, and the members of RFC 9457.
import { STATUS_CODES } from "node:http";
import {
  ClaimConflict,
  CommandRejected,
  type RejectionKind,
  StoreFull,
  StoreUnavailable,
} from "@isotrail/eventsourcing";
import { Unreachable } from "../client/unreachable.ts";

export type Properties = Readonly<Record<string, readonly string[]>>;

/** An error with its HTTP status, for what the domain has no word for: 401, 406, 408, 415… */
export class Problem extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly properties: Properties;
  constructor(
    status: number,
    message: string,
    { headers = {}, properties = {} }: { headers?: Readonly<Record<string, string>>; properties?: Properties } = {},
  ) {
    super(message);
    this.name = "Problem";
    this.status = status;
    this.headers = headers;
    this.properties = properties;
  }
}

export const STATUS_OF: Readonly<Record<RejectionKind, number>> = {
  invalid: 400,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  precondition: 412,
  "too-large": 413,
};

/** Seconds after which a client may try again. */
const RETRY_AFTER = { "retry-after": "5" };

/** What a client sees of an error; anything unknown is 500 without its details. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof CommandRejected)
    return new Problem(STATUS_OF[error.kind], error.message, { properties: error.properties });
  // for a claim of which no use case says more, as `nameTaken` does of the name of a sample
  if (error instanceof ClaimConflict) return new Problem(409, "An entity already exists with that identifier.");
  if (error instanceof StoreFull) return new Problem(507, error.message);
  if (error instanceof Unreachable) return new Problem(503, error.message, { headers: { "retry-after": "1" } });
  if (error instanceof StoreUnavailable)
    return new Problem(503, "The service cannot do this at the moment. Try again.", { headers: RETRY_AFTER });
  const { statusCode, message } = (error ?? {}) as { statusCode?: unknown; message?: unknown };
  if (typeof statusCode === "number" && statusCode >= 400 && statusCode < 500 && typeof message === "string")
    return new Problem(statusCode, message);
  return new Problem(500, "The service failed to do this. The failure is in its log.");
}

/** "message, for validation also one key per bad property with an array of texts, plus the RFC 9457 members" */
export const problemBody = ({ status, message, properties }: Problem): object => ({
  ...properties, // first: a client's own name, like that of a metadata entry, must not replace a member of the body
  message,
  type: "about:blank",
  title: STATUS_CODES[status] ?? "Error",
  status,
  detail: message,
});
