// The fields of a project that a client writes, as the specification's table.
import { choice, type Field, readChanges, readNew, text, whole } from "@isotrail/http";
import type { Settings } from "./decider.ts";

/** "question mark, round brackets, square brackets, slash, …, vertical bar, ampersand" */
export const PROJECT_NAME_FORBIDDEN = '?()[]/\\=+<>:;",*^|&';

const free = { nullable: true };
const positive = { min: 1, nullable: true };

const MAX_URL = 2_000;

/** "remoteURL (valid URL)": of the web, and without a password in it, since every member reads it. */
const remoteURL: Field = {
  name: "remoteURL",
  nullable: true,
  schema: { type: "string", format: "uri", maxLength: MAX_URL },
  parse(value) {
    const url = typeof value === "string" && value.length <= MAX_URL ? URL.parse(value) : null;
    if (!url || !["http:", "https:"].includes(url.protocol))
      return { wrong: ["This must be a URL that begins with http:// or https://."] };
    if (url.username || url.password) return { wrong: ["This must not contain a user name or a password."] };
    return { value: value as string };
  },
};

/** How often a peer that mirrors the project means to look at it. */
const SYNC_FREQUENCIES = ["NEVER", "DAILY", "WEEKLY", "MONTHLY", "SEMIMONTHLY", "QUARTERLY"];

export const projectFields: readonly Field[] = [
  text("name", { required: true, min: 5, max: 1000, forbidden: PROJECT_NAME_FORBIDDEN }),
  text("projectDescription", free),
  text("organism", free),
  whole("genomeSize", positive),
  whole("minimumCoverage", positive),
  whole("maximumCoverage", positive),
  remoteURL,
  choice("syncFrequency", SYNC_FREQUENCIES, free),
];

/** @throws CommandRejected "invalid" with the texts for each bad property */
export const newProject = (body: unknown) => readNew(projectFields, body) as Partial<Settings>;
/** @throws CommandRejected "invalid" also for an unknown property */
export const projectChanges = (body: unknown) => readChanges(projectFields, body) as Partial<Settings>;
