// A token, or the sign-in that tokens came from, that was revoked before it expired (RFC 7009). One small stream for each.
import type { isotrail } from "../../generated/domain-events.js";

/** `token`: the `jti` of one, or the id of the sign-in; `expires`: milliseconds since the epoch. */
export type Revocation = { readonly token: string; readonly expires: number };
export type RevocationCommand = { type: "revoke"; revocation: Revocation };
export type RevocationEvent = { type: "TokenRevoked"; data: isotrail.identity.domain.v1.ITokenRevoked };

export const initial: Revocation | null = null;

export const decide = (state: Revocation | null, command: RevocationCommand): readonly RevocationEvent[] =>
  state ? [] : [{ type: "TokenRevoked", data: { jti: command.revocation.token, expires: command.revocation.expires } }];

export const evolve = (_: Revocation | null, { data }: RevocationEvent): Revocation => ({
  token: data.jti ?? "",
  expires: Number(data.expires),
});
