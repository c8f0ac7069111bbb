// What identity's use cases and routes work with: the service's own context, and the slow hashes of secrets.
import type { ServiceContext } from "@isotrail/http";
import { type SecretCheck, secretCheck } from "./client/secret.ts";
import { openPasswords, type Passwords } from "./passwords.ts";
import type { IdentitySettings } from "./settings.ts";

export type IdentityContext = ServiceContext<IdentitySettings> & {
  readonly passwords: Passwords;
  readonly isSecretOf: SecretCheck;
};

/** What a use case answers: a record with the version that it is of. */
export type Answer = { readonly version: number; readonly document: object };

export function identityContext(service: ServiceContext<IdentitySettings>): IdentityContext {
  const passwords = openPasswords();
  return { ...service, passwords, isSecretOf: secretCheck(service.stores.personalDataKeys, passwords) };
}
