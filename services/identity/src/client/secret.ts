// Whether a client knows its secret: checked slowly once, and then remembered as a keyed digest, in memory only.
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { PersonalDataKeys } from "@isotrail/eventsourcing";
import type { Passwords } from "../passwords.ts";
import type { Client } from "./decider.ts";

/** Takes as long for a client that there is not, so that nobody learns which there are. */
export type SecretCheck = (client: Client | undefined, secret: string) => Promise<boolean>;

/** Digests that are remembered at most. */
const MAX_DIGESTS = 1000;

/** Signing in then costs one slow hash, the user's. */
export function secretCheck(keys: PersonalDataKeys, passwords: Passwords): SecretCheck {
  const digestKey = randomBytes(32);
  /** By the hash of the secret, so that a new secret is checked anew. */
  const checked = new Map<string, Buffer>();

  return async (client, secret) => {
    const known = client && checked.get(client.secretHash);
    const given = createHmac("sha256", digestKey).update(secret).digest();
    if (known && timingSafeEqual(known, given)) return true;
    const [hash] = client ? await keys.open([client.secretHash]) : [];
    if (!(await passwords.matches(secret, hash)) || !client) return false;
    if (checked.size >= MAX_DIGESTS) checked.clear();
    checked.set(client.secretHash, given);
    return true;
  };
}
