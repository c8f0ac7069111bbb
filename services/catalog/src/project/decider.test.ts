// The rules of a project: given these events, when this is asked, then this happens.
import { GIVEN_AT, given } from "@isotrail/eventsourcing/testing";
import { describe, expect, it } from "vitest";
import { project } from "./aggregate.ts";
import type { ProjectCommand, ProjectEvent } from "./decider.ts";

const created: ProjectEvent = {
  type: "ProjectCreated",
  data: { settings: { name: "Outbreak 12", organism: "Listeria", genomeSize: 2_900_000 }, ownerId: "1" },
};
const joined = (userId: string, role: string): ProjectEvent => ({ type: "ProjectMemberAdded", data: { userId, role } });
const left = (userId: string): ProjectEvent => ({ type: "ProjectMemberRemoved", data: { userId } });
const deleted: ProjectEvent = { type: "ProjectDeleted", data: {} };

const stateOf = (...events: ProjectEvent[]) => given(project, ...events).state;
const decided = (events: readonly ProjectEvent[], command: ProjectCommand) =>
  project.decide(stateOf(...events), command);

describe("a project", () => {
  it("belongs to its creator", () => {
    expect(stateOf(created)).toEqual({
      status: "live",
      createdDate: GIVEN_AT,
      modifiedDate: GIVEN_AT,
      settings: {
        name: "Outbreak 12",
        projectDescription: null,
        organism: "Listeria",
        genomeSize: 2_900_000,
        minimumCoverage: null,
        maximumCoverage: null,
      },
      members: { 1: { role: "PROJECT_OWNER", createdDate: GIVEN_AT } },
    });
  });

  it("is created once", () => {
    given(project, created)
      .when({ type: "create", settings: { name: "Other one" }, owner: "2" })
      .thenRefused("conflict");
  });

  it("keeps what a change does not name, and clears what it sets to null", () => {
    const [event] = decided([created], { type: "change", settings: { name: "Outbreak 13", organism: null } });
    expect(event).toEqual({
      type: "ProjectChanged",
      data: { settings: { name: "Outbreak 13" }, cleared: ["organism"] },
    });
    const state = stateOf(created, event as ProjectEvent);
    expect(state.settings).toMatchObject({ name: "Outbreak 13", organism: null, genomeSize: 2_900_000 });
    expect(state).toMatchObject({ createdDate: GIVEN_AT, modifiedDate: GIVEN_AT + 1000 });
  });

  it("is not changed by what it already says", () => {
    expect(
      decided([created], { type: "change", settings: { organism: "Listeria", projectDescription: null } }),
    ).toEqual([]);
  });

  it("takes a member with a role", () => {
    const events = decided([created], { type: "addMember", user: "2", role: "PROJECT_USER" });
    expect(stateOf(created, ...events).members).toEqual({
      1: { role: "PROJECT_OWNER", createdDate: GIVEN_AT },
      2: { role: "PROJECT_USER", createdDate: GIVEN_AT + 1000 },
    });
  });

  it("does not take a member twice, whatever the role", () => {
    given(project, created).when({ type: "addMember", user: "1", role: "PROJECT_USER" }).thenRefused("conflict");
  });

  it("lets an owner go when there is another", () => {
    const events = [created, joined("2", "PROJECT_OWNER")];
    const gone = decided(events, { type: "removeMember", user: "1" });
    expect(Object.keys(stateOf(...events, ...gone).members)).toEqual(["2"]);
  });

  it("keeps its last owner", () => {
    const alone = [created, joined("2", "PROJECT_USER")];
    given(project, ...alone)
      .when({ type: "removeMember", user: "1" })
      .thenRefused("conflict");
    const again = [created, joined("2", "PROJECT_OWNER"), left("2")];
    given(project, ...again)
      .when({ type: "removeMember", user: "1" })
      .thenRefused("conflict");
  });

  it("lets a collaborator go", () => {
    given(project, created, joined("2", "PROJECT_USER")).when({ type: "removeMember", user: "2" }).then(left("2"));
  });

  it("does not remove a user who is not a member", () => {
    given(project, created).when({ type: "removeMember", user: "2" }).thenRefused("missing");
  });

  it.each<ProjectCommand>([
    { type: "change", settings: { name: "Outbreak 13" } },
    { type: "addMember", user: "2", role: "PROJECT_USER" },
    { type: "removeMember", user: "1" },
    { type: "delete" },
  ])("is missing for $type when it is deleted or never was", (command) => {
    given(project, created, deleted).when(command).thenRefused("missing");
    given(project).when(command).thenRefused("missing");
  });

  it("is no longer listed once it is deleted", () => {
    const events = [created, joined("2", "PROJECT_USER")];
    expect(project.view.keys(stateOf(...events), "7")).toEqual({ all: ["all"], member: ["1", "2"] });
    expect(project.view.keys(stateOf(...events, deleted), "7")).toEqual({});
  });
});
