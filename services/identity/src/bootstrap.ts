// The first administrator, the first client, and what BOOTSTRAP_FILE declares: made or brought up to date at each start.
import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { ClaimConflict, type CommandContext, CommandRejected, VersionConflict } from "@isotrail/eventsourcing";
import { pages, readNew, type ServiceContext } from "@isotrail/http";
import { SCOPES } from "./client.ts";
import { ACCESS_SECONDS, declareClient, findClient, REFRESH_SECONDS } from "./clients.ts";
import { clientFields, faultOf, readDeclarations } from "./declarations.ts";
import type { IdentitySettings } from "./settings.ts";
import type { NewUser } from "./user.fields.ts";
import { type User, user } from "./user.ts";
import { createUser, findByName, updateUser } from "./users.ts";

/** Told once, when a secret was made because none was given. */
export type OnFirstSecret = (kind: "administrator" | "client", name: string, secret: string) => void;

const context = (): CommandContext => ({
  actor: "identity",
  cause: `start ${randomUUID()}`,
  trace: "",
  deadline: Date.now() + 30_000,
});

/** Replicas that start at once want the same names: the later ones find what the first one made. */
const TRIES = 10;

/** @throws Error that names what is wrong in BOOTSTRAP_FILE, CLIENT_ID or CLIENT_SECRET */
export async function bootstrap(
  service: ServiceContext<IdentitySettings>,
  onFirstSecret: OnFirstSecret,
): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      return await declare(service, onFirstSecret);
    } catch (error) {
      if (!isTaken(error) || tried === TRIES) throw error;
      await sleep(100 * tried);
    }
  }
}

/** Somebody has the name, or is about to. */
function isTaken(error: unknown): boolean {
  if (error instanceof ClaimConflict || error instanceof VersionConflict) return true;
  if (error instanceof CommandRejected) return error.kind === "conflict";
  return error instanceof Error && error.cause !== undefined && isTaken(error.cause);
}

async function declare(service: ServiceContext<IdentitySettings>, onFirstSecret: OnFirstSecret): Promise<void> {
  const { bootstrapFile } = service.settings;
  const declared = bootstrapFile === undefined ? { users: [], clients: [] } : readDeclarations(bootstrapFile);
  for (const one of declared.clients) await declareClient(service.aggregates, one, context());
  for (const [index, one] of declared.users.entries())
    await declareUser(service, one).catch((error) => {
      throw new Error(`BOOTSTRAP_FILE ${bootstrapFile}: users[${index}]: ${faultOf(error)}`, { cause: error });
    });
  await firstClient(service, onFirstSecret);
  await firstAdministrator(service, onFirstSecret);
}

const made = () => randomBytes(18).toString("base64url");

async function firstClient(
  { aggregates, settings }: ServiceContext<IdentitySettings>,
  onFirstSecret: OnFirstSecret,
): Promise<void> {
  const { clientId, clientSecret } = settings;
  const found = await findClient(aggregates, clientId);
  if (found && clientSecret === undefined) return;
  const secret = clientSecret ?? made();
  try {
    readNew(clientFields, { id: clientId, secret });
  } catch (error) {
    throw new Error(`CLIENT_ID and CLIENT_SECRET: ${faultOf(error)}`);
  }
  const standard = {
    grants: ["password", "refresh_token"],
    scopes: SCOPES,
    redirectUris: [],
    accessTokenSeconds: ACCESS_SECONDS,
    refreshTokenSeconds: REFRESH_SECONDS,
  };
  await declareClient(aggregates, { ...(found?.state ?? standard), name: clientId, secret }, context());
  if (clientSecret === undefined) onFirstSecret("client", clientId, secret);
}

/** Made when there is no administrator, or when ADMIN_PASSWORD is given for one who is not there; "never overwritten". */
async function firstAdministrator(
  service: ServiceContext<IdentitySettings>,
  onFirstSecret: OnFirstSecret,
): Promise<void> {
  const { aggregates, settings } = service;
  const { adminUsername: username, adminPassword } = settings;
  if (await findByName(aggregates, username)) return;
  if (adminPassword === undefined && (await hasAdministrator(service))) return;
  const password = adminPassword ?? made();
  const names = { firstName: "First", lastName: "Administrator", phoneNumber: "0000" };
  const email = `${username.replaceAll(/[^\w-]/g, "-")}@localhost.localdomain`;
  const account = { systemRole: "ROLE_ADMIN", locale: "en", enabled: true } as const;
  await createUser(aggregates, { ...names, ...account, username, email, password }, context());
  if (adminPassword === undefined) onFirstSecret("administrator", username, password);
}

async function hasAdministrator({ stores }: ServiceContext<IdentitySettings>): Promise<boolean> {
  for await (const page of pages<User>(stores.views, user.view.name, "all", "all"))
    if (page.some(({ state }) => state.systemRole === "ROLE_ADMIN" && state.enabled)) return true;
  return false;
}

async function declareUser({ aggregates }: ServiceContext<IdentitySettings>, wanted: NewUser): Promise<void> {
  const found = await findByName(aggregates, wanted.username);
  if (found) await updateUser(aggregates, found, wanted, context());
  else await createUser(aggregates, wanted, context());
}
