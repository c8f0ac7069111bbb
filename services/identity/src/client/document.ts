// What is shown of OAuth clients: never a secret, but to whoever has just been given one.
import type { Loaded } from "@isotrail/eventsourcing";
import type { Client } from "./decider.ts";

/** @param clientSecret shown this once: only its hash is stored */
export const clientDocument = ({ id, state }: Loaded<Client>, clientSecret?: string) => ({
  identifier: id,
  createdDate: state.createdDate,
  modifiedDate: state.modifiedDate,
  label: state.name,
  clientId: state.name,
  ...(clientSecret !== undefined && { clientSecret }),
  public: state.secretHash === "",
  grants: state.grants,
  scopes: state.scopes,
  redirectUris: state.redirectUris,
  accessTokenSeconds: state.accessTokenSeconds,
  refreshTokenSeconds: state.refreshTokenSeconds || null,
  previousSecretUntil: state.previousUntil > Date.now() ? state.previousUntil : null,
  declaredIn: state.declaredIn || null,
  refs: { client: id, ...(state.secretHash !== "" && { confidential: id }) },
});
