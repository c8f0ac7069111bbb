// The first administrator, the first client, and what BOOTSTRAP_FILE declares: made or brought up to date at each start.
import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { type Context, Refused } from "@isotrail/eventsourcing";
import { choice, objectOf, readNew, type ServiceContext, text, whole } from "@isotrail/http";
import { GRANTS, SCOPES } from "./client.ts";
import { ACCESS_SECONDS, type Declared, declareClient, findClient, REFRESH_SECONDS } from "./clients.ts";
import { declaredUser, type NewUser } from "./user.fields.ts";
import { type User, user } from "./user.ts";
import { createUser, findByName, updateUser } from "./users.ts";

/** Told once, when a secret was made because none was given. */
export type OnFirstSecret = (kind: "administrator" | "client", name: string, secret: string) => void;

const context = (): Context => ({
  actor: "identity",
  cause: `start ${randomUUID()}`,
  trace: "",
  deadline: Date.now() + 30_000,
});

/** @throws Error that names what is wrong in BOOTSTRAP_FILE */
export async function bootstrap(service: ServiceContext, onFirstSecret: OnFirstSecret): Promise<void> {
  const { bootstrapFile } = service.settings;
  const declared = bootstrapFile === undefined ? { users: [], clients: [] } : readDeclarations(bootstrapFile);
  for (const one of declared.clients) await declareClient(service.journal, one, context());
  for (const one of declared.users) await declareUser(service, one);
  await firstClient(service, onFirstSecret);
  await firstAdministrator(service, onFirstSecret);
}

const made = () => randomBytes(18).toString("base64url");

async function firstClient({ journal, settings }: ServiceContext, onFirstSecret: OnFirstSecret): Promise<void> {
  const { clientId, clientSecret } = settings;
  const found = await findClient(journal, clientId);
  if (found && clientSecret === undefined) return;
  const secret = clientSecret ?? made();
  const grants = ["password", "refresh_token"];
  const rest = { grants, scopes: [...SCOPES], redirectUris: [], accessTokenSeconds: ACCESS_SECONDS };
  const declared = found ? { ...found.state, secret } : { ...rest, refreshTokenSeconds: REFRESH_SECONDS, secret };
  await declareClient(journal, { ...declared, name: clientId }, context());
  if (clientSecret === undefined) onFirstSecret("client", clientId, secret);
}

/** Made when there is no user at all, or when ADMIN_PASSWORD names one that is not there; "never overwritten". */
async function firstAdministrator(service: ServiceContext, onFirstSecret: OnFirstSecret): Promise<void> {
  const { journal, stores, settings } = service;
  const { adminUsername: username, adminPassword } = settings;
  const where = { index: "all", value: "all", limit: 1 };
  const anybody = (await stores.views.find<User>(user.view.name, where)).length > 0;
  if (anybody && (adminPassword === undefined || (await findByName(journal, username)))) return;
  const password = adminPassword ?? made();
  const names = { firstName: "First", lastName: "Administrator", phoneNumber: "0000", email: `${username}@localhost` };
  const wanted = { ...names, username, password, systemRole: "ROLE_ADMIN", locale: "en" } as const;
  await createUser(journal, wanted, context());
  if (adminPassword === undefined) onFirstSecret("administrator", username, password);
}

async function declareUser({ journal }: ServiceContext, wanted: NewUser): Promise<void> {
  const found = await findByName(journal, wanted.username);
  if (found) await updateUser(journal, found, wanted, context());
  else await createUser(journal, wanted, context());
}

type Declarations = { users: NewUser[]; clients: Declared[] };

function readDeclarations(file: string): Declarations {
  const told = (where: string, error: unknown): never => {
    const properties = error instanceof Refused ? Object.values(error.properties).flat() : [];
    const message = error instanceof SyntaxError ? "is not JSON" : (error as Error).message;
    throw new Error(`BOOTSTRAP_FILE ${file}: ${where} ${[message, ...properties].join(" ")}`);
  };
  let root: Readonly<Record<string, unknown>> = {};
  try {
    root = objectOf(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    told("it", error);
  }
  const entries = <T>(name: string, read: (entry: unknown) => T): T[] => {
    const list = root[name] ?? [];
    if (!Array.isArray(list)) return told(name, new Error("must be a list."));
    return list.map((entry, index) => {
      try {
        return read(entry);
      } catch (error) {
        return told(`${name}[${index}]`, error);
      }
    });
  };
  return { users: entries("users", declaredUser), clients: entries("clients", declaredClient) };
}

const clientFields = [
  text("id", { required: true, min: 1, max: 255, pattern: /^\S+$/, wrong: "The id must not contain white space." }),
  text("secret", { required: true, min: 1, max: 1024 }),
  whole("accessTokenSeconds", { min: 1, max: 31_536_000 }),
];

function declaredClient(entry: unknown): Declared {
  const { id, secret, accessTokenSeconds } = readNew(clientFields, entry);
  const given = objectOf(entry);
  const list = (name: string, standard: readonly string[], allowed?: readonly string[]) => {
    const value = given[name] ?? standard;
    if (!Array.isArray(value) || !value.every((one) => typeof one === "string"))
      throw new Refused("invalid", `${name} must be a list of texts.`);
    const field = allowed && choice(name, allowed);
    const wrong = value.map((one) => field?.parse(one)).find((result) => result && "wrong" in result);
    if (wrong && "wrong" in wrong) throw new Refused("invalid", wrong.wrong.join(" "));
    return value as string[];
  };
  return {
    name: String(id),
    secret: String(secret),
    grants: list("grants", ["password", "refresh_token"], GRANTS),
    scopes: list("scopes", SCOPES, SCOPES),
    redirectUris: list("redirectUris", []),
    accessTokenSeconds: Number(accessTokenSeconds ?? ACCESS_SECONDS),
    refreshTokenSeconds: REFRESH_SECONDS,
  };
}
