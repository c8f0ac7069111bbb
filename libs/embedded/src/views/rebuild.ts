// A new copy of a view, filled beside the one that is read.
import type { DatabaseSync } from "node:sqlite";
import type { ViewShape, Views } from "@isotrail/eventsourcing";
import { reading } from "../sqlite/database.ts";
import type { GroupCommit } from "../sqlite/group-commit.ts";
import { copyOf, declareView, dropView, replaceView } from "./schema.ts";
import { openTable, rowOf, type ViewTable } from "./table.ts";

type Parts = {
  readonly db: DatabaseSync;
  readonly group: GroupCommit;
  /** Those that are read, by view. */
  readonly tables: Map<string, ViewTable>;
  /** Those that are filled, by view: what is written to the view goes into them, too. */
  readonly copies: Map<string, ViewTable>;
};

export async function rebuildView(
  { db, group, tables, copies }: Parts,
  shape: ViewShape,
): ReturnType<Views["rebuild"]> {
  const view = shape.name;
  const name = copyOf(view);
  const copy = await group.write(() => {
    dropView(db, name); // left by a rebuild that never finished
    declareView(db, name, shape);
    const opened = openTable(db, { ...shape, name });
    copies.set(view, opened);
    return opened;
  });
  return {
    views: {
      get: (_view, ids) => reading(() => copy.get(ids)),
      putIfNewer: (_view, documents) =>
        group.write(() => {
          for (const document of documents) copy.put(rowOf(document));
        }),
    },
    finish: () =>
      group.write(() => {
        replaceView(db, view, name);
        copies.delete(view);
        tables.set(view, openTable(db, shape));
      }),
    discard: () =>
      group.write(() => {
        copies.delete(view);
        dropView(db, name);
      }),
  };
}
