// Who may do what: system roles and project roles, as a client sees them. Changes of permission count at once.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, fresh, link, newSample, newUser, type Resource, signIn } from "./client.ts";
import { fastq, form } from "./form.ts";
import { anySystem } from "./system.ts";

type User = Client & { user: Resource };
let system: Awaited<ReturnType<typeof anySystem>>;
let admin: Client;
let owner: User;
let collaborator: User;
let stranger: User;
let sequencer: User;
let technician: User;
let project: Resource;
let sample: Resource;

beforeAll(async () => {
  system = await anySystem();
  admin = await signIn(system);
  [owner, collaborator, stranger] = (await Promise.all([1, 2, 3].map(() => newUser(admin, system)))) as [
    User,
    User,
    User,
  ];
  sequencer = await newUser(admin, system, "ROLE_SEQUENCER");
  technician = await newUser(admin, system, "ROLE_TECHNICIAN");
  ({ project, sample } = await newSample(owner));
  await owner.create(link(project, "project/users"), { userId: collaborator.user.username, role: "PROJECT_USER" });
});
afterAll(() => system?.remove());

const status = async (client: Client, method: string, href: string, body?: unknown) =>
  (await client.ask(method, href, body)).status;
const single = () => form({ name: "file", content: fastq(), filename: "reads_R1.fastq.gz" });
const create = (client: Client, sampleName = fresh("s-")) =>
  status(client, "POST", link(project, "project/samples"), { sampleName });

describe("a project", () => {
  test("is read by its members, administrators and sequencers, and by nobody else", async () => {
    for (const who of [owner, collaborator, admin, sequencer])
      expect(await status(who, "GET", link(project, "self"))).toBe(200);
    for (const who of [stranger, technician]) expect(await status(who, "GET", link(project, "self"))).toBe(403);
  });

  test("is listed for those only who may read it", async () => {
    const listed = async (who: Client) =>
      (await who.follow("projects")).resources.some(({ identifier }) => identifier === project.identifier);
    expect(await Promise.all([owner, collaborator, admin, stranger].map(listed))).toEqual([true, true, true, false]);
  });

  test("is changed by its owner, not by a collaborator or a stranger", async () => {
    const patch = (who: Client) => status(who, "PATCH", link(project, "self"), { projectDescription: "changed" });
    expect(await patch(owner)).toBe(200);
    expect([await patch(collaborator), await patch(stranger), await patch(sequencer)]).toEqual([403, 403, 403]);
    for (const who of [collaborator, stranger]) expect(await status(who, "DELETE", link(project, "self"))).toBe(403);
  });

  test("is not made by a sequencer", async () => {
    expect(await status(sequencer, "POST", link(await admin.follow(), "projects"), { name: "Sequencer's" })).toBe(403);
  });

  test("keeps its last owner", async () => {
    const members = await owner.read(link(project, "project/users"));
    const self = members.resources.find(({ identifier }) => identifier === owner.user.identifier);
    expect(await status(owner, "DELETE", link(self ?? members, "relationship"))).toBe(409);
  });
});

describe("samples and files", () => {
  test("are made by owners, sequencers and administrators", async () => {
    expect([await create(owner), await create(sequencer), await create(admin)]).toEqual([201, 201, 201]);
    expect([await create(collaborator), await create(stranger)]).toEqual([403, 403]);
  });

  test("a collaborator reads a sample, its metadata and files, and changes none of them", async () => {
    for (const rel of ["self", "sample/metadata", "sample/sequenceFiles"])
      expect(await status(collaborator, "GET", link(sample, rel))).toBe(200);
    expect(await status(collaborator, "PATCH", link(sample, "self"), { strain: "abc" })).toBe(403);
    expect(await status(collaborator, "PUT", link(sample, "sample/metadata"), {})).toBe(403);
    expect(await status(collaborator, "POST", link(sample, "sample/sequenceFiles"), single())).toBe(403);
    expect((await owner.read(link(sample, "sample/sequenceFiles"))).resources).toEqual([]);
  });

  test("a stranger reads none of them", async () => {
    for (const rel of ["self", "sample/metadata", "sample/sequenceFiles", "sample/sequenceFiles/pairs"])
      expect(await status(stranger, "GET", link(sample, rel))).toBe(403);
  });

  test("a sequencer uploads into any project", async () => {
    expect(await status(sequencer, "POST", link(sample, "sample/sequenceFiles"), single())).toBe(201);
  });
});

