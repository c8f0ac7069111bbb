// The fields of a project that a client writes, as the specification's table.
import { type Field, readChanges, readNew, text, whole } from "@isotrail/http";
import type { Settings } from "./decider.ts";

/** "question mark, round brackets, square brackets, slash, …, vertical bar, ampersand" */
export const PROJECT_NAME_FORBIDDEN = '?()[]/\\=+<>:;",*^|&';

const free = { nullable: true };
const positive = { min: 1, nullable: true };

export const projectFields: readonly Field[] = [
  text("name", { required: true, min: 5, max: 1000, forbidden: PROJECT_NAME_FORBIDDEN }),
  text("projectDescription", free),
  text("organism", free),
  whole("genomeSize", positive),
  whole("minimumCoverage", positive),
  whole("maximumCoverage", positive),
];

/** @throws CommandRejected "invalid" with the texts for each bad property */
export const newProject = (body: unknown) => readNew(projectFields, body) as Partial<Settings>;
/** @throws CommandRejected "invalid" also for an unknown property */
export const projectChanges = (body: unknown) => readChanges(projectFields, body) as Partial<Settings>;
