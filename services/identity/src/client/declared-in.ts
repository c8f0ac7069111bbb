// The settings that declare a client at each start: over the API nobody changes what a start would change back.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { Client } from "./decider.ts";

export const BOOTSTRAP_FILE = "BOOTSTRAP_FILE";
/** Declares the secret only. */
export const CLIENT_SECRET = "CLIENT_SECRET";

/** @throws CommandRejected "conflict" when one of these settings declares the client */
export function refuseDeclared({ declaredIn }: Client, settings: readonly string[]): void {
  if (settings.includes(declaredIn))
    throw new CommandRejected("conflict", `${declaredIn} declares this client at each start. Change it there.`);
}
