// BOOTSTRAP_FILE: the users and clients that an operator declares, read and checked whole before anything is made.
import { readFileSync } from "node:fs";
import { CommandRejected } from "@isotrail/eventsourcing";
import { objectOf } from "@isotrail/http";
import { type NewClient, newClient } from "../client/fields.ts";
import { declaredUser, type NewUser } from "../user/fields.ts";

export type Declarations = { readonly users: readonly NewUser[]; readonly clients: readonly NewClient[] };

type Given = Readonly<Record<string, unknown>>;

const USER = ["username", "password", "firstName", "lastName", "email", "phoneNumber", "role", "locale"];
const CLIENT = [
  "id",
  "secret",
  "public",
  "grants",
  "scopes",
  "redirectUris",
  "accessTokenSeconds",
  "refreshTokenSeconds",
];

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
  return { users: entries("users", USER, declaredUser), clients: entries("clients", CLIENT, newClient) };
}

/** What `read` throws becomes the fault of an entry. */
function inEntry<T>(where: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`${where} ${faultOf(error)}`);
  }
}

/** What is wrong, in one line and without the values. */
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

/** A misspelt name would otherwise be ignored without a word. */
function known(given: Given, names: readonly string[]): Given {
  const wrong = Object.keys(given).find((name) => !names.includes(name));
  if (wrong !== undefined) throw new Error(`${wrong} is not known here. The known names are ${names.join(", ")}.`);
  return given;
}
