// Reading sequencing runs: one, all, and what other services ask about many.
import type { CollectionQuery } from "@isotrail/contracts/collection-query";
import { CommandRejected, type Listing } from "@isotrail/eventsourcing";
import { listed, recordsOf, type ServiceContext } from "@isotrail/http";
import { run } from "./aggregate.ts";
import { runDocument } from "./document.ts";
import { fileCounts, NO_FILES } from "./file-counts.ts";
import { findRun, forbidden } from "./find.ts";
import { type Actor, mayChange, mayRead, maySeeAll } from "./permissions.ts";

/** Identifiers in one question. */
const MAX_IDS = 10_000;

export async function readRun(service: ServiceContext, actor: Actor, id: string) {
  const found = await findRun(service.aggregates, actor, id, mayRead);
  const counts = await fileCounts(service, [id]);
  return { version: found.version, document: runDocument(found, counts[id] ?? NO_FILES) };
}

/** @throws CommandRejected "forbidden" for whoever sees only their own */
export async function listRuns(service: ServiceContext, actor: Actor, asked: CollectionQuery) {
  if (!maySeeAll(actor)) throw forbidden();
  const all: Listing = { index: "all", value: "all" };
  const { modifiedSince } = asked;
  const listing = modifiedSince === undefined ? all : { ...all, changed: modifiedSince };
  return recordsOf(await listed(service.aggregates, run, listing, asked), async (batch) => {
    const ids = batch.map(({ id }) => id);
    const counts = await fileCounts(service, ids);
    return batch.map((one) => runDocument(one, counts[one.id] ?? NO_FILES));
  });
}

/** What a user may do with each of these runs, and what an upload needs to know of them. */
export async function accessToRuns({ aggregates }: ServiceContext, actor: Actor, body: unknown) {
  const ids = idsOf(body);
  const found = await aggregates.find(run, ids);
  return ids.map((id) => {
    const state = found.get(id)?.state;
    if (!state) return { id, exists: false, read: false, write: false, upload: false, status: null, layout: null };
    const write = mayChange(actor, state);
    const { uploadStatus: status, layoutType: layout } = state;
    return { id, exists: true, read: mayRead(actor, state), write, upload: write, status, layout };
  });
}

function idsOf(body: unknown): readonly string[] {
  const { ids } = (body ?? {}) as { ids?: unknown };
  if (!Array.isArray(ids) || ids.length > MAX_IDS || !ids.every((id): id is string => typeof id === "string"))
    throw new CommandRejected("invalid", `"ids" must be a list of at most ${MAX_IDS} identifiers.`);
  return ids;
}
