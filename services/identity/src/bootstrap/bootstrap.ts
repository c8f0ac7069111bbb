// At each start: what BOOTSTRAP_FILE declares is created or brought up to date, then the first client and administrator.
import { setTimeout as sleep } from "node:timers/promises";
import { ClaimConflict, CommandRejected, VersionConflict } from "@isotrail/eventsourcing";
import { BOOTSTRAP_FILE } from "../client/declared-in.ts";
import type { IdentityContext } from "../context.ts";
import { declareClient } from "../use-cases/declare-client.ts";
import { declareUser } from "../use-cases/declare-user.ts";
import { faultOf, readDeclarations } from "./declarations.ts";
import { firstAdministrator } from "./first-administrator.ts";
import { firstClient } from "./first-client.ts";
import { startContext } from "./start-context.ts";
import { disableUndeclared, retireUndeclared, tellOfForgottenFile } from "./undeclared.ts";

/** Replicas that start at once want the same names: the later ones find what the first one created. */
const ATTEMPTS = 10;

/** @throws Error that names what is wrong in BOOTSTRAP_FILE, CLIENT_ID, CLIENT_SECRET or ADMIN_USERNAME */
export async function bootstrap(identity: IdentityContext): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await declareAll(identity);
      await firstClient(identity);
      await firstAdministrator(identity);
      return;
    } catch (error) {
      if (!isTaken(error) || attempt === ATTEMPTS) throw error;
      await sleep(100 * attempt);
    }
  }
}

async function declareAll(identity: IdentityContext): Promise<void> {
  const { bootstrapFile } = identity.settings;
  if (bootstrapFile === undefined) return tellOfForgottenFile(identity);
  const { clients, users } = readDeclarations(bootstrapFile);
  for (const client of clients) await declareClient(identity, client, BOOTSTRAP_FILE, startContext());
  const declared = new Set<string>();
  for (const [index, user] of users.entries()) {
    const id = await declareUser(identity, user, startContext()).catch((error) => {
      throw new Error(`BOOTSTRAP_FILE ${bootstrapFile}: users[${index}]: ${faultOf(error)}`, { cause: error });
    });
    if (id !== undefined) declared.add(id);
  }
  await retireUndeclared(identity, new Set(clients.map(({ name }) => name)));
  await disableUndeclared(identity, declared);
}

/** Somebody has the name, or is about to. */
function isTaken(error: unknown): boolean {
  if (error instanceof ClaimConflict || error instanceof VersionConflict) return true;
  if (error instanceof CommandRejected) return error.kind === "conflict";
  return error instanceof Error && error.cause !== undefined && isTaken(error.cause);
}
