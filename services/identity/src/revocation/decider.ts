// A token that was revoked before it expired (RFC 7009). One small stream for each token.
import type { isotrail } from "../../generated/domain-events.js";

/** `expires`: milliseconds since the epoch. */
export type Revocation = { readonly jti: string; readonly expires: number };
export type RevocationCommand = { type: "revoke"; revocation: Revocation };
export type RevocationEvent = { type: "TokenRevoked"; data: isotrail.identity.domain.v1.ITokenRevoked };

export const initial: Revocation | null = null;

export const decide = (state: Revocation | null, command: RevocationCommand): readonly RevocationEvent[] =>
  state ? [] : [{ type: "TokenRevoked", data: command.revocation }];

export const evolve = (_: Revocation | null, { data }: RevocationEvent): Revocation => ({
  jti: data.jti ?? "",
  expires: Number(data.expires),
});
