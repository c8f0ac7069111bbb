// The collections of a sample: its sequence files, and its objects of one kind.
import { type AggregateStore, CommandRejected } from "@isotrail/eventsourcing";
import type { Caller, ServiceContext } from "@isotrail/http";
import type { FilesSettings } from "../settings.ts";
import { analysesOf } from "./analyses.ts";
import { fileDocument, fileDocuments, objectDocument } from "./document.ts";
import { findObjects, findPages } from "./find.ts";
import { type Kind, numberOf } from "./kind.ts";
import { fileState, PROCESSING_STATES, type ProcessingState, stateKey } from "./processing-state.ts";

/** What `?processingState=` asks for; undefined where it is not there. @throws CommandRejected "invalid" */
export function stateAsked({
  processingState: given,
}: {
  readonly processingState?: unknown;
}): ProcessingState | undefined {
  if (given === undefined || given === "") return undefined;
  const found = PROCESSING_STATES.find((state) => state === given);
  if (found) return found;
  const processingState = [`This must be one of: ${PROCESSING_STATES.join(", ")}.`];
  throw new CommandRejected("invalid", "Validation failed.", { processingState });
}

/** "flat list of all files of pairs, single and fast5" */
export async function* filesOfSample(
  aggregates: AggregateStore,
  sample: string,
  root: string,
  state?: ProcessingState,
) {
  if (state === undefined)
    for await (const object of findObjects(aggregates, "sequenceFiles", sample)) yield* fileDocuments(object, root);
  else yield* filesInState(aggregates, stateKey("sample", sample, state), root, state);
}

/** @param key of the index `state` */
async function* filesInState(aggregates: AggregateStore, key: string, root: string, state: ProcessingState) {
  for await (const object of findObjects(aggregates, "state", key))
    for (const file of object.state.files) if (fileState(file) === state) yield fileDocument({ object, file }, root);
}

export async function* objectsOfSample(
  service: ServiceContext<FilesSettings>,
  caller: Caller,
  kind: Kind,
  sample: string,
) {
  const { aggregates, settings } = service;
  for await (const page of findPages(aggregates, kind, sample)) {
    const analyses = await analysesOf(service, caller, page);
    yield* page.map((object) => objectDocument(object, settings.filesRoot, analyses[numberOf(object.id)]));
  }
}
