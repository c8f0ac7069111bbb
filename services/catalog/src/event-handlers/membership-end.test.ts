// When a user or a group is deleted, which identity tells, they leave their projects: all of them, and over and over without harm.
import { isotrail } from "@isotrail/contracts/events";
import { temporaryStores } from "@isotrail/embedded/testing";
import { type AggregateStore, openAggregateStore, type PublicEvent } from "@isotrail/eventsourcing";
import { expect, it } from "vitest";
import { project } from "../project/aggregate.ts";
import { membershipEnd } from "./membership-end.ts";

const { UserDeleted, GroupDeleted } = isotrail.identity.v1;
const context = () => ({ actor: "1", cause: "test", trace: "", deadline: Date.now() + 10_000 });
const collaborator = { role: "PROJECT_USER", metadataRole: "LEVEL_1" } as const;

async function withAggregates(test: (aggregates: AggregateStore) => Promise<void>): Promise<void> {
  await using temporary = await temporaryStores("catalog");
  await temporary.stores.views.open([project.view]);
  await test(openAggregateStore(temporary.stores, [project]));
}

const newProject = (aggregates: AggregateStore, id: string, owner: string) =>
  aggregates.execute(project, id, { type: "create", settings: { name: `Project ${id}` }, owner }, context());

/** As identity tells it. */
async function told(aggregates: AggregateStore, type: string, bytes: Uint8Array): Promise<void> {
  const event = {
    type: `isotrail.identity.v1.${type}`,
    bytes,
    actor: "1",
    id: "identity/7/0",
  } as unknown as PublicEvent;
  await membershipEnd(aggregates).on[event.type]?.(event);
}
const userDeleted = (aggregates: AggregateStore, userId: string) =>
  told(aggregates, "UserDeleted", UserDeleted.encode({ userId }).finish());
const groupDeleted = (aggregates: AggregateStore, groupId: string) =>
  told(aggregates, "GroupDeleted", GroupDeleted.encode({ groupId }).finish());

const stateOf = async (aggregates: AggregateStore, id: string) => (await aggregates.load(project, id)).state;

it(
  "a user leaves every project, also as the last owner, and no deleted one is touched",
  () =>
    withAggregates(async (aggregates) => {
      const ids = Array.from({ length: 620 }, (_, index) => String(index + 1)); // more than a page
      await Promise.all(ids.map((id) => newProject(aggregates, id, id === "2" ? "6" : "5")));
      await aggregates.execute(project, "2", { type: "addMember", user: "5", ...collaborator }, context());
      await aggregates.execute(project, "3", { type: "delete" }, context());
      await userDeleted(aggregates, "5");
      await userDeleted(aggregates, "5"); // told again
      const members = await Promise.all(ids.map(async (id) => Object.keys((await stateOf(aggregates, id)).members)));
      expect(members.filter((left) => left.includes("5"))).toEqual([["5"]]); // of the deleted project
      expect(members[1]).toEqual(["6"]);
      const listed = await aggregates.findByIndex(project, { index: "member", value: "5", limit: 10 });
      expect(listed).toEqual([]);
    }),
  60_000,
);

it("a group leaves every project, and a user of the same number stays", () =>
  withAggregates(async (aggregates) => {
    for (const id of ["1", "2"]) {
      await newProject(aggregates, id, "5");
      await aggregates.execute(project, id, { type: "addGroup", group: "5", ...collaborator }, context());
      await aggregates.execute(project, id, { type: "addGroup", group: "6", ...collaborator }, context());
    }
    await groupDeleted(aggregates, "5");
    await groupDeleted(aggregates, "5");
    for (const id of ["1", "2"]) {
      const { members, groups } = await stateOf(aggregates, id);
      expect([Object.keys(members), Object.keys(groups)]).toEqual([["5"], ["6"]]);
    }
  }));
