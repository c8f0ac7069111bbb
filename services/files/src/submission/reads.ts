// The inputs of an analysis submission as its readers see them: what is still there, in samples that they may read.
import type { Caller, ServiceContext } from "@isotrail/http";
import { objectsOfSubmission, readableSamples } from "../access.ts";
import { analysesOf } from "../sequencing-object/analyses.ts";
import { fileDocuments, type LoadedObject, objectDocument } from "../sequencing-object/document.ts";
import { type Kind, kindOf, numberOf } from "../sequencing-object/kind.ts";
import { sequencingObject } from "../sequencing-object/sequencing-object.ts";
import type { FilesSettings } from "../settings.ts";

type Service = ServiceContext<FilesSettings>;

const PAGE = 500;

export async function* pairsOfSubmission(service: Service, caller: Caller, id: string) {
  for await (const page of inputsOf(service, caller, id, "pairs")) {
    const analyses = await analysesOf(service, caller, page);
    yield* page.map((pair) => objectDocument(pair, service.settings.filesRoot, analyses[numberOf(pair.id)]));
  }
}

/** "collection of sequence files used as single-end" */
export async function* singlesOfSubmission(service: Service, caller: Caller, id: string) {
  for await (const page of inputsOf(service, caller, id, "unpaired"))
    yield* page.flatMap((single) => fileDocuments(single, service.settings.filesRoot));
}

async function* inputsOf(
  { aggregates, peers }: Service,
  caller: Caller,
  id: string,
  kind: Kind,
): AsyncGenerator<readonly LoadedObject[]> {
  const objects = await objectsOfSubmission(peers, caller, id);
  const ids = objects.filter((object) => kindOf(object) === kind);
  for (let from = 0; from < ids.length; from += PAGE) {
    const found = await aggregates.find(sequencingObject, ids.slice(from, from + PAGE));
    const live = [...found.values()].filter((object) => object.state.status === "live");
    const samples = live.map((object) => object.state.sample);
    const readable = await readableSamples(peers, caller, samples);
    yield live
      .filter((object) => readable.has(object.state.sample))
      .sort((a, b) => Number(numberOf(a.id)) - Number(numberOf(b.id)));
  }
}
