// What a crash leaves of a withdrawal: others wait for it in vain for a minute, then they go on without it.
import { temporaryStores } from "@isotrail/embedded/testing";
import { type AggregateStore, openAggregateStore } from "@isotrail/eventsourcing";
import { expect, test } from "vitest";
import { user } from "./aggregate.ts";
import type { User } from "./state.ts";
import { changeAccount } from "./withdrawal.ts";

const context = () => ({ actor: "1", cause: "test", trace: "", deadline: Date.now() + 10_000_000 });

function newAdministrator(aggregates: AggregateStore, id: string) {
  const personal = { username: "n", email: "e", firstName: "f", lastName: "l", phoneNumber: "p", passwordHash: "w" };
  const unique = { usernameHash: `name-${id}`, emailHash: `email-${id}` };
  const account = { systemRole: "ROLE_ADMIN", locale: "en", enabled: true } as const;
  return aggregates.execute(user, id, { type: "create", user: { ...personal, ...unique, ...account } }, context());
}

/** Administrators 1 and 2, and 2 was about to be one no more when the process died. `tick` is how fast the clock goes. */
async function afterCrash(work: (aggregates: AggregateStore, clock: { at: number; tick: number }) => Promise<void>) {
  await using temporary = await temporaryStores("identity");
  const clock = { at: Date.now(), tick: 0 };
  const now = () => {
    clock.at += clock.tick;
    return clock.at;
  };
  const stores = { ...temporary.stores, clock: { now } };
  await stores.views.open([user.view]);
  const aggregates = openAggregateStore(stores, [user]);
  await newAdministrator(aggregates, "1");
  await newAdministrator(aggregates, "2");
  const begin = { type: "beginWithdrawal", attempt: "lost", staleBefore: 0 } as const;
  await aggregates.execute(user, "2", begin, context());
  await work(aggregates, clock);
}

const stateOf = async (aggregates: AggregateStore, id: string) => (await aggregates.load(user, id)).state as User;
async function demote(aggregates: AggregateStore, id: string) {
  const loaded = { id, version: 1, state: await stateOf(aggregates, id) };
  return changeAccount(aggregates, loaded, { type: "change", changes: { systemRole: "ROLE_USER" } }, context());
}

test("within the minute nobody else ceases to be an administrator, and the answer says to try again", () =>
  afterCrash(async (aggregates, clock) => {
    clock.tick = 500;
    await expect(demote(aggregates, "1")).rejects.toMatchObject({ kind: "conflict", message: /Try again/ });
    await expect(demote(aggregates, "2")).rejects.toMatchObject({ kind: "conflict", message: /Try again/ });
    expect([(await stateOf(aggregates, "1")).systemRole, (await stateOf(aggregates, "2")).systemRole]).toEqual([
      "ROLE_ADMIN",
      "ROLE_ADMIN",
    ]);
  }));

test("after it another one does, and who was left in between stays", () =>
  afterCrash(async (aggregates, clock) => {
    clock.at += 61_000;
    expect((await demote(aggregates, "1")).state.systemRole).toBe("ROLE_USER");
    expect(await stateOf(aggregates, "2")).toMatchObject({ systemRole: "ROLE_ADMIN", withdrawal: null });
    await expect(demote(aggregates, "2")).rejects.toMatchObject({ kind: "conflict", message: /last administrator/ });
    expect((await stateOf(aggregates, "2")).withdrawal).toBeNull();
  }));

test("after it the same administrator does", () =>
  afterCrash(async (aggregates, clock) => {
    clock.at += 61_000;
    expect((await demote(aggregates, "2")).state.systemRole).toBe("ROLE_USER");
    await expect(demote(aggregates, "1")).rejects.toMatchObject({ message: /last administrator/ });
  }));
