// Makes a view anew in a collection of its own, beside the one that is read; then its alias is pointed there.
import { randomUUID } from "node:crypto";
import type { Views } from "@isotrail/eventsourcing";
import type { Db } from "mongodb";
import { call } from "../errors.ts";
import type { ViewAliases } from "./view-aliases.ts";
import { documentOf, getDocuments, putDocuments, VIEW_INDEX, type ViewDocument } from "./view-documents.ts";

export async function createCollection(db: Db, name: string): Promise<void> {
  await call(() => db.collection(name).createIndex(VIEW_INDEX));
}

export async function rebuildView(db: Db, aliases: ViewAliases, view: string): ReturnType<Views["rebuild"]> {
  await aliases.refresh();
  const before = await aliases.get(view);
  const rebuilt = `view-${view}-${randomUUID().slice(0, 8)}`;
  await createCollection(db, rebuilt);
  const building = await aliases.change(before, { current: before.current, shadow: rebuilt });
  const drop = (name: string) => call(() => db.collection(name).drop());
  if (before.shadow) await drop(before.shadow); // left by a rebuild that broke off
  const collection = db.collection<ViewDocument>(rebuilt);
  return {
    views: {
      get: (_view, ids) => getDocuments(collection, ids),
      putIfNewer: (_view, documents) => putDocuments(collection, documents.map(documentOf)),
    },
    async finish() {
      // the old collection is written too until no process reads it any more
      const switched = await aliases.change(building, { current: rebuilt, shadow: building.current });
      await aliases.change(switched, { current: rebuilt, shadow: null });
      await drop(building.current);
    },
    async discard() {
      await aliases.change(building, { current: building.current, shadow: null });
      await drop(rebuilt);
    },
  };
}