test("a grant and its removal count at once", async () => {
  const users = link(project, "project/users");
  for (let n = 0; n < 5; n++) {
    const member = await owner.create(users, { userId: stranger.user.username });
    expect(await status(stranger, "GET", link(sample, "self"))).toBe(200);
    expect(await status(owner, "DELETE", link(member, "relationship"))).toBe(200);
    expect(await status(stranger, "GET", link(sample, "self"))).toBe(403);
    expect(await status(stranger, "GET", link(sample, "sample/sequenceFiles"))).toBe(403);
  }
});

describe("runs", () => {
  test("are listed for administrators, technicians and sequencers; the creator reads and changes his own", async () => {
    const runs = link(await admin.follow(), "sequencingRuns");
    for (const who of [admin, technician, sequencer]) expect(await status(who, "GET", runs)).toBe(200);
    const run = await owner.create(runs, { layoutType: "SINGLE_END", sequencerType: "miseq" });
    expect(await status(owner, "GET", link(run, "self"))).toBe(200);
    expect(await status(owner, "PATCH", link(run, "self"), { uploadStatus: "ERROR" })).toBe(200);
    expect(await status(stranger, "GET", link(run, "self"))).toBe(403);
    expect(await status(stranger, "PATCH", link(run, "self"), { uploadStatus: "COMPLETE" })).toBe(403);
    expect(await status(owner, "DELETE", link(run, "self"))).toBe(403);
    expect(await status(admin, "DELETE", link(run, "self"))).toBe(200);
    expect(await status(admin, "GET", link(run, "self"))).toBe(404);
  });

  test("the root leads to them only for who may list them", async () => {
    const rels = async (who: Client) => (await who.follow()).links.map(({ rel }) => rel);
    expect(await rels(sequencer)).toContain("sequencingRuns");
    expect(await rels(stranger)).not.toContain("sequencingRuns");
  });
});

describe("users", () => {
  test("are made by administrators only, and a manager makes plain users only", async () => {
    const users = link(await admin.follow(), "users");
    const body = (systemRole: string) => {
      const username = fresh("made");
      const email = `${username}@lab.example`;
      return {
        username,
        email,
        password: "Black-Box-1-Made",
        firstName: "Made",
        lastName: "Up",
        phoneNumber: "1234",
        systemRole,
      };
    };
    const manager = await newUser(admin, system, "ROLE_MANAGER");
    expect(await status(owner, "POST", users, body("ROLE_USER"))).toBe(403);
    expect(await status(manager, "POST", users, body("ROLE_USER"))).toBe(201);
    expect(await status(manager, "POST", users, body("ROLE_ADMIN"))).toBe(403);
    expect(await status(sequencer, "GET", users)).toBe(403);
  });

  test("current is who asks, and its projects are not for strangers", async () => {
    const current = await owner.read(`${link(await owner.follow(), "users")}/current`);
    expect(current).toMatchObject({ username: owner.user.username, identifier: owner.user.identifier });
    expect(await status(owner, "GET", link(current, "user/projects"))).toBe(200);
    expect(await status(admin, "GET", link(current, "user/projects"))).toBe(200);
    expect(await status(stranger, "GET", link(current, "user/projects"))).toBe(403);
  });

  test("a password never comes back", async () => {
    expect(JSON.stringify(await admin.follow("users"))).not.toMatch(/"(current)?password|Black-Box/i);
  });
});
