// How the samples of a project are found: all of them, by name, by words, or by when they changed.
import type { CollectionQuery } from "@isotrail/contracts/collection-query";
import { beginningsOfWords, type Condition, type Keys, type Listing } from "@isotrail/eventsourcing";
import { wordConditions } from "@isotrail/http";
import { nameKey, nameKeys } from "./name.ts";
import type { Sample } from "./state.ts";

export const SAMPLE_INDEXES = ["project", "name", "words"] as const;

/** Each word stands below its project, so that a search costs what it finds there, however many samples others have. */
const scopeOf = (project: string) => `${project}/`;

/** What a search of samples looks at. */
const wordsOf = ({ fields }: Sample) =>
  beginningsOfWords([fields.sampleName, fields.sequencerSampleId, fields.organism, fields.isolate, fields.strain]);

export function sampleKeys(state: Sample): Keys {
  if (state.status !== "live") return {};
  const projects = state.projects.map(({ project }) => project);
  const words = wordsOf(state);
  return {
    project: projects,
    name: nameKeys(state),
    words: projects.flatMap((project) => words.map((word) => scopeOf(project) + word)),
  };
}

export function samplesAsked(project: string, { sampleName, search, modifiedSince }: CollectionQuery): Listing {
  const whole: Condition = { index: "project", value: project };
  const narrower: Condition[] = [
    ...(sampleName === undefined ? [] : [{ index: "name", value: nameKey(project, sampleName) }]),
    ...wordConditions(search, scopeOf(project)),
  ];
  if (modifiedSince !== undefined) return { ...whole, and: narrower, changed: modifiedSince };
  // names and words stand below their project: that one need not be looked for as well
  const [first = whole, ...and] = narrower;
  return { ...first, and };
}
