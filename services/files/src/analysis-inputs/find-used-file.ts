// Finds a file that an analysis submission uses, also when it was deleted since.
import { type AggregateStore, CommandRejected } from "@isotrail/eventsourcing";
import type { LoadedFile } from "../sequencing-object/document.ts";
import { mayBeUsed } from "../sequencing-object/retention.ts";
import { sequencingObject } from "../sequencing-object/sequencing-object.ts";

/** @throws CommandRejected "missing" also for what no submission uses */
export async function findUsedFile(aggregates: AggregateStore, id: string, fileId: string): Promise<LoadedFile> {
  const object = (await aggregates.find(sequencingObject, [id])).get(id);
  const isThere = object && (object.state.status === "live" || object.state.status === "kept");
  const file = isThere && mayBeUsed(object.state) && object.state.files.find((one) => one.id === fileId);
  if (!file) throw new CommandRejected("missing", "This file does not exist, or no submission uses it.");
  return { object, file };
}
