// What must always be true of one service's data (design 2.12), checked on a live or a stopped system.
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import {
  type AnyAggregate,
  type Claim,
  type Document,
  fold,
  parseStream,
  type ServiceEngine,
  type Stores,
} from "@isotrail/eventsourcing";

export type Checked = { commits: number; streams: number; claims: number; blobs: number; behind: number };
type Report = (fault: string) => void;

const PAGE = 500;
/** A claim whose commit is not there yet may be a command under way; after this time, in milliseconds, it is a fault. */
const OPEN_CLAIM = 60_000;

/** Names every broken invariant to `report`; reads only. */
export async function verifyService(engine: ServiceEngine, stores: Stores, report: Report): Promise<Checked> {
  const checked: Checked = { commits: 0, streams: 0, claims: 0, blobs: 0, behind: 0 };
  const fault: Report = (text) => report(`${engine.name}: ${text}`);
  const repaired = (await stores.positions.get(`${engine.name}/repair`))?.position ?? 0;
  const versions = new Map<string, number>();
  let last = 0;
  for (;;) {
    const commits = await stores.log.readFrom(last, PAGE);
    if (commits.length === 0) break;
    for (const commit of commits) {
      if (commit.position !== last + 1) fault(`position ${commit.position} follows ${last}: the log has a gap`);
      last = commit.position;
      const before = versions.get(commit.stream) ?? 0;
      if (commit.version !== before + 1) fault(`${commit.stream} has version ${commit.version} after ${before}`);
      versions.set(commit.stream, commit.version);
      checked.commits++;
    }
  }
  for (const stream of versions.keys()) {
    await verifyStream(engine, stores, stream, repaired, checked, fault);
    checked.streams++;
  }
  await verifyClaims(engine, stores, checked, fault);
  return checked;
}

/** As it would be read back: what JSON drops is no difference. */
const asStored = (state: unknown): unknown => JSON.parse(JSON.stringify(state ?? null));

const aggregateOf = (engine: ServiceEngine, stream: string) =>
  engine.aggregates.find(({ category }) => category === parseStream(stream).category);

async function verifyStream(
  engine: ServiceEngine,
  stores: Stores,
  stream: string,
  repaired: number,
  checked: Checked,
  fault: Report,
): Promise<void> {
  const aggregate = aggregateOf(engine, stream);
  if (!aggregate) return fault(`no aggregate is declared for stream ${stream}`);
  const { id } = parseStream(stream);
  const commits = await stores.log.readStream(stream, 0);
  const [document] = await stores.views.get(aggregate.view.name, [id]);
  const newest = commits.at(-1);
  const version = document?.version ?? 0;
  if (newest && version > newest.version) {
    const again = await stores.log.readStream(stream, 0); // a live system goes on meanwhile
    if (version > (again.at(-1)?.version ?? 0))
      fault(`the view of ${stream} is at version ${version}, its stream is not`);
    commits.push(...again.slice(commits.length));
  }
  const state = fold(
    aggregate,
    id,
    aggregate.initial,
    commits.filter((commit) => commit.version <= version),
  );
  if (document && !isDeepStrictEqual(asStored(document.state), asStored(state)))
    fault(`the view of ${stream} does not equal the fold of its ${version} commits`);
  const whole = fold(aggregate, id, aggregate.initial, commits);
  if (newest && version < newest.version && whole !== aggregate.initial) {
    if (newest.position > repaired) checked.behind++;
    else fault(`the view of ${stream} is at version ${version}, its stream at ${newest.version}`);
  }
  if (newest && newest.position <= repaired)
    for (const key of aggregate.claims?.(whole, id) ?? []) {
      const held = await stores.claims.get(key);
      const now = await stores.log.readStream(stream, newest.version); // a live system may have given it back meanwhile
      if (held?.stream !== stream && now.length === 0) fault(`${stream} holds ${key}, but no claim says so`);
    }
  if (document) await verifyKeys(stores, aggregate, document, fault);
  for (const blob of aggregate.blobs?.(whole) ?? []) await verifyBlob(stores, stream, blob, checked, fault);
}

async function verifyKeys(stores: Stores, aggregate: AnyAggregate, document: Document, fault: Report): Promise<void> {
  const { name } = aggregate.view;
  const keys = aggregate.view.keys(document.state, document.id);
  for (const [index, values] of Object.entries(keys))
    for (const value of values) {
      const [found] = await stores.views.find(name, { index, value, after: document.order - 1, limit: 1 });
      const [now] = await stores.views.get(name, [document.id]);
      if (found?.id !== document.id && now?.version === document.version)
        fault(`${name}: ${document.id} is not found under ${index}`);
    }
}

async function verifyBlob(
  stores: Stores,
  stream: string,
  blob: { key: string; size: number; sha256: string },
  checked: Checked,
  fault: Report,
): Promise<void> {
  checked.blobs++;
  const size = await stores.blobs.size(blob.key);
  if (size === undefined) return fault(`${stream}: blob ${blob.key} is missing`);
  if (size !== blob.size) return fault(`${stream}: blob ${blob.key} has ${size} bytes, its event says ${blob.size}`);
  const hash = createHash("sha256");
  for await (const chunk of (await stores.blobs.read(blob.key)) ?? []) hash.update(chunk);
  if (hash.digest("hex") !== blob.sha256) fault(`${stream}: blob ${blob.key} does not have the SHA-256 of its event`);
}

async function verifyClaims(engine: ServiceEngine, stores: Stores, checked: Checked, fault: Report): Promise<void> {
  for (let after = ""; ; ) {
    const claims = await stores.claims.list(after, PAGE);
    if (claims.length === 0) return;
    for (const claim of claims) {
      after = claim.key;
      checked.claims++;
      const problem = await whatIsWrong(engine, stores, claim);
      if (problem && isDeepStrictEqual(await stores.claims.get(claim.key), claim)) fault(problem);
    }
  }
}

async function whatIsWrong(engine: ServiceEngine, stores: Stores, claim: Claim): Promise<string | undefined> {
  const aggregate = aggregateOf(engine, claim.stream);
  if (!aggregate) return `claim ${claim.key} names ${claim.stream}, which no aggregate is declared for`;
  const commits = await stores.log.readStream(claim.stream, 0);
  if ((commits.at(-1)?.version ?? 0) < claim.version)
    return stores.clock.now() - claim.at > OPEN_CLAIM
      ? `claim ${claim.key} waits for ${claim.stream} ${claim.version}`
      : undefined;
  if (claim.key.startsWith("once/")) return undefined; // a key whose request died without an effect is free, and swept in time
  const { id } = parseStream(claim.stream);
  const held = aggregate.claims?.(fold(aggregate, id, aggregate.initial, commits), id) ?? [];
  return held.includes(claim.key) ? undefined : `claim ${claim.key} is not held by ${claim.stream}`;
}
