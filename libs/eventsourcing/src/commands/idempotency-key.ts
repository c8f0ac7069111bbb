// A caller's promise that a request is one, however often it is sent.
import { createHash } from "node:crypto";

/** The Idempotency-Key of an HTTP POST, and a fingerprint of what was sent under it. */
export type IdempotencyKey = { readonly key: string; readonly fingerprint: string };

/** What the claims on keys begin with. */
export const IDEMPOTENCY_CLAIMS = "once/";

/** Hashed, so that a caller's key has a bounded length and cannot collide with another caller's. */
export const idempotencyClaim = (actor: string, { key }: IdempotencyKey) =>
  `${IDEMPOTENCY_CLAIMS}${createHash("sha256").update(`${actor}\n${key}`).digest("hex")}`;

export const isIdempotencyClaim = (key: string) => key.startsWith(IDEMPOTENCY_CLAIMS);
