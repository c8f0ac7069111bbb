// Files of many samples: of a run, failed ones of a project, those with the same content. Only those that the caller may read.
import type { Caller, ServiceContext } from "@isotrail/http";
import { readableSamples } from "../access.ts";
import type { FilesSettings } from "../settings.ts";
import { fileDocument, type LoadedFile, type LoadedObject } from "./document.ts";
import { findPages, type ListIndex } from "./find.ts";
import { kindOf, SEQUENCED } from "./kind.ts";
import { fileState, type ProcessingState, stateKey } from "./processing-state.ts";

type Service = ServiceContext<FilesSettings>;
type Where = { readonly index: ListIndex; readonly value: string };

/** @param state only files in this state */
export async function* filesOfRun(service: Service, caller: Caller, run: string, state?: ProcessingState) {
  const where: Where = state ? { index: "state", value: stateKey("run", run, state) } : { index: "run", value: run };
  for await (const { object } of readableObjects(service, caller, where))
    yield* documents(service, object, (file) => state === undefined || fileState(file) === state);
}

/** The files of a project that quality control could not read. Where samples are now, their owner says. */
export async function* failedFilesOf(service: Service, caller: Caller, project: string) {
  const where: Where = { index: "state", value: stateKey("project", project, "ERROR") };
  for await (const { object, projects } of readableObjects(service, caller, where))
    if (projects.includes(project)) yield* documents(service, object, (file) => fileState(file) === "ERROR");
}

/** Files with the same content that are shown, and that are looked at for it: whoever uploads one a million times holds up nobody. */
const MOST_SHOWN = 100;
const MOST_LOOKED_AT = 1000;

/** "duplicates by digest": other files with the same SHA-256, the oldest first. */
export async function* duplicatesOf(service: Service, caller: Caller, { file }: LoadedFile) {
  const where: Where = { index: "digest", value: file.sha256 };
  let shown = 0;
  for await (const { object } of readableObjects(service, caller, where, MOST_LOOKED_AT)) {
    if (!SEQUENCED.includes(kindOf(object.id))) continue;
    for (const document of documents(service, object, ({ id, sha256 }) => id !== file.id && sha256 === file.sha256)) {
      yield document;
      if (++shown === MOST_SHOWN) return;
    }
  }
}

function documents({ settings }: Service, object: LoadedObject, isShown: (file: LoadedFile["file"]) => boolean) {
  return object.state.files.filter(isShown).map((file) => fileDocument({ object, file }, settings.filesRoot));
}

type Readable = {
  readonly object: LoadedObject;
  /** Those that hold its sample now. */
  readonly projects: readonly string[];
};

/** One question to the catalog for each page. @param most objects that are looked at, readable or not */
async function* readableObjects(
  { aggregates, peers }: Service,
  caller: Caller,
  where: Where,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<Readable> {
  let left = most;
  for await (const page of findPages(aggregates, where.index, where.value)) {
    const live = page.filter(({ state }) => state.status === "live").slice(0, left); // a run also keeps what was deleted
    const samples = live.map(({ state }) => state.sample);
    const readable = await readableSamples(peers, caller, samples);
    for (const object of live) {
      const projects = readable.get(object.state.sample);
      if (projects) yield { object, projects };
    }
    left -= live.length;
    if (left <= 0) return;
  }
}
