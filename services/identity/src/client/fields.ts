// What may be said of an OAuth client, and what counts where nothing is said.
import { CommandRejected } from "@isotrail/eventsourcing";
import { type Field, objectOf, readChanges, readNew, text, whole } from "@isotrail/http";
import { LONGEST_ACCESS_SECONDS, LONGEST_REFRESH_SECONDS } from "../revocation/months.ts";
import type { ClientFields } from "./decider.ts";
import { isRedirectUri } from "./redirect-uri.ts";

/** What is said of how a client may get tokens. */
export type ClientTerms = Omit<ClientFields, "name" | "secretHash" | "declaredIn">;
/** Without a secret the client is public. */
export type NewClient = ClientTerms & { readonly name: string; readonly secret: string | undefined };

type Given = Readonly<Record<string, unknown>>;

/** The grants that the token endpoint offers (RFC 6749, sections 4.1, 4.3 and 6). */
export const GRANTS: readonly string[] = ["authorization_code", "password", "refresh_token"];
export const SCOPES: readonly string[] = ["read", "write"];
const MOST_REDIRECT_URIS = 20;

/** 12 hours: clients sign in once for an upload that takes hours. 30 days for refresh tokens. */
const TERMS: ClientTerms = {
  grants: ["password", "refresh_token"],
  scopes: SCOPES,
  redirectUris: [],
  accessTokenSeconds: 43_200,
  refreshTokenSeconds: 2_592_000,
};
const TERMS_OF_PUBLIC = { ...TERMS, grants: ["authorization_code", "refresh_token"] };

/** RFC 6749, appendix A: printable ASCII; the colon ends the id in HTTP Basic. */
export const clientId = (name: string): Field =>
  text(name, {
    required: true,
    max: 255,
    pattern: /^[!-9;-~]+$/,
    wrong: "This must be printable ASCII characters without blanks and colons.",
  });
const secretField = text("secret", {
  required: true,
  max: 1024,
  pattern: /^[ -~]+$/,
  wrong: "This must be printable ASCII characters.",
});
export const lifetimes: readonly Field[] = [
  whole("accessTokenSeconds", { min: 1, max: LONGEST_ACCESS_SECONDS }),
  whole("refreshTokenSeconds", { min: 1, max: LONGEST_REFRESH_SECONDS, nullable: true }),
];
/** How long the secret before a new one counts yet; a day, unless it is said. */
export const GRACE_FIELD = whole("graceSeconds", { min: 0, max: 2_592_000 });
const GRACE_SECONDS = 86_400;
const LISTS = ["grants", "scopes", "redirectUris"];

/**
 * A client of the settings or of BOOTSTRAP_FILE, which says its secret itself, or that it is public.
 * @throws CommandRejected "invalid" with the texts for each bad property
 */
export function newClient(given: Given): NewClient {
  const isPublic = publicOf(given);
  const { id, secret } = readNew(isPublic ? [clientId("id")] : [clientId("id"), secretField], given);
  return { name: String(id), secret: isPublic ? undefined : String(secret), ...termsOf(given, isPublic) };
}

export const termsIn = ({
  grants,
  scopes,
  redirectUris,
  accessTokenSeconds,
  refreshTokenSeconds,
}: ClientTerms): ClientTerms => ({
  grants,
  scopes,
  redirectUris,
  accessTokenSeconds,
  refreshTokenSeconds,
});

/** @throws CommandRejected "invalid" with the texts for each bad property */
export const termsOf = (given: Given, isPublic: boolean): ClientTerms =>
  terms(given, isPublic ? TERMS_OF_PUBLIC : TERMS, readNew(lifetimes, given));

/** @throws CommandRejected "invalid" with the texts for each bad property, or with the list of what can be changed */
export function changedTerms(before: ClientTerms, body: Given): ClientTerms {
  const own = Object.keys(body).filter((name) => LISTS.includes(name));
  const others = Object.fromEntries(Object.entries(body).filter(([name]) => !own.includes(name)));
  return terms(body, before, readChanges([...lifetimes, ...LISTS.map((name) => text(name))], others));
}

function terms(given: Given, before: ClientTerms, { accessTokenSeconds, refreshTokenSeconds }: Given): ClientTerms {
  const grants = listOf("grants", given.grants ?? before.grants, GRANTS);
  const redirectUris = redirectUrisOf(given.redirectUris ?? before.redirectUris);
  if (grants.includes("authorization_code") && redirectUris.length === 0)
    throw wrong("redirectUris", "The grant authorization_code needs one at least.");
  return {
    grants,
    scopes: listOf("scopes", given.scopes ?? before.scopes, SCOPES),
    redirectUris,
    accessTokenSeconds: Number(accessTokenSeconds ?? before.accessTokenSeconds),
    refreshTokenSeconds: Number(refreshTokenSeconds === undefined ? before.refreshTokenSeconds : refreshTokenSeconds),
  };
}

/** A client of the API, whose secret is made here. @throws CommandRejected "invalid" with the texts for each bad property */
export function newClientOfApi(body: unknown): ClientTerms & { readonly name: string; readonly isPublic: boolean } {
  const given = objectOf(body);
  const isPublic = publicOf(given);
  const { clientId: name } = readNew([clientId("clientId")], given);
  return { name: String(name), isPublic, ...termsOf(given, isPublic) };
}

/** @throws CommandRejected "invalid" */
export const graceSecondsOf = (body: unknown): number =>
  Number(readNew([GRACE_FIELD], body ?? {}).graceSeconds ?? GRACE_SECONDS);

/** @throws CommandRejected "invalid" */
export function publicOf({ public: given = false }: Given): boolean {
  if (typeof given !== "boolean") throw wrong("public", "This must be true or false.");
  return given;
}

function redirectUrisOf(given: unknown): readonly string[] {
  const list = listOf("redirectUris", given);
  if (list.length > MOST_REDIRECT_URIS) throw wrong("redirectUris", `There must be at most ${MOST_REDIRECT_URIS}.`);
  if (!list.every(isRedirectUri))
    throw wrong(
      "redirectUris",
      "Each must be an absolute address, http, https or a program's own scheme, without a fragment.",
    );
  return list;
}

function listOf(name: string, list: unknown, offered?: readonly string[]): readonly string[] {
  if (!Array.isArray(list) || !list.every((one) => typeof one === "string"))
    throw wrong(name, `This must be a list of ${offered ? offered.join(", ") : "texts"}.`);
  const unknown = offered && list.find((one) => !offered.includes(one));
  if (unknown !== undefined)
    throw wrong(name, `"${unknown}" is not offered. This server offers ${offered?.join(", ")}.`);
  if (offered && list.length === 0) throw wrong(name, "This must not be empty.");
  return [...new Set(list)];
}

const wrong = (name: string, text: string) => new CommandRejected("invalid", "Validation failed.", { [name]: [text] });
