// The contract of a whole set of adapters under the aggregate store: real commands, writers at once, and a kill between any two steps.
import { describe, expect, it } from "vitest";
import { streamOf } from "../commands/aggregate.ts";
import { type AggregateStore, openAggregateStore } from "../commands/aggregate-store.ts";
import { lapseOpenClaims } from "../commands/claims/lapse.ts";
import type { CommandContext } from "../commands/command-context.ts";
import { isIdempotencyClaim } from "../commands/idempotency-key.ts";
import { ClaimConflict, CommandRejected, VersionConflict } from "../errors.ts";
import type { Stores } from "../ports/ports.ts";
import { later, newForEachTest, type OpenAdapters, someCommit } from "./adapters.ts";
import { type TallyCommand, type TallyState, tally } from "./tally.ts";

const context = (more: Partial<CommandContext> = {}): CommandContext => ({
  actor: "1",
  cause: "request",
  trace: "",
  deadline: Date.now() + 20_000,
  ...more,
});

const once = (key: string) => context({ idempotencyKey: { key, fingerprint: `body of ${key}` } });

async function storeOf(stores: Stores): Promise<AggregateStore> {
  await stores.views.open([tally.view]);
  return openAggregateStore(stores, [tally]);
}

const start = (aggregates: AggregateStore, name: string, by = context()) =>
  aggregates.create(
    tally,
    async () => String(await aggregates.stores.ids.next("tally")),
    (): TallyCommand => ({ do: "start", name }),
    by,
  );

const idOf = async (aggregates: AggregateStore, name: string) => {
  const [found] = await aggregates.stores.views.find(tally.view.name, { index: "name", value: name, limit: 1 });
  if (!found) throw new Error(`there is no tally named ${name}`);
  return found.id;
};

const change = async (aggregates: AggregateStore, id: string, command: TallyCommand, by = context()) =>
  aggregates.execute(tally, id, command, by);

/** Each request has a key of its own, as a careful client gives it; the ids come from the answers before. */
const STORY: ((aggregates: AggregateStore, ids: string[]) => Promise<{ id: string }>)[] = [
  (aggregates) => start(aggregates, "a", once("1")),
  (aggregates, ids) => change(aggregates, ids[0] ?? "", { do: "rename", name: "b" }, once("2")),
  (aggregates) => start(aggregates, "a", once("3")),
  (aggregates, ids) => change(aggregates, ids[0] ?? "", { do: "add", by: 5 }, once("4")),
  (aggregates, ids) => change(aggregates, ids[2] ?? "", { do: "delete" }, once("5")),
  (aggregates, ids) => change(aggregates, ids[0] ?? "", { do: "rename", name: "a" }, once("6")),
];

class Killed extends Error {}

/** The stores of a process that dies at its nth write: just before the write, or just after it. After that nothing works. */
function dyingStores(stores: Stores, nth: number, when: "before" | "after") {
  let writes = 0;
  let dead = false;
  const dying = <Port extends object>(port: Port, writing: readonly string[]): Port =>
    new Proxy(port, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== "function") return member;
        return async (...given: unknown[]) => {
          const last = writing.includes(String(name)) && ++writes === nth;
          if (last && when === "before") dead = true;
          if (dead) throw new Killed();
          const answer = await member.apply(target, given);
          if (last) dead = true;
          if (dead) throw new Killed();
          return answer;
        };
      },
    });
  const proxied: Stores = {
    ...stores,
    eventLog: dying(stores.eventLog, ["append"]),
    claims: dying(stores.claims, ["take", "replace", "release"]),
    views: dying(stores.views, ["putIfNewer"]),
  };
  return { stores: proxied, writes: () => writes };
}

/** Every call of a port takes a random moment, so that writers meet in every order. */
function slowStores(stores: Stores): Stores {
  const pause = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 4));
  const slow = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== "function") return member;
        return async (...given: unknown[]) => {
          await pause();
          const answer = await member.apply(target, given);
          await pause();
          return answer;
        };
      },
    });
  return { ...stores, eventLog: slow(stores.eventLog), claims: slow(stores.claims), views: slow(stores.views) };
}

