// The views: every document equals the fold of its stream, and is found under its keys and no others.
import { isDeepStrictEqual } from "node:util";
import type { AnyAggregate, Document, Views } from "@isotrail/eventsourcing";
import { parseStream, streamOf } from "@isotrail/eventsourcing";
import type { Check } from "./check.ts";
import type { Folded } from "./scratch.ts";
import { aggregateOf, streamNow } from "./verify-log.ts";

/** Documents that are read at once. */
const PAGE = 500;
/** Documents of a listing that are read at once. */
const LISTED = 2000;

/** As it would be read back: what JSON drops is no difference. */
const asStored = (state: unknown): unknown => JSON.parse(JSON.stringify(state ?? null));

export async function verifyViews(check: Check): Promise<void> {
  let done = 0;
  for (const page of check.scratch.streams(PAGE)) {
    check.signal.throwIfAborted();
    for (const aggregate of check.engine.aggregates)
      await verifyDocuments(
        check,
        aggregate,
        page.filter(({ stream }) => aggregateOf(check.engine, stream) === aggregate),
      );
    done += page.length;
    check.progress(`compared ${done} of ${check.checked.streams} views with their streams`);
  }
}

async function verifyDocuments(check: Check, aggregate: AnyAggregate, streams: readonly Folded[]): Promise<void> {
  if (streams.length === 0) return;
  const ids = streams.map(({ stream }) => parseStream(stream).id);
  const found = await check.stores.views.get(aggregate.view.name, ids);
  const documents = new Map(found.map((document) => [document.id, document]));
  for (const folded of streams) {
    const document = documents.get(parseStream(folded.stream).id);
    if (!isTrue(aggregate, folded, document)) await lookAgain(check, folded.stream);
  }
  check.scratch.together(() => {
    for (const folded of streams) keepKeys(check, aggregate, folded);
  });
}

function isTrue(aggregate: AnyAggregate, { version, state }: Folded, document: Document | undefined): boolean {
  if (!document) return state === undefined;
  const truth = state === undefined ? asStored(aggregate.initial) : state;
  return document.version === version && isDeepStrictEqual(asStored(document.state), truth);
}

/** It differs from what was folded: the stream may have gone on, the view may be behind, or it is wrong. */
async function lookAgain(check: Check, stream: string): Promise<void> {
  const { engine, stores, checked, repaired, fault } = check;
  const aggregate = aggregateOf(engine, stream);
  if (!aggregate) return;
  const { id } = parseStream(stream);
  const [document] = await stores.views.get(aggregate.view.name, [id]); // before the stream, which can only be longer
  const { newest, exists } = await streamNow(check, stream);
  const version = document?.version ?? 0;
  if (version > (newest?.version ?? 0))
    return fault(`the view of ${stream} is at version ${version}, its stream is not`);
  if (document) {
    const { state } = await streamNow(check, stream, version);
    if (!isDeepStrictEqual(asStored(document.state), asStored(state)))
      fault(`the view of ${stream} does not equal the fold of its ${version} commits`);
  }
  if (!newest || newest.version === version || !exists) return;
  if (newest.position > repaired) checked.behind++;
  else fault(`the view of ${stream} is at version ${version}, its stream at ${newest.version}`);
}

function keepKeys({ scratch }: Check, aggregate: AnyAggregate, { stream, state }: Folded): void {
  if (state === undefined) return;
  const { id } = parseStream(stream);
  for (const [index, values] of Object.entries(aggregate.view.keys(state, id)))
    for (const value of values) scratch.putKey(aggregate.view.name, index, value, id);
}

/** Each value must find as many documents as have it; where it does not, its listing is read and named one by one. */
export async function verifyIndexes(check: Check): Promise<void> {
  for (const aggregate of check.engine.aggregates)
    for (const index of aggregate.view.indexes) await verifyIndex(check, aggregate, index);
}

async function verifyIndex(check: Check, aggregate: AnyAggregate, index: string): Promise<void> {
  const { stores, scratch, signal } = check;
  const { name } = aggregate.view;
  for (const expected of scratch.keys(name, index, PAGE)) {
    signal.throwIfAborted();
    const counted = await stores.views.countMany(name, index, [...expected.keys()]);
    for (const [value, number] of expected)
      if (counted.get(value) !== number) await readListing(check, aggregate, index, value);
    check.progress(`counted the keys of ${name}`);
  }
}

async function readListing(check: Check, aggregate: AnyAggregate, index: string, value: string): Promise<void> {
  const { name, keys } = aggregate.view;
  const missing = check.scratch.idsUnder(name, index, value);
  for await (const { id, state } of listed(check.stores.views, name, index, value)) {
    if (!missing.delete(id) && (await streamNow(check, streamOf(aggregate, id))).newest === undefined)
      check.fault(`${name}: ${id} is found under ${index}, but has no stream`);
    if (!keys(state, id)[index]?.includes(value))
      check.fault(`${name}: ${id} is found under ${index}, where it does not belong`);
  }
  for (const id of missing)
    if (!(await isFound(check, aggregate, id, index, value))) check.fault(`${name}: ${id} is not found under ${index}`);
}

async function* listed(views: Views, name: string, index: string, value: string): AsyncGenerator<Document> {
  for (let after: number | undefined; ; ) {
    const where = { index, value, limit: LISTED, ...(after !== undefined && { after }) };
    const page = await views.find(name, where);
    yield* page;
    after = page.at(-1)?.order;
    if (page.length < LISTED || after === undefined) return;
  }
}

/** Also true when the document has lost this key meanwhile, or is behind and did not have it yet. */
async function isFound(check: Check, aggregate: AnyAggregate, id: string, index: string, value: string) {
  const { views } = check.stores;
  const { name, keys } = aggregate.view;
  for (;;) {
    const [document] = await views.get<unknown>(name, [id]);
    if (!document || !keys(document.state, id)[index]?.includes(value)) return true;
    const [found] = await views.find(name, { index, value, after: document.order - 1, limit: 1 });
    if (found?.id === id) return true;
    const [now] = await views.get(name, [id]);
    if (now?.version === document.version) return false;
  }
}
