// Views: one table of documents and one of index keys for each view, so that a listing is one range of one index.
import type { DatabaseSync } from "node:sqlite";
import type { Views } from "@isotrail/eventsourcing";
import { reading } from "../sqlite/database.ts";
import type { GroupCommit } from "../sqlite/group-commit.ts";
import { rebuildView } from "./rebuild.ts";
import { checkViewName, declareView } from "./schema.ts";
import { openTable, rowOf, type ViewTable } from "./table.ts";

export function sqliteViews(db: DatabaseSync, group: GroupCommit): Views {
  const tables = new Map<string, ViewTable>();
  const copies = new Map<string, ViewTable>();
  const table = (view: string): ViewTable => {
    const found = tables.get(view);
    if (!found) throw new Error(`view ${view} is not declared`);
    return found;
  };

  return {
    async open(shapes) {
      for (const { name, indexes, byChange = [] } of shapes) {
        checkViewName(name);
        await group.write(() => declareView(db, name, { indexes, byChange }));
        tables.set(name, openTable(db, { name, indexes, byChange }));
      }
    },
    async putIfNewer(view, documents) {
      for (const { keys } of documents) table(view).checkKeys(keys);
      const rows = documents.map(rowOf);
      await group.write(() => {
        for (const row of rows) {
          table(view).put(row);
          copies.get(view)?.put(row);
        }
      });
    },
    rebuild: async (view) => rebuildView({ db, group, tables, copies }, table(view).shape),
    get: (view, ids) => reading(() => table(view).get(ids)),
    find: (view, where) => reading(() => table(view).find(where)),
    count: (view, listing, most) => reading(() => table(view).count(listing, most)),
    place: (view, listing, position) => reading(() => table(view).place(listing, position)),
    countMany: (view, index, values) => reading(() => table(view).countMany(index, values)),
  };
}
