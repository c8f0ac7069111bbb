// Whether a token was revoked.
import type { AggregateStore } from "@isotrail/eventsourcing";
import { revocation } from "./aggregate.ts";

/** @param jti the token's id (RFC 7519, section 4.1.7) */
export async function isRevoked(aggregates: AggregateStore, jti: string): Promise<boolean> {
  const found = await aggregates.findByIndex(revocation, { index: "jti", value: jti, limit: 1 });
  return found.length > 0;
}
