// What identity's use cases and routes work with: the service's own context, and the slow hashes of secrets.
import type { ServiceContext } from "@isotrail/http";
import { openPasswords, type Passwords } from "./passwords.ts";
import { type SecretCheck, secretChecks } from "./secret-checks.ts";
import type { IdentitySettings } from "./settings.ts";

export type IdentityContext = ServiceContext<IdentitySettings> & {
  readonly passwords: Passwords;
  readonly isRight: SecretCheck;
};

/** What a use case answers: a record with the version that it is of. */
export type Answer = { readonly version: number; readonly document: object };

export function identityContext(service: ServiceContext<IdentitySettings>): IdentityContext {
  const passwords = openPasswords();
  return { ...service, passwords, isRight: secretChecks(service.stores.personalDataKeys, passwords) };
}
