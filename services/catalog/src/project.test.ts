// The rules of a project: given these events, when this is asked, then this happens.
import { Refused } from "@isotrail/eventsourcing";
import { describe, expect, it } from "vitest";
import { type ProjectCommand, type ProjectEvent, project } from "./project.ts";

const created: ProjectEvent = {
  type: "ProjectCreated",
  data: { settings: { name: "Outbreak 12", organism: "Listeria", genomeSize: 2_900_000 }, ownerId: "1" },
};
const joined = (userId: string, role: string): ProjectEvent => ({ type: "ProjectMemberAdded", data: { userId, role } });
const left = (userId: string): ProjectEvent => ({ type: "ProjectMemberRemoved", data: { userId } });
const deleted: ProjectEvent = { type: "ProjectDeleted", data: {} };

/** The state after events as they are stored and read again, one a second. */
const given = (...events: ProjectEvent[]) =>
  events
    .map((event) => project.codec.decode(project.codec.encode(event)))
    .reduce(
      (state, event, index) => project.evolve(state, event, { id: "7", at: 1000 * (index + 1), actor: "1" }),
      project.initial,
    );

const when = (events: ProjectEvent[], command: ProjectCommand) => project.decide(given(...events), command);

const refusal = (events: ProjectEvent[], command: ProjectCommand) => {
  try {
    return when(events, command);
  } catch (error) {
    if (error instanceof Refused) return error.kind;
    throw error;
  }
};

describe("a project", () => {
  it("belongs to who made it", () => {
    expect(given(created)).toEqual({
      status: "live",
      createdDate: 1000,
      modifiedDate: 1000,
      settings: {
        name: "Outbreak 12",
        projectDescription: null,
        organism: "Listeria",
        genomeSize: 2_900_000,
        minimumCoverage: null,
        maximumCoverage: null,
      },
      members: { 1: { role: "PROJECT_OWNER", createdDate: 1000 } },
    });
  });

  it("is made once", () => {
    expect(refusal([created], { type: "create", settings: { name: "Other one" }, owner: "2" })).toBe("conflict");
  });

  it("keeps what a change does not name, and clears what it sets to null", () => {
    const [event] = when([created], { type: "change", settings: { name: "Outbreak 13", organism: null } });
    expect(event).toEqual({
      type: "ProjectChanged",
      data: { settings: { name: "Outbreak 13" }, cleared: ["organism"] },
    });
    const state = given(created, event as ProjectEvent);
    expect(state.settings).toMatchObject({ name: "Outbreak 13", organism: null, genomeSize: 2_900_000 });
    expect(state).toMatchObject({ createdDate: 1000, modifiedDate: 2000 });
  });

  it("is not changed by what it already says", () => {
    expect(when([created], { type: "change", settings: { organism: "Listeria", projectDescription: null } })).toEqual(
      [],
    );
  });

  it("takes a member with a role", () => {
    const events = when([created], { type: "addMember", user: "2", role: "PROJECT_USER" });
    expect(given(created, ...events).members).toEqual({
      1: { role: "PROJECT_OWNER", createdDate: 1000 },
      2: { role: "PROJECT_USER", createdDate: 2000 },
    });
  });

  it("does not take a member twice, whatever the role", () => {
    expect(refusal([created], { type: "addMember", user: "1", role: "PROJECT_USER" })).toBe("conflict");
  });

  it("lets an owner go when there is another", () => {
    const events = [created, joined("2", "PROJECT_OWNER")];
    const gone = when(events, { type: "removeMember", user: "1" });
    expect(Object.keys(given(...events, ...gone).members)).toEqual(["2"]);
  });

  it("keeps its last owner", () => {
    const alone = [created, joined("2", "PROJECT_USER")];
    expect(refusal(alone, { type: "removeMember", user: "1" })).toBe("conflict");
    const again = [created, joined("2", "PROJECT_OWNER"), left("2")];
    expect(refusal(again, { type: "removeMember", user: "1" })).toBe("conflict");
  });

  it("lets a collaborator go", () => {
    expect(when([created, joined("2", "PROJECT_USER")], { type: "removeMember", user: "2" })).toEqual([left("2")]);
  });

  it("does not remove who is no member", () => {
    expect(refusal([created], { type: "removeMember", user: "2" })).toBe("missing");
  });

  it.each<ProjectCommand>([
    { type: "change", settings: { name: "Outbreak 13" } },
    { type: "addMember", user: "2", role: "PROJECT_USER" },
    { type: "removeMember", user: "1" },
    { type: "delete" },
  ])("is missing for $type when it is deleted or never was", (command) => {
    expect(refusal([created, deleted], command)).toBe("missing");
    expect(refusal([], command)).toBe("missing");
  });

  it("is in no listing any more when it is deleted", () => {
    const events = [created, joined("2", "PROJECT_USER")];
    expect(project.view.keys(given(...events), "7")).toEqual({ all: ["all"], member: ["1", "2"] });
    expect(project.view.keys(given(...events, deleted), "7")).toEqual({});
  });
});
