// The contract of claims among commands of several replicas: whatever happens between two steps, a key has one owner.
import { describe, expect, it } from "vitest";
import type { Aggregate, Event } from "../commands/aggregate.ts";
import { type AggregateStore, openAggregateStore } from "../commands/aggregate-store.ts";
import { lapseOpenClaims } from "../commands/claims/lapse.ts";
import type { CommandContext } from "../commands/command-context.ts";
import { ClaimConflict } from "../errors.ts";
import type { Stores } from "../ports/ports.ts";
import { later, newForEachTest, type OpenAdapters } from "./adapters.ts";

type Badge = { readonly name?: string; readonly mail?: string };
type BadgeChanged = { readonly type: "BadgeChanged"; readonly data: Badge };

/** An aggregate that may claim two keys at once. */
const badge: Aggregate<Badge, Badge, BadgeChanged> = {
  category: "badge",
  initial: {},
  codec: {
    encode: ({ type, data }: Event) => ({ type, bytes: new TextEncoder().encode(JSON.stringify(data)) }),
    decode: ({ bytes }) => ({ type: "BadgeChanged", data: JSON.parse(new TextDecoder().decode(bytes)) }),
  },
  decide: (_state, change) => [{ type: "BadgeChanged", data: change }],
  evolve: (state, { data }) => ({ ...state, ...data }),
  view: { name: "badges-1", indexes: [], keys: () => ({}) },
  claims: ({ name, mail }) => [...(name ? [`name/${name}`] : []), ...(mail ? [`mail/${mail}`] : [])],
};

const change = (replica: AggregateStore, id: string, to: Badge, more: Partial<CommandContext> = {}) =>
  replica.execute(badge, id, to, { actor: "1", cause: "request", trace: "", deadline: later(), ...more });

/** The stores of a replica in which `first` happens right before the first call of one function. */
function interrupted<Port extends "eventLog" | "claims" | "views">(
  stores: Stores,
  port: Port,
  name: keyof Stores[Port],
  first: () => Promise<unknown>,
): Stores {
  let happened: Promise<unknown> | undefined;
  const target: Stores[Port] = stores[port];
  const call = target[name] as (...given: unknown[]) => Promise<unknown>;
  const changed = async (...given: unknown[]) => {
    if (!happened) {
      happened = first();
      await happened;
    }
    return call.apply(target, given);
  };
  return { ...stores, [port]: { ...target, [name]: changed } };
}

/** A command of another replica that has claimed its keys and not yet appended; `end` lets it go on. */
async function underWay(stores: Stores, id: string, to: Badge, more: Partial<CommandContext> = {}) {
  const claimed = Promise.withResolvers<void>();
  const resumed = Promise.withResolvers<void>();
  const pause = () => {
    claimed.resolve();
    return resumed.promise;
  };
  const replica = openAggregateStore(interrupted(stores, "eventLog", "append", pause), [badge]);
  const outcome = change(replica, id, to, more);
  outcome.catch(() => {}); // told at the end
  await claimed.promise;
  return {
    end() {
      resumed.resolve();
      return outcome;
    },
  };
}

const secondsAgo = (stores: Stores, seconds: number): Stores => ({
  ...stores,
  clock: { now: () => Date.now() - seconds * 1000 },
});

