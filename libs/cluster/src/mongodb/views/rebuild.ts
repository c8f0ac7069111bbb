// Makes a view anew in a collection of its own, beside the one that is read; then its alias is pointed there.
import { randomUUID } from "node:crypto";
import type { ViewShape, Views } from "@isotrail/eventsourcing";
import type { Db } from "mongodb";
import { call } from "../errors.ts";
import { BY_CHANGE, BY_NUMBER } from "./listings.ts";
import type { ViewAliases } from "./view-aliases.ts";
import { documentOf, getDocuments, putDocuments, type ViewDocument } from "./view-documents.ts";

export async function createCollection(db: Db, name: string, { byChange = [] }: ViewShape): Promise<void> {
  await call(() => db.collection(name).createIndex(BY_NUMBER));
  if (byChange.length > 0) await call(() => db.collection(name).createIndex(BY_CHANGE));
}

export async function rebuildView(db: Db, aliases: ViewAliases, shape: ViewShape): ReturnType<Views["rebuild"]> {
  const { name: view, byChange = [] } = shape;
  await aliases.refresh();
  const before = await aliases.get(view);
  const rebuilt = `view-${view}-${randomUUID().slice(0, 8)}`;
  await createCollection(db, rebuilt, shape);
  const building = await aliases.change(before, { current: before.current, shadow: rebuilt });
  const drop = (name: string) => call(() => db.collection(name).drop());
  if (before.shadow) await drop(before.shadow); // left by a rebuild that broke off
  const collection = db.collection<ViewDocument>(rebuilt);
  return {
    views: {
      get: (_view, ids) => getDocuments(collection, ids),
      putIfNewer: (_view, documents) =>
        putDocuments(
          collection,
          documents.map((entry) => documentOf(entry, byChange)),
        ),
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
