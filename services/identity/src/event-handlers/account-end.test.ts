// What follows from the deletion of a user: nothing of them is left in a group, also when they came into it at that moment.
import { temporaryStores } from "@isotrail/embedded/testing";
import { type AggregateStore, openAggregateStore, parseStream } from "@isotrail/eventsourcing";
import { expect, test } from "vitest";
import { group } from "../group/aggregate.ts";
import { user } from "../user/aggregate.ts";
import { accountEnd } from "./account-end.ts";

const context = () => ({ actor: "1", cause: "test", trace: "", deadline: Date.now() + 10_000 });

async function withUser(work: (aggregates: AggregateStore) => Promise<void>): Promise<void> {
  await using temporary = await temporaryStores("identity");
  await temporary.stores.views.open([user.view, group.view]);
  const aggregates = openAggregateStore(temporary.stores, [user, group]);
  const firstName = await temporary.stores.personalDataKeys.seal("user-7", "Ana");
  const personal = { username: "n", email: "e", firstName, lastName: "l", phoneNumber: "p", passwordHash: "w" };
  const unique = { usernameHash: "name", emailHash: "email" };
  const account = { systemRole: "ROLE_USER", locale: "en", enabled: true } as const;
  await aggregates.execute(user, "7", { type: "create", user: { ...personal, ...unique, ...account } }, context());
  await work(aggregates);
  expect(await temporary.stores.personalDataKeys.open([firstName])).toEqual([undefined]);
}

const newGroup = (aggregates: AggregateStore, id: string, owner: string) =>
  aggregates.execute(group, id, { type: "create", fields: { name: `Group ${id}`, description: "" }, owner }, context());
const deleteUser = (aggregates: AggregateStore) => aggregates.execute(user, "7", { type: "delete" }, context());
const usersIn = async (aggregates: AggregateStore, id: string) =>
  Object.keys((await aggregates.load(group, id)).state.members);

/** Carries out what the log says after a position. */
async function follow(aggregates: AggregateStore, after = 0): Promise<void> {
  const { on } = accountEnd(aggregates);
  for (const commit of await aggregates.stores.eventLog.readFrom(after, 1_000))
    for (const stored of commit.events) {
      const { category, id } = parseStream(commit.stream);
      const { codec } = category === "user" ? user : group;
      const what = { category, id, at: commit.at, actor: commit.actor, cause: `identity/${commit.position}` };
      await on[stored.type]?.(codec.decode(stored), what, new AbortController().signal);
    }
}

test("the user leaves all groups, as a member and as the last owner; what is done is not done again", () =>
  withUser(async (aggregates) => {
    await newGroup(aggregates, "1", "7");
    await newGroup(aggregates, "2", "8");
    await aggregates.execute(group, "2", { type: "addMember", user: "7", role: "GROUP_MEMBER" }, context());
    await deleteUser(aggregates);
    await follow(aggregates);
    expect([await usersIn(aggregates, "1"), await usersIn(aggregates, "2")]).toEqual([[], ["8"]]);
    const head = await aggregates.stores.eventLog.head();
    await follow(aggregates);
    expect(await aggregates.stores.eventLog.head()).toBe(head);
  }));

test("a user who comes into a group behind the deletion leaves it by that event", () =>
  withUser(async (aggregates) => {
    await newGroup(aggregates, "1", "8");
    await deleteUser(aggregates);
    await follow(aggregates);
    const after = await aggregates.stores.eventLog.head();
    for (const joining of ["7", "9"])
      await aggregates.execute(group, "1", { type: "addMember", user: joining, role: "GROUP_MEMBER" }, context());
    await follow(aggregates, after);
    expect(await usersIn(aggregates, "1")).toEqual(["8", "9"]);
  }));