/** What must hold whenever all is repaired: views agree with the log, and each claim has its owner. */
async function expectConsistent(aggregates: AggregateStore) {
  const { eventLog, views, claims } = aggregates.stores;
  const commits = await eventLog.readFrom(0, 10_000);
  expect(commits.map(({ position }) => position)).toEqual(commits.map((_, n) => n + 1));
  const wanted: [string, string][] = [];
  for (const stream of new Set(commits.map((commit) => commit.stream))) {
    const id = stream.slice("tally-".length);
    const { version, state } = await folded(aggregates, id);
    const [document] = await views.get<TallyState>(tally.view.name, [id]);
    if (state !== tally.initial) expect(document).toMatchObject({ version, state });
    for (const key of tally.claims?.(state, id) ?? []) wanted.push([key, stream]);
  }
  const held = (await claims.list("", 1000)).filter(({ key }) => !isIdempotencyClaim(key));
  expect(held.map(({ key, stream }) => [key, stream])).toEqual(wanted.toSorted());
}

/** The state from the log alone: every commit of the stream folded. */
async function folded(aggregates: AggregateStore, id: string) {
  const { view, ...rest } = tally;
  const empty = { ...aggregates.stores.views, get: async () => [] };
  return openAggregateStore({ ...aggregates.stores, views: empty }, [tally]).load({ ...rest, view }, id);
}

