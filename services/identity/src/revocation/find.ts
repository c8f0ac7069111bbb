// Whether a token was revoked, or the sign-in that it came from.
import type { AggregateStore } from "@isotrail/eventsourcing";
import { revocation } from "./aggregate.ts";

/** @param token its id (RFC 7519, section 4.1.7), or that of the sign-in */
export async function isRevoked(aggregates: AggregateStore, token: string): Promise<boolean> {
  const found = await aggregates.findByIndex(revocation, { index: "token", value: token, limit: 1 });
  return found.length > 0;
}
