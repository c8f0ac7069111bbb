// Views over MongoDB: a collection for each, behind an alias, so that a rebuild can replace it while all processes go on.
import type { Listing, ViewShape, Views } from "@isotrail/eventsourcing";
import type { Db } from "mongodb";
import { countListed, findDocuments, placeOf } from "./listings.ts";
import { createCollection, rebuildView } from "./rebuild.ts";
import { type AliasDocument, ViewAliases } from "./view-aliases.ts";
import { countDocuments, documentOf, getDocuments, putDocuments, type ViewDocument } from "./view-documents.ts";
import { type ProcessDocument, ViewProcesses } from "./view-processes.ts";

/** Part of a collection's name. */
const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,62}$/;

export function mongodbViews(db: Db): Views & { close(): Promise<void> } {
  const aliases = openAliases(db);
  const declared = new Declared();
  const collection = (name: string) => db.collection<ViewDocument>(name);
  const current = async (view: string) => collection((await aliases.get(view)).current);
  return {
    async open(shapes) {
      for (const { name, indexes, byChange = [] } of shapes) {
        const shape = { name, indexes, byChange };
        if (!NAME.test(name)) throw new Error(`a view cannot be named ${JSON.stringify(name)}`);
        await aliases.declare(shape, (made) => createCollection(db, made, shape));
        declared.add(shape);
      }
    },
    async putIfNewer(view, documents) {
      const { byChange = [] } = declared.check(view, ...documents.flatMap(({ keys }) => Object.keys(keys)));
      const ready = documents.map((entry) => documentOf(entry, byChange));
      await aliases.write(view, async ({ current, shadow }) => {
        await putDocuments(collection(current), ready);
        if (shadow) await putDocuments(collection(shadow), ready);
      });
    },
    async get<State>(view: string, ids: readonly string[]) {
      declared.check(view);
      return getDocuments<State>(await current(view), ids);
    },
    async find<State>(view: string, listing: Listing & { readonly limit: number }) {
      declared.checkListing(view, listing);
      return findDocuments<State>(await current(view), listing);
    },
    async count(view, listing, most) {
      declared.checkListing(view, listing);
      return countListed(await current(view), listing, most);
    },
    async place(view, listing, position) {
      declared.checkListing(view, listing);
      return placeOf(await current(view), listing, position);
    },
    async countMany(view, index, values) {
      declared.check(view, index);
      return countDocuments(await current(view), index, values);
    },
    async rebuild(view) {
      return rebuildView(db, aliases, declared.check(view));
    },
    close: () => aliases.close(),
  };
}

function openAliases(db: Db): ViewAliases {
  const processes = new ViewProcesses(db.collection<ProcessDocument>("processes"));
  return new ViewAliases(db.collection<AliasDocument>("views"), processes);
}

/** The views that were declared, each with its indexes. */
class Declared {
  readonly #shapes = new Map<string, ViewShape>();

  add(shape: ViewShape): void {
    this.#shapes.set(shape.name, shape);
  }

  /** @throws Error when the view, or one of these indexes of it, is not declared */
  check(view: string, ...indexes: readonly string[]): ViewShape {
    const shape = this.#shapes.get(view);
    if (!shape) throw new Error(`view ${view} is not declared`);
    for (const index of indexes)
      if (!shape.indexes.includes(index)) throw new Error(`view ${view} has no index ${index}`);
    return shape;
  }

  checkListing(view: string, { index, and = [], changed }: Listing): void {
    const { byChange = [] } = this.check(view, index, ...and.map((condition) => condition.index));
    if (changed !== undefined && !byChange.includes(index))
      throw new Error(`view ${view} has no index ${index} by change`);
  }
}