export function aggregateStoreContract(openAdapters: OpenAdapters) {
  describe("the aggregate store on these adapters", () => {
    const at = newForEachTest(openAdapters);
    const names = async (aggregates: AggregateStore) =>
      (await aggregates.stores.views.find<TallyState>(tally.view.name, { index: "all", value: "", limit: 100 })).map(
        ({ state }) => `${state.name} ${state.count}`,
      );

    async function restarted() {
      await at.reopen();
      const aggregates = await storeOf(at.stores);
      await lapseOpenClaims(at.stores);
      await aggregates.repair(await at.stores.eventLog.readFrom(0, 10_000));
      return aggregates;
    }

    async function tell(aggregates: AggregateStore, ids: string[]) {
      for (const [n, request] of STORY.entries()) ids[n] = (await request(aggregates, ids)).id;
    }

    it("gives the expected result without a kill", async () => {
      const aggregates = await storeOf(at.stores);
      await tell(aggregates, []);
      expect(await names(aggregates)).toEqual(["a 5"]);
      await expectConsistent(aggregates);
    });

    it.each(["before", "after"] as const)(
      "loses nothing and does nothing twice when it is killed %s any write and the client retries",
      async (when) => {
        for (let nth = 1; ; nth++) {
          const dying = dyingStores(at.stores, nth, when);
          const ids: string[] = [];
          const outcome = await tell(await storeOf(dying.stores), ids).catch((error: unknown) => error);
          if (outcome === undefined && dying.writes() < nth) break; // the story has no more writes
          if (outcome !== undefined) expect(outcome).toBeInstanceOf(Killed);
          const aggregates = await restarted();
          await expectConsistent(aggregates);
          const answered = [...ids];
          const again: string[] = [];
          await tell(aggregates, again);
          expect(again.slice(0, answered.length)).toEqual(answered); // acknowledged: the same answers
          expect(await names(aggregates)).toEqual(["a 5"]);
          await expectConsistent(aggregates);
          await at.another();
        }
      },
    );

    it("releases a dropped name even if the store failed after the append and the stream changed again before the repair", async () => {
      const claims: Stores["claims"] = { ...at.stores.claims };
      const aggregates = await storeOf({ ...at.stores, claims });
      const { id } = await start(aggregates, "a");
      claims.release = () => Promise.reject(new Error("the store is away"));
      await change(aggregates, id, { do: "rename", name: "b" }); // acknowledged: what failed came after the append
      claims.release = at.stores.claims.release;
      await change(aggregates, id, { do: "add", by: 1 });
      await aggregates.repair(await at.stores.eventLog.readFrom(0, 10));
      await expectConsistent(aggregates);
      expect((await start(aggregates, "a")).id).not.toBe(id);
    });

    it("stores no command after its deadline, however many wait for one tally", async () => {
      const { id } = await start(await storeOf(at.stores), "a");
      const { eventLog } = at.stores;
      const readStream: typeof eventLog.readStream = async (...where) => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        return eventLog.readStream(...where);
      };
      const slow = await storeOf({ ...at.stores, eventLog: { ...eventLog, readStream } });
      const inTime = context({ deadline: Date.now() + 350 });
      const outcomes = await Promise.allSettled(
        Array.from({ length: 12 }, () => change(slow, id, { do: "add", by: 1 }, inTime)),
      );
      const late = outcomes.filter(({ status }) => status === "rejected");
      expect(late.length).toBeGreaterThan(6);
      for (const outcome of late) expect(outcome).toMatchObject({ reason: { name: "StoreUnavailable" } });
      await new Promise((resolve) => setTimeout(resolve, 200));
      const { state } = await (await storeOf(at.stores)).load(tally, id);
      // the one in progress at the deadline may be stored although its caller was told otherwise
      expect([12 - late.length, 13 - late.length]).toContain(state.count);
    });

    it("counts every one of many concurrent changes of one tally", async () => {
      const aggregates = await storeOf(at.stores);
      const { id } = await start(aggregates, "a");
      await Promise.all(Array.from({ length: 40 }, () => change(aggregates, id, { do: "add", by: 1 })));
      expect((await aggregates.load(tally, id)).state.count).toBe(40);
      await expectConsistent(aggregates);
    });

    it("gives a name to one of many concurrent commands", async () => {
      const aggregates = await storeOf(slowStores(at.stores));
      const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => start(aggregates, "a")));
      const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
      expect(refused).toHaveLength(9);
      for (const reason of refused) expect(reason).toBeInstanceOf(ClaimConflict);
      await expectConsistent(await storeOf(at.stores));
    });

    it("executes once what is sent many times concurrently, even to several processes", async () => {
      for (let round = 0; round < 5; round++) {
        const name = `round ${round}`;
        const replicas = [await storeOf(slowStores(at.stores)), await storeOf(slowStores(at.stores))];
        const send = (n: number) => start(replicas[n % 2] as AggregateStore, name + n, once(name));
        const outcomes = await Promise.allSettled(Array.from({ length: 6 }, (_, n) => send(n)));
        for (const outcome of outcomes)
          if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(CommandRejected);
        expect(new Set(outcomes.flatMap((one) => (one.status === "fulfilled" ? [one.value.id] : []))).size).toBe(1);
      }
      const aggregates = await storeOf(at.stores);
      expect(await names(aggregates)).toHaveLength(5);
      const { id } = await start(aggregates, "counted");
      const replicas = [await storeOf(slowStores(at.stores)), await storeOf(slowStores(at.stores))];
      for (let round = 0; round < 5; round++)
        await Promise.allSettled(replicas.map((one) => change(one, id, { do: "add", by: 1 }, once(`add ${round}`))));
      expect((await aggregates.load(tally, id)).state.count).toBe(5);
      await expectConsistent(aggregates);
    });

    it("swaps names between writers in several processes without ever giving a name two owners", async () => {
      const replicas = [await storeOf(slowStores(at.stores)), await storeOf(slowStores(at.stores))];
      const ids = [
        (await start(replicas[0] as AggregateStore, "x")).id,
        (await start(replicas[1] as AggregateStore, "y")).id,
      ];
      const rename = (n: number) =>
        change(replicas[n % 2] as AggregateStore, ids[(n >> 1) % 2] ?? "", { do: "rename", name: "xyz"[n % 3] ?? "" });
      await Promise.allSettled(Array.from({ length: 24 }, (_, n) => rename(n)));
      const aggregates = await restarted();
      await expectConsistent(aggregates);
      expect(new Set(await names(aggregates)).size).toBe(2);
    });

    it("ends claims whose commit never came, and no others", async () => {
      const aggregates = await storeOf(at.stores);
      const { id } = await start(aggregates, "held");
      const stream = streamOf(tally, id);
      const { claims } = at.stores;
      const claim = (key: string, of: string, version: number, at: number) =>
        claims.take({ key, stream: of, version, commitId: `lost ${key}`, at, note: "" });
      const now = Date.now();
      await claim("tally-name/died", streamOf(tally, "99"), 1, now - 2);
      await claim("tally-name/lost", stream, 1, now - 1); // another commit has that version
      await claim("tally-name/young", streamOf(tally, "98"), 1, now + 60_000);
      expect(await aggregates.settleClaims(0, now)).toBe(2);
      const left = (await claims.list("", 10)).map(({ key }) => key);
      expect(left).toEqual(["tally-name/held", "tally-name/young"]);
      expect(await aggregates.settleClaims(0, now + 1_000)).toBe(0);
      await expect(
        at.stores.eventLog.append(someCommit(streamOf(tally, "99"), 1, "x"), later()),
      ).rejects.toBeInstanceOf(VersionConflict);
    });

    it("takes a name from a command that never committed, which can then no longer commit", async () => {
      const aggregates = await storeOf(at.stores);
      const [key, stream] = ["tally-name/a", streamOf(tally, "99")];
      await at.stores.claims.take({ key, stream, version: 1, commitId: "lost", at: Date.now(), note: "" });
      const { id } = await start(aggregates, "a");
      expect(await idOf(aggregates, "a")).toBe(id);
      await expect(at.stores.eventLog.append(someCommit(stream, 1, "lost"), later())).rejects.toBeInstanceOf(
        VersionConflict,
      );
      await expectConsistent(aggregates);
    });
  });
}
