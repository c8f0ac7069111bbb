// A lost seal key is never papered over with a new one, and a wrong one is found before any service opens its stores.
import { existsSync } from "node:fs";
import { opensKey, type StoredKeys } from "@isotrail/eventsourcing";
import { sealKey } from "./keys.ts";

/** What to do about a seal key that is gone or is not the right one. */
export const PUT_BACK =
  "put the right one back from your backup; npm run doctor tries a key, also one that SEAL_KEY_FILE names. " +
  "If there is no backup, what it sealed is lost for good: names, e-mail addresses, phone numbers and passwords of users, " +
  "secrets of clients, host subject ids of samples. Sequence files, other fields of samples and runs are not sealed";

/** Says what is wrong with a seal key in view of the keys that services have stored; undefined when it opens them all. */
export function sealKeyFault(file: string, stored: readonly StoredKeys[]): string | undefined {
  const used = stored.filter(({ keys }) => keys.length > 0);
  if (used.length === 0) return undefined;
  if (!existsSync(file)) return `the seal key ${file} is gone, but ${namesOf(used)} keys that it wraps`;
  const key = sealKey(file);
  const shut = used.filter(({ keys }) => !keys.every((stored) => opensKey(key, stored)));
  return shut.length === 0 ? undefined : `the seal key ${file} does not open the keys that ${namesOf(shut)} stored`;
}

/** @throws Error when the key is gone that wraps these keys, or does not open them: it says what to do */
export function checkSealKeyFile(file: string, stored: readonly StoredKeys[]): void {
  const fault = sealKeyFault(file, stored);
  if (fault) throw new Error(`${fault}. Nothing was changed. To do: ${PUT_BACK}.`);
}

const namesOf = (all: readonly StoredKeys[]) =>
  `${all.map(({ service }) => service).join(", ")} ${all.length === 1 ? "has" : "have"}`;
