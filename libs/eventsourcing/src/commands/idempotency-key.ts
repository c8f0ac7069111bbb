// The key by which a caller marks repeats of one request.
import { createHash } from "node:crypto";

/** The Idempotency-Key of an HTTP POST, and a fingerprint of what was sent under it. */
export type IdempotencyKey = { readonly key: string; readonly fingerprint: string };

/** The prefix of claims on idempotency keys. */
export const IDEMPOTENCY_CLAIMS = "idempotency/";

/** Hashed, so that a caller's key has a bounded length and cannot collide with another caller's. */
export const idempotencyClaim = (actor: string, { key }: IdempotencyKey) =>
  `${IDEMPOTENCY_CLAIMS}${createHash("sha256").update(`${actor}\n${key}`).digest("hex")}`;

export const isIdempotencyClaim = (key: string) => key.startsWith(IDEMPOTENCY_CLAIMS);
