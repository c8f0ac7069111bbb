// What the gateway itself refuses, beyond what the kit has a word for.
import { Problem } from "@isotrail/http";

/** A service that does not answer. */
export class Unreachable extends Problem {
  constructor(service: string, cause?: unknown) {
    super(503, `The service ${service} does not answer at the moment. Try again.`, { headers: { "retry-after": "1" } });
    this.name = "Unreachable";
    this.cause = cause;
  }
}

/** 401 with "that header and the JSON body" of OAuth. */
export class Unauthorised extends Problem {
  readonly oauth: { readonly error: string; readonly error_description: string };
  constructor(error: "invalid_request" | "invalid_token", description: string) {
    super(401, description, { headers: { "www-authenticate": "Bearer", pragma: "no-cache" } });
    this.oauth = { error, error_description: description };
  }
}

export const noToken = () =>
  new Unauthorised("invalid_request", "No access token was sent. Send Authorization: Bearer <access token>.");
export const badToken = () => new Unauthorised("invalid_token", "The access token is not valid, or not any more.");

export const noScope = (scope: string) =>
  new Problem(403, `This needs an access token with the scope ${scope}.`, {
    headers: { "www-authenticate": 'Bearer error="insufficient_scope"' },
  });
