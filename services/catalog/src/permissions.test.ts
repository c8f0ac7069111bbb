// The permission matrix: who may do what, as one table.
import type { Role } from "@isotrail/http";
import { describe, expect, it } from "vitest";
import { initial as noProject, type Project } from "./project/decider.ts";
import {
  type Actor,
  mayAddSamples,
  mayCreateProject,
  mayManageProject,
  mayReadGroups,
  mayReadProject,
  maySeeProjectsOf,
} from "./project/permissions.ts";
import {
  mayChangeSample,
  mayDeleteSample,
  mayReadMetadata,
  mayShareSample,
  type Projects,
  projectsOf,
  readableThrough,
  visibleProjectsOf,
} from "./sample/permissions.ts";
import { initial as noSample, type Sample } from "./sample/state.ts";

const owner = { role: "PROJECT_OWNER", metadataRole: "LEVEL_4", createdDate: 0 } as const;
const collaborator = { role: "PROJECT_USER", metadataRole: "LEVEL_1", createdDate: 0 } as const;
const withMembers = (members: Project["members"]): Project => ({ ...noProject, status: "live", members });

// user 1 owns both projects, 2 owns only the first, 3 only the second, 4 collaborates in the first; 5 is in none
const first: Project = {
  ...withMembers({ 1: owner, 2: owner, 4: collaborator }),
  groups: { 7: owner, 8: collaborator },
};
const second = withMembers({ 1: owner, 3: owner });
const existing = (...projects: [id: string, state: Project][]): Projects =>
  new Map(projects.map(([id, state]) => [id, { id, version: 1, state }]));
const both = existing(["10", first], ["9", second]);
const held = (...projects: Sample["projects"]): Sample => ({ ...noSample, status: "live", projects });
/** Owned by the first project, shared with the second. */
const shared = held({ project: "10", owner: true }, { project: "9", owner: false });
const ownedByBoth = held({ project: "10", owner: true }, { project: "9", owner: true });
const inFirst = held({ project: "10", owner: true });

const user = (id: string, role: Role = "ROLE_USER"): Actor => ({ user: id, role });
const actors = {
  admin: user("5", "ROLE_ADMIN"),
  sequencer: user("5", "ROLE_SEQUENCER"),
  manager: user("5", "ROLE_MANAGER"),
  technician: user("5", "ROLE_TECHNICIAN"),
  outsider: user("5"),
  ownerOfBoth: user("1"),
  ownerOfFirst: user("2"),
  ownerOfSecond: user("3"),
  collaborator: user("4"),
  technicianWhoOwns: user("2", "ROLE_TECHNICIAN"),
  managerWhoCollaborates: user("4", "ROLE_MANAGER"),
  inOwningGroup: { ...user("5"), groups: new Map([["7", true]]) },
  inOtherGroup: {
    ...user("5"),
    groups: new Map([
      ["1", true],
      ["7", false],
    ]),
  },
  // "the highest role wins"
  collaboratorInOwningGroup: {
    ...user("4"),
    groups: new Map([
      ["7", true],
      ["8", true],
    ]),
  },
  inCollaboratingGroup: { ...user("5"), groups: new Map([["8", true]]) },
};
type Name = keyof typeof actors;

const everybodyBut = (...out: Name[]) => (Object.keys(actors) as Name[]).filter((name) => !out.includes(name));

/** Owners of the first project through a group. */
const throughGroup: Name[] = ["inOwningGroup", "collaboratorInOwningGroup"];

