// Who may come into a project, stay in it, and leave it: given these events, when this is asked, then this happens.
import { GIVEN_AT, given } from "@isotrail/eventsourcing/testing";
import { describe, expect, it } from "vitest";
import { wrong } from "../fields.testing.ts";
import { project } from "./aggregate.ts";
import type { ProjectEvent } from "./decider.ts";
import { memberChanges, newGroup, newMember } from "./member-fields.ts";
import { participantsOf } from "./participants.ts";

const collaborator = { role: "PROJECT_USER", metadataRole: "LEVEL_1" } as const;
const created: ProjectEvent = { type: "ProjectCreated", data: { settings: { name: "Outbreak 12" }, ownerId: "1" } };
const joined = (userId: string, role: string): ProjectEvent => ({ type: "ProjectMemberAdded", data: { userId, role } });
const left = (userId: string): ProjectEvent => ({ type: "ProjectMemberRemoved", data: { userId } });
const withGroup = (groupId: string, role = "PROJECT_USER", metadataRole = "LEVEL_1"): ProjectEvent => ({
  type: "ProjectGroupAdded",
  data: { groupId, role, metadataRole },
});

describe("a user in a project", () => {
  it("comes in once, with a role", () => {
    const added = given(project, created).when({ type: "addMember", user: "2", ...collaborator });
    added.then({ type: "ProjectMemberAdded", data: { userId: "2", ...collaborator } });
    expect(given(project, created, joined("2", "PROJECT_USER")).state.members).toEqual({
      1: { role: "PROJECT_OWNER", metadataRole: "LEVEL_4", createdDate: GIVEN_AT },
      2: { ...collaborator, createdDate: GIVEN_AT + 1000 },
    });
    given(project, created)
      .when({ type: "addMember", user: "1", ...collaborator })
      .thenRefused("conflict");
  });

  it("gets another role, which is told only when it is another", () => {
    const both = [created, joined("2", "PROJECT_USER")];
    given(project, ...both)
      .when({ type: "changeMember", user: "2", roles: { role: "PROJECT_OWNER", metadataRole: "LEVEL_1" } })
      .then({ type: "ProjectMemberChanged", data: { userId: "2", role: "PROJECT_OWNER" } });
    given(project, ...both)
      .when({ type: "changeMember", user: "2", roles: { role: "PROJECT_USER" } })
      .then();
    given(project, ...both)
      .when({ type: "changeMember", user: "3", roles: {} })
      .thenRefused("missing");
    const changed: ProjectEvent = { type: "ProjectMemberChanged", data: { userId: "2", metadataRole: "LEVEL_3" } };
    expect(given(project, ...both, changed).state.members[2]).toMatchObject({
      role: "PROJECT_USER",
      metadataRole: "LEVEL_3",
      createdDate: GIVEN_AT + 1000,
    });
  });

  it("leaves, unless they are the last owner, who does not become a collaborator either", () => {
    given(project, created, joined("2", "PROJECT_USER")).when({ type: "removeMember", user: "2" }).then(left("2"));
    given(project, created, joined("2", "PROJECT_OWNER")).when({ type: "removeMember", user: "1" }).then(left("1"));
    given(project, created).when({ type: "removeMember", user: "2" }).thenRefused("missing");
    for (const alone of [
      [created, joined("2", "PROJECT_USER")],
      [created, joined("2", "PROJECT_OWNER"), left("2")],
      [created, withGroup("7", "PROJECT_OWNER")],
    ]) {
      given(project, ...alone)
        .when({ type: "removeMember", user: "1" })
        .thenRefused("conflict");
      given(project, ...alone)
        .when({ type: "changeMember", user: "1", roles: { role: "PROJECT_USER" } })
        .thenRefused("conflict");
    }
  });

  it("leaves as the last owner when their account has ended", () => {
    given(project, created).when({ type: "removeMember", user: "1", accountEnded: true }).then(left("1"));
  });

  it("is one of at most two thousand", () => {
    const crowd = Array.from({ length: 1_999 }, (_, index) => joined(String(index + 2), "PROJECT_USER"));
    given(project, created, ...crowd)
      .when({ type: "addMember", user: "9999", ...collaborator })
      .thenRefused("conflict");
  });
});

describe("a group in a project", () => {
  it("comes in once, gets another role, and leaves", () => {
    given(project, created)
      .when({ type: "addGroup", group: "7", ...collaborator })
      .then(withGroup("7"));
    given(project, created, withGroup("7"))
      .when({ type: "addGroup", group: "7", ...collaborator })
      .thenRefused("conflict");
    given(project, created, withGroup("7"))
      .when({ type: "changeGroup", group: "7", roles: { role: "PROJECT_OWNER" } })
      .then({ type: "ProjectGroupChanged", data: { groupId: "7", role: "PROJECT_OWNER" } });
    given(project, created, withGroup("7"))
      .when({ type: "removeGroup", group: "7" })
      .then({ type: "ProjectGroupRemoved", data: { groupId: "7" } });
    for (const type of ["changeGroup", "removeGroup"] as const)
      given(project, created).when({ type, group: "7", roles: {} }).thenRefused("missing");
  });
});

it("whoever is in a project by several ways has the highest role of each", () => {
  const { state } = given(
    project,
    created,
    joined("5", "PROJECT_USER"),
    withGroup("7", "PROJECT_OWNER", "LEVEL_2"),
    withGroup("8", "PROJECT_USER", "LEVEL_3"),
    withGroup("9"), // which identity does not know any more
  );
  const known = (id: string, users: string[]) => [id, { identifier: id, name: id, users }] as const;
  expect(participantsOf(state, new Map([known("7", ["30", "4", "5"]), known("8", ["4", "1"])]))).toEqual([
    { user: "1", roles: { role: "PROJECT_OWNER", metadataRole: "LEVEL_4" }, isMember: true },
    { user: "5", roles: { role: "PROJECT_OWNER", metadataRole: "LEVEL_2" }, isMember: true },
    { user: "4", roles: { role: "PROJECT_OWNER", metadataRole: "LEVEL_3" }, isMember: false },
    { user: "30", roles: { role: "PROJECT_OWNER", metadataRole: "LEVEL_2" }, isMember: false },
  ]);
});

describe("what a client writes of a membership", () => {
  it("is a collaborator of the lowest metadata role unless it says more", () => {
    expect(newMember({ userId: "nora" })).toEqual({ username: "nora", roles: collaborator });
    expect(newMember({ userId: "nora", role: "PROJECT_OWNER", metadataRole: "LEVEL_3" })).toEqual({
      username: "nora",
      roles: { role: "PROJECT_OWNER", metadataRole: "LEVEL_3" },
    });
    expect(newGroup({ groupId: "7", role: null })).toEqual({ group: "7", roles: collaborator });
    expect(wrong(() => newMember({ userId: "nora", role: "OWNER", metadataRole: "LEVEL_5" }))).toEqual([
      "role",
      "metadataRole",
    ]);
    expect(wrong(() => newMember({ role: "PROJECT_USER" }))).toEqual(["userId"]);
    expect(wrong(() => newGroup({ groupId: "the lab" }))).toEqual(["groupId"]);
  });

  it("changes by any of the two roles, and nothing else", () => {
    expect(memberChanges({ metadataRole: "LEVEL_2" })).toEqual({ metadataRole: "LEVEL_2" });
    expect(wrong(() => memberChanges({ userId: "otto" }))).toEqual(["available-properties"]);
    expect(wrong(() => memberChanges({ role: null }))).toEqual(["role"]);
  });
});
