// What an operator may say of an OAuth client, and what counts where they say nothing.
import { CommandRejected } from "@isotrail/eventsourcing";
import { type Field, readNew, text, whole } from "@isotrail/http";
import type { Client } from "./decider.ts";

export type NewClient = Omit<Client, "secretHash"> & { readonly secret: string };

/** The grants that the token endpoint offers (RFC 6749, sections 4.3 and 6). */
export const GRANTS: readonly string[] = ["password", "refresh_token"];
export const SCOPES: readonly string[] = ["read", "write"];

/** 12 hours: clients sign in once for an upload that takes hours. */
const ACCESS_TOKEN_SECONDS = 43_200;
/** 30 days. */
const REFRESH_TOKEN_SECONDS = 2_592_000;

/** RFC 6749, appendix A: printable ASCII; the colon ends the id in HTTP Basic. */
const fields: readonly Field[] = [
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

/** @throws CommandRejected "invalid" with the texts for each bad property */
export function newClient(given: Readonly<Record<string, unknown>>): NewClient {
  const { id, secret, accessTokenSeconds = ACCESS_TOKEN_SECONDS } = readNew(fields, given);
  return {
    name: String(id),
    secret: String(secret),
    grants: listOf("grants", given.grants ?? GRANTS, GRANTS),
    scopes: listOf("scopes", given.scopes ?? SCOPES, SCOPES),
    redirectUris: listOf("redirectUris", given.redirectUris ?? []),
    accessTokenSeconds: Number(accessTokenSeconds),
    refreshTokenSeconds: REFRESH_TOKEN_SECONDS,
  };
}

function listOf(name: string, list: unknown, offered?: readonly string[]): string[] {
  const refuse = (text: string) => new CommandRejected("invalid", "Validation failed.", { [name]: [text] });
  if (!Array.isArray(list) || !list.every((one) => typeof one === "string"))
    throw refuse(`This must be a list of ${offered ? offered.join(", ") : "texts"}.`);
  const unknown = offered && list.find((one) => !offered.includes(one));
  if (unknown !== undefined) throw refuse(`"${unknown}" is not offered. This server offers ${offered?.join(", ")}.`);
  return list;
}