const matrix: [operation: string, may: (actor: Actor) => boolean, allowed: Name[]][] = [
  ["create a project", mayCreateProject, everybodyBut("sequencer")],
  [
    "read the first project",
    (actor) => mayReadProject(actor, first),
    everybodyBut("manager", "technician", "outsider", "inOtherGroup", "ownerOfSecond"),
  ],
  [
    "change the first project, its members, and remove samples from it",
    (actor) => mayManageProject(actor, first),
    ["admin", "ownerOfBoth", "ownerOfFirst", "technicianWhoOwns", ...throughGroup],
  ],
  [
    "read the groups of the first project",
    (actor) => mayReadGroups(actor, first),
    everybodyBut("sequencer", "manager", "technician", "outsider", "inOtherGroup", "ownerOfSecond"),
  ],
  [
    "add samples to the first project",
    (actor) => mayAddSamples(actor, first),
    ["admin", "sequencer", "ownerOfBoth", "ownerOfFirst", "technicianWhoOwns", ...throughGroup],
  ],
  [
    "read a sample that both projects hold",
    (actor) => readableThrough(actor, shared, both).length > 0,
    everybodyBut("manager", "technician", "outsider", "inOtherGroup"),
  ],
  [
    "read a sample of the first project",
    (actor) => readableThrough(actor, inFirst, both).length > 0,
    everybodyBut("manager", "technician", "outsider", "inOtherGroup", "ownerOfSecond"),
  ],
  [
    "change a sample that the first project owns and the second holds",
    (actor) => mayChangeSample(actor, shared, both),
    ["admin", "sequencer", "ownerOfBoth", "ownerOfFirst", "technicianWhoOwns", ...throughGroup],
  ],
  [
    "share a sample that the first project owns and the second holds, or withdraw it from either",
    (actor) => mayShareSample(actor, shared, both),
    ["admin", "ownerOfBoth", "ownerOfFirst", "technicianWhoOwns", ...throughGroup],
  ],
  [
    "see that both projects hold a sample that only the first owns",
    (actor) => visibleProjectsOf(actor, shared, both).length === 2,
    ["admin", "sequencer", "ownerOfBoth", "ownerOfFirst", "technicianWhoOwns", ...throughGroup],
  ],
  [
    "read the metadata of a sample that both projects hold",
    (actor) => mayReadMetadata(actor, projectsOf(shared, both)),
    everybodyBut("sequencer", "manager", "technician", "outsider", "inOtherGroup"),
  ],
  [
    "delete a sample that the first project owns and the second holds",
    (actor) => mayDeleteSample(actor, shared, both),
    ["admin", "ownerOfBoth", "ownerOfFirst", "technicianWhoOwns", ...throughGroup],
  ],
  [
    "delete a sample that both projects own",
    (actor) => mayDeleteSample(actor, ownedByBoth, both),
    ["admin", "ownerOfBoth"],
  ],
  [
    "see the projects of user 2",
    (actor) => maySeeProjectsOf(actor, "2"),
    ["admin", "manager", "ownerOfFirst", "technicianWhoOwns", "managerWhoCollaborates"],
  ],
];

describe("who may", () => {
  it.each(matrix)("%s", (_operation, may, allowed) => {
    const allowedNow = (Object.keys(actors) as Name[]).filter((name) => may(actors[name]));
    expect(allowedNow.sort()).toEqual([...allowed].sort());
  });
});

describe("a deleted project", () => {
  const onlySecond = existing(["9", second]);

  it("lets nobody read a sample", () => {
    expect(readableThrough(actors.admin, inFirst, onlySecond)).toEqual([]);
    expect(readableThrough(actors.ownerOfFirst, shared, onlySecond)).toEqual([]);
  });

  it("leaves the samples that only it owned to administrators and sequencers", () => {
    expect(mayChangeSample(actors.ownerOfBoth, shared, onlySecond)).toBe(false);
    expect(mayDeleteSample(actors.ownerOfBoth, shared, onlySecond)).toBe(false);
    expect(mayShareSample(actors.ownerOfBoth, shared, onlySecond)).toBe(false);
    expect(mayChangeSample(actors.sequencer, shared, onlySecond)).toBe(true);
    expect(mayDeleteSample(actors.admin, shared, onlySecond)).toBe(true);
  });
});

it("reads a sample through the project with the lowest number", () => {
  const through = (actor: Actor) => readableThrough(actor, shared, both).map(({ id }) => id);
  expect(through(actors.ownerOfBoth)).toEqual(["9", "10"]);
  expect(through(actors.ownerOfFirst)).toEqual(["10"]);
});
