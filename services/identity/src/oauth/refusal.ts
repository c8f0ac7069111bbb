// What OAuth refuses, in the words of RFC 6749, section 5.2.

export class OAuthRefusal extends Error {
  readonly error: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  constructor(error: string, description: string, status = 400, headers: Readonly<Record<string, string>> = {}) {
    super(description);
    this.name = "OAuthRefusal";
    this.error = error;
    this.status = status;
    this.headers = headers;
  }
}

export const invalidRequest = (description: string) => new OAuthRefusal("invalid_request", description);
export const missing = (parameter: string) => invalidRequest(`The parameter ${parameter} is missing.`);
export const invalidGrant = (description: string) => new OAuthRefusal("invalid_grant", description);
export const invalidScope = () => new OAuthRefusal("invalid_scope", "The client may not ask for this scope.");
export const unauthorizedClient = () => new OAuthRefusal("unauthorized_client", "The client may not use this grant.");

export const invalidClient = () =>
  new OAuthRefusal("invalid_client", "The client is unknown, or its secret is wrong.", 401, {
    "www-authenticate": 'Basic realm="isotrail"',
  });

/** RFC 6749 has no word for it; clients show the description. */
export const tooMany = (message: string, seconds: number) =>
  new OAuthRefusal("slow_down", message, 429, { "retry-after": String(seconds) });
