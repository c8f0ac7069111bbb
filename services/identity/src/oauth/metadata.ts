// What clients find out by themselves: authorization server metadata (RFC 8414).
import { GRANTS, SCOPES } from "../client/fields.ts";

/** @param issuer the public address of the system */
export const serverMetadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/api/oauth/authorize`,
  token_endpoint: `${issuer}/api/oauth/token`,
  revocation_endpoint: `${issuer}/api/oauth/revoke`,
  introspection_endpoint: `${issuer}/api/oauth/introspect`,
  jwks_uri: `${issuer}/api/oauth/jwks`,
  scopes_supported: SCOPES,
  response_types_supported: ["code"],
  response_modes_supported: ["query"],
  grant_types_supported: GRANTS,
  code_challenge_methods_supported: ["S256"],
  token_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post", "none"],
  revocation_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post", "none"],
  introspection_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post"],
  authorization_response_iss_parameter_supported: true,
});
