// What is refused for want of a valid token or scope.
import { Problem } from "@isotrail/http";

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
