// What there is to know of the pairs and single files that somebody wants to analyse: the analysis service judges it.
import type { Caller, ServiceContext } from "@isotrail/http";
import { readableSamples } from "../access.ts";
import type { LoadedObject } from "../sequencing-object/document.ts";
import { idOf } from "../sequencing-object/kind.ts";
import { sequencingObject } from "../sequencing-object/sequencing-object.ts";
import type { Asked } from "./questions.ts";

/** @returns facts in the order of the question; beyond their existence only of what the caller may read */
export async function inputFacts({ aggregates, peers }: ServiceContext, caller: Caller, { pairs, singles }: Asked) {
  const idOfPair = (number: string) => idOf("pairs", number);
  const idOfSingle = (number: string) => idOf("unpaired", number);
  const found = await aggregates.find(sequencingObject, [...pairs.map(idOfPair), ...singles.map(idOfSingle)]);
  const live = [...found.values()].filter(({ state }) => state.status === "live");
  const samples = [...new Set(live.map(({ state }) => state.sample))];
  // a service that acts for nobody, by a project's setting, may know what is there
  const readable = caller.user === undefined ? new Set(samples) : await readableSamples(peers, caller, samples);
  const factsOf = (number: string, object: LoadedObject | undefined) => {
    if (!object) return { id: number, exists: false, read: false, status: "none" };
    if (object.state.status !== "live") return { id: number, exists: true, read: false, status: "deleted" };
    const read = readable.has(object.state.sample);
    return { id: number, exists: true, read, status: "live", ...(read && facts(object)) };
  };
  return {
    pairs: pairs.map((number) => factsOf(number, found.get(idOfPair(number)))),
    singles: singles.map((number) => factsOf(number, found.get(idOfSingle(number)))),
  };
}

/** The files of a pair: forward, then reverse. */
const facts = ({ id, state }: LoadedObject) => ({
  object: id,
  sample: state.sample,
  files: state.files.map(({ id: file, fileName, size, sha256, compression, qualityControl }) => ({
    id: file,
    fileName,
    size,
    sha256,
    compression,
    qualityControl: qualityControl.step,
  })),
});
