// What a project contains, as one number that is kept as it changes: for peers that mirror it and pass over what is as it was.
import { createHash } from "node:crypto";
import { SUM_MODULUS, type Sums } from "@isotrail/eventsourcing";
import type { Sample } from "../sample/state.ts";
import type { Project } from "./decider.ts";

/** A number that stands for a value: equal values, whatever the order of their names, have equal numbers. */
function numberOf(value: unknown): number {
  const digest = createHash("sha256").update(JSON.stringify(value, inOrder)).digest();
  return Number(digest.readBigUInt64BE() % BigInt(SUM_MODULUS));
}

const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const partOfSample = (id: string, { fields, metadata, files, projects }: Sample) =>
  Object.fromEntries(
    projects.map(({ project, owner }) => [project, numberOf(["sample", id, owner, fields, metadata, files])]),
  );

/** Members and times are no content. */
export const projectContent: Sums = {
  view: "project-content-1",
  parts(category, state, id) {
    if (category === "sample") {
      const sample = state as Sample;
      return sample.status === "live" ? partOfSample(id, sample) : {};
    }
    if (category !== "project") return {};
    const { status, settings } = state as Project;
    return status === "live" ? { [id]: numberOf(["project", id, settings]) } : {};
  },
};

/** "integer `projectHash`": peers read it into 32 bits with a sign. */
export const hashOf = (sum: number): number =>
  createHash("sha256").update(String(sum)).digest().readInt32BE() & 0x7fffffff;
