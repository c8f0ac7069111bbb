// The rules of a project: given these events, when this is asked, then this happens.
import { GIVEN_AT, given } from "@isotrail/eventsourcing/testing";
import { describe, expect, it } from "vitest";
import { project } from "./aggregate.ts";
import type { ProjectCommand, ProjectEvent } from "./decider.ts";

const created: ProjectEvent = {
  type: "ProjectCreated",
  data: { settings: { name: "Outbreak 12", organism: "Listeria", genomeSize: 2_900_000 }, ownerId: "1" },
};
const collaborator = { role: "PROJECT_USER", metadataRole: "LEVEL_1" } as const;
const joined = (userId: string, role: string): ProjectEvent => ({ type: "ProjectMemberAdded", data: { userId, role } });
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
        remoteURL: null,
        syncFrequency: null,
      },
      members: { 1: { role: "PROJECT_OWNER", metadataRole: "LEVEL_4", createdDate: GIVEN_AT } },
      groups: {},
      automatedAnalyses: [],
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

  const commands: ProjectCommand[] = [
    { type: "change", settings: { name: "Outbreak 13" } },
    { type: "addMember", user: "2", ...collaborator },
    { type: "changeMember", user: "1", roles: { metadataRole: "LEVEL_2" } },
    { type: "removeMember", user: "1" },
    { type: "addGroup", group: "7", ...collaborator },
    { type: "removeGroup", group: "7" },
    { type: "delete" },
  ];
  it.each(commands.map((command) => [command.type, command] as const))(
    "is missing for %s when it is deleted or never was",
    (_type, command) => {
      given(project, created, deleted).when(command).thenRefused("missing");
      given(project).when(command).thenRefused("missing");
    },
  );

  it("is no longer listed once it is deleted", () => {
    const group: ProjectEvent = { type: "ProjectGroupAdded", data: { groupId: "2", ...collaborator } };
    const events = [created, joined("2", "PROJECT_USER"), group];
    expect(project.view.keys(stateOf(...events), "7")).toMatchObject({ all: ["all"], member: ["1", "2", "group-2"] });
    expect(project.view.keys(stateOf(...events, deleted), "7")).toEqual({});
  });
});