export function claimRacesContract(openAdapters: OpenAdapters) {
  describe("claims of several replicas", () => {
    const at = newForEachTest(openAdapters);
    const open = async (log?: { error(details: object, message: string): void }) => {
      await at.stores.views.open([badge.view]);
      return openAggregateStore(at.stores, [badge], log);
    };
    const holderOf = async (key: string) => (await at.stores.claims.get(key))?.stream;
    const statesOf = async (replica: AggregateStore, ...ids: string[]) =>
      (await Promise.all(ids.map((id) => replica.load(badge, id)))).map(({ state }) => state);

    it("keep the claim of a commit that is stored while the claim is settled", async () => {
      const replica = await open();
      const slow = await underWay(secondsAgo(at.stores, 60), "1", { name: "a" });
      const settling = openAggregateStore(interrupted(at.stores, "eventLog", "append", slow.end), [badge]);
      expect(await settling.settleClaims(0, Date.now() - 30_000)).toBe(0);
      expect(await holderOf("name/a")).toBe("badge-1");
      await expect(change(replica, "2", { name: "a" })).rejects.toBeInstanceOf(ClaimConflict);
    });

    it("keep the claim of a stored commit that a stale read does not show", async () => {
      const replica = await open();
      await change(replica, "1", { name: "a" });
      const stale = { ...at.stores, eventLog: { ...at.stores.eventLog, readStream: async () => [] } };
      expect(await openAggregateStore(stale, [badge]).settleClaims(0, Date.now() + 1_000)).toBe(0);
      expect(await lapseOpenClaims(stale)).toBe(0);
      expect(await holderOf("name/a")).toBe("badge-1");
    });

    it("answer a repeated request with the commit that is stored while its claim is ended", async () => {
      await open();
      const request = { idempotencyKey: { key: "k", fingerprint: "f" } };
      const slow = await underWay(secondsAgo(at.stores, 10), "1", { name: "a" }, request);
      const second = openAggregateStore(interrupted(at.stores, "eventLog", "append", slow.end), [badge]);
      expect(await change(second, "1", { name: "a" }, request)).toMatchObject({ version: 1, replayed: true });
      expect(await at.stores.eventLog.head()).toBe(1);
    });

    it("leave a key to a command under way when another one of its stream is refused", async () => {
      const replica = await open();
      await change(replica, "1", { mail: "old" });
      await change(replica, "2", { name: "taken" });
      const first = await underWay(at.stores, "1", { mail: "new" });
      await expect(change(replica, "1", { mail: "new", name: "taken" })).rejects.toBeInstanceOf(ClaimConflict);
      await first.end();
      await expect(change(replica, "3", { mail: "new" })).rejects.toBeInstanceOf(ClaimConflict);
      expect(await holderOf("mail/new")).toBe("badge-1");
    });

    it("give back what a refused command alone had claimed", async () => {
      const replica = await open();
      await change(replica, "2", { name: "taken" });
      await expect(change(replica, "1", { mail: "new", name: "taken" })).rejects.toBeInstanceOf(ClaimConflict);
      expect(await holderOf("mail/new")).toBeUndefined();
    });

    it("leave a key to a command under way when an older one of its stream wants it too", async () => {
      const replica = await open();
      await change(replica, "1", { name: "a" });
      let newer: Awaited<ReturnType<typeof underWay>> | undefined;
      let third: Promise<unknown> | undefined;
      const beforeClaim = async () => {
        await change(replica, "1", { name: "b" });
        newer = await underWay(at.stores, "1", { mail: "new" });
      };
      const beforeAppend = async () => {
        third = change(replica, "3", { mail: "new" });
        await third;
      };
      const late = interrupted(at.stores, "claims", "take", beforeClaim);
      const older = openAggregateStore(interrupted(late, "eventLog", "append", beforeAppend), [badge]);
      const outcome = await Promise.allSettled([change(older, "1", { mail: "new" })]);
      const outcomes = [...outcome, ...(await Promise.allSettled([newer?.end(), third]))];
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected", "rejected"]);
      const owners = (await statesOf(replica, "1", "3")).flatMap(({ mail }, n) => (mail ? [`badge-${[1, 3][n]}`] : []));
      expect(owners).toEqual([await holderOf("mail/new")]);
    });

    /** A stream whose claim was lost, and whose view is behind, so that a repair looks at it. */
    async function withLostClaim(replica: AggregateStore) {
      const failing = { ...at.stores.views, putIfNewer: () => Promise.reject(new Error("killed")) };
      await change(openAggregateStore({ ...at.stores, views: failing }, [badge]), "1", { name: "a" });
      const claim = await at.stores.claims.get("name/a");
      if (claim) await at.stores.claims.release(claim);
      return () => at.stores.eventLog.readFrom(0, 100).then((commits) => replica.repair(commits));
    }

    it("are reported when two streams hold the same key, and the repair continues", async () => {
      const reported: object[] = [];
      const replica = await open({ error: (details) => reported.push(details) });
      const repair = await withLostClaim(replica);
      await change(replica, "2", { name: "a" });
      await repair();
      expect(reported).toEqual([{ key: "name/a", stream: "badge-1", holder: "badge-2" }]);
      expect(await holderOf("name/a")).toBe("badge-2");
      expect((await at.stores.views.get("badges-1", ["1"])).map(({ version }) => version)).toEqual([1]);
    });

    it("are restored by a repair ahead of a command under way, which is then refused", async () => {
      const replica = await open();
      const repair = await withLostClaim(replica);
      const other = await underWay(at.stores, "2", { name: "a" });
      await repair();
      expect(await holderOf("name/a")).toBe("badge-1");
      await expect(other.end()).rejects.toBeInstanceOf(ClaimConflict);
    });

    it("stay with their new owner when a repair does not yet know that the old one dropped them", async () => {
      const reported: object[] = [];
      const replica = await open();
      await withLostClaim(replica);
      let other: Awaited<ReturnType<typeof underWay>> | undefined;
      const afterLoad = async () => {
        await change(replica, "1", { name: "b" });
        other = await underWay(at.stores, "2", { name: "a" });
      };
      const repairing = interrupted(at.stores, "claims", "get", afterLoad);
      const log = { error: (details: object) => reported.push(details) };
      await openAggregateStore(repairing, [badge], log).repair(await at.stores.eventLog.readFrom(0, 100));
      await other?.end();
      expect([await holderOf("name/a"), await holderOf("name/b")]).toEqual(["badge-2", "badge-1"]);
      expect(reported).toEqual([]);
    });
  });
}
