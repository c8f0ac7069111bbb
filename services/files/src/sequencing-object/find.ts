// Finds the sequencing object or file that a path names: only what was not deleted, and only in this sample.
import { type AggregateStore, CommandRejected } from "@isotrail/eventsourcing";
import type { LoadedFile, LoadedObject } from "./document.ts";
import { idOf, type Kind, kindOf } from "./kind.ts";
import { sequencingObject } from "./sequencing-object.ts";

export type ObjectPath = { readonly sample: string; readonly object: string };
export type FilePath = { readonly sample: string; readonly file: string };

/** @throws CommandRejected "missing" */
export async function findObject(
  aggregates: AggregateStore,
  kind: Kind,
  { sample, object }: ObjectPath,
): Promise<LoadedObject> {
  const id = idOf(kind, object);
  return inSample((await aggregates.find(sequencingObject, [id])).get(id), sample);
}

/** The sequence file that a path names by itself. @throws CommandRejected "missing" */
export async function findFile(aggregates: AggregateStore, { sample, file }: FilePath): Promise<LoadedFile> {
  const where = { index: "file", value: file, limit: 1 };
  const [found] = await aggregates.findByIndex(sequencingObject, where);
  const object = inSample(found, sample);
  if (kindOf(object.id) === "assemblies") throw missing(); // an assembly is no sequence file
  return fileOf(object, file);
}

/** The file that a path names within its object. @throws CommandRejected "missing" */
export async function findFileOf(
  aggregates: AggregateStore,
  kind: Kind,
  path: ObjectPath & FilePath,
): Promise<LoadedFile> {
  return fileOf(await findObject(aggregates, kind, path), path.file);
}

const missing = () => new CommandRejected("missing", "This file does not exist.");

function inSample(found: LoadedObject | undefined, sample: string): LoadedObject {
  if (found?.state.status !== "live" || found.state.sample !== sample) throw missing();
  return found;
}

function fileOf(object: LoadedObject, id: string): LoadedFile {
  const file = object.state.files.find((one) => one.id === id);
  if (!file) throw missing();
  return { object, file };
}

const PAGE = 500;

/** The indexes that list objects. */
export type ListIndex = "sample" | "sequenceFiles" | Kind | "run" | "state" | "digest";

/** Every object that has `value` under `index`, in the order of uploads, page by page. */
export async function* findObjects(
  aggregates: AggregateStore,
  index: ListIndex,
  value: string,
): AsyncGenerator<LoadedObject> {
  for await (const page of findPages(aggregates, index, value)) yield* page;
}

export async function* findPages(
  aggregates: AggregateStore,
  index: ListIndex,
  value: string,
): AsyncGenerator<readonly LoadedObject[]> {
  for (let after = 0; ; ) {
    const page = await aggregates.findByIndex(sequencingObject, { index, value, after, limit: PAGE });
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    after = page.at(-1)?.order ?? after;
  }
}
