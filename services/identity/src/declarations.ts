// BOOTSTRAP_FILE: the users and clients that an operator declares, read and checked whole before anything is made.
import { readFileSync } from "node:fs";
import { CommandRejected } from "@isotrail/eventsourcing";
import { type Field, objectOf, readNew, text, whole } from "@isotrail/http";
import { GRANTS, SCOPES } from "./client.ts";
import { ACCESS_SECONDS, type Declared, REFRESH_SECONDS } from "./clients.ts";
import { declaredUser, type NewUser } from "./user.fields.ts";

export type Declarations = { readonly users: readonly NewUser[]; readonly clients: readonly Declared[] };

type Given = Readonly<Record<string, unknown>>;

const USER = ["username", "password", "firstName", "lastName", "email", "phoneNumber", "role", "locale"];
const CLIENT = ["id", "secret", "grants", "scopes", "redirectUris", "accessTokenSeconds"];

/** @throws Error in one line that names the file, the entry and what is wrong with it; never with a secret */
export function readDeclarations(file: string): Declarations {
  const root = inEntry(`BOOTSTRAP_FILE ${file}:`, () => known(objectOf(parsed(file)), ["users", "clients"]));
  const entries = <T>(name: string, names: readonly string[], read: (entry: Given) => T): T[] => {
    const list = root[name] ?? [];
    if (!Array.isArray(list)) throw new Error(`BOOTSTRAP_FILE ${file}: ${name} must be a list.`);
    return list.map((entry, index) =>
      inEntry(`BOOTSTRAP_FILE ${file}: ${name}[${index}]:`, () => read(known(objectOf(entry), names))),
    );
  };
  return { users: entries("users", USER, declaredUser), clients: entries("clients", CLIENT, declaredClient) };
}

/** What `read` throws, told as the fault of an entry. */
function inEntry<T>(where: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`${where} ${faultOf(error)}`);
  }
}

export function faultOf(error: unknown): string {
  const { message } = error as Error;
  if (!(error instanceof CommandRejected)) return message;
  const texts = Object.entries(error.properties).map(([name, wrong]) => `${name}: ${wrong.join(" ")}`);
  return texts.length > 0 ? texts.join(" ") : message;
}

function parsed(file: string): unknown {
  const content = readFileSync(file, "utf8");
  try {
    return JSON.parse(content);
  } catch {
    throw new Error("This is not JSON."); // the parser's words would quote the file, secrets too
  }
}

/** A misspelt name would otherwise be passed over in silence. */
function known(given: Given, names: readonly string[]): Given {
  const wrong = Object.keys(given).find((name) => !names.includes(name));
  if (wrong !== undefined) throw new Error(`${wrong} is not known here; known are ${names.join(", ")}.`);
  return given;
}

/** RFC 6749, appendix A: printable ASCII; the colon ends the id in HTTP Basic. */
export const clientFields: readonly Field[] = [
  text("id", {
    required: true,
    max: 255,
    pattern: /^[!-9;-~]+$/,
    wrong: "This must be printable ASCII characters without blanks and colons.",
  }),
  text("secret", {
    required: true,
    max: 1024,
    pattern: /^[ -~]+$/,
    wrong: "This must be printable ASCII characters.",
  }),
  whole("accessTokenSeconds", { min: 1, max: 31_536_000 }),
];

function declaredClient(given: Given): Declared {
  const { id, secret, accessTokenSeconds } = readNew(clientFields, given);
  return {
    name: String(id),
    secret: String(secret),
    grants: listOf(given, "grants", ["password", "refresh_token"], GRANTS),
    scopes: listOf(given, "scopes", SCOPES, SCOPES),
    redirectUris: listOf(given, "redirectUris", []),
    accessTokenSeconds: Number(accessTokenSeconds ?? ACCESS_SECONDS),
    refreshTokenSeconds: REFRESH_SECONDS,
  };
}

function listOf(given: Given, name: string, standard: readonly string[], allowed?: readonly string[]): string[] {
  const list = given[name] ?? standard;
  const fits = (one: unknown) => typeof one === "string" && (!allowed || allowed.includes(one));
  if (!Array.isArray(list) || !list.every(fits))
    throw new Error(`${name} must be a list of ${allowed ? allowed.join(", ") : "texts"}.`);
  return list;
}
