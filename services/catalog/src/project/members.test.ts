// The members of a project over HTTP.
import { temporaryStores } from "@isotrail/embedded/testing";
import { identityHeaders, internalKeys } from "@isotrail/http/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { as, startCatalog, type TestCatalog } from "../catalog.testing.ts";

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog(await temporaryStores("catalog"));
});
afterAll(() => catalog.close());

const { admin, owner, collaborator } = as;

describe("the members of a project", () => {
  it("are its creator and the users who were added by username", async () => {
    const project = await catalog.newProject();
    const added = await catalog.post(`/projects/${project}/users`, { userId: "colin", role: "PROJECT_USER" }, owner);
    expect(added.status).toBe(201);
    expect(added.json).toEqual({
      identifier: "6",
      createdDate: expect.any(Number),
      label: "Colin C",
      role: "PROJECT_USER",
      metadataRole: "LEVEL_1",
      refs: { project, user: "6", username: "colin", identifier: "6" },
    });
    expect((await catalog.get(`/projects/${project}/users/colin`, owner)).json).toEqual(added.json);
    expect((await catalog.get(`/projects/${project}/users/6`, owner)).json).toEqual(added.json);
  });

  it("cannot be added twice or without an account, and the last owner cannot be removed", async () => {
    const project = await catalog.sharedProject();
    const users = `/projects/${project}/users`;
    expect((await catalog.post(users, { userId: "colin", role: "PROJECT_OWNER" }, owner)).status).toBe(409);
    expect((await catalog.post(users, { userId: "nobody" }, owner)).status).toBe(404);
    expect((await catalog.post(users, { userId: "otto", role: "BOSS" }, owner)).status).toBe(400);
    expect((await catalog.remove(`${users}/olga`, owner)).status).toBe(409);
    expect((await catalog.remove(`${users}/otto`, owner)).status).toBe(404);
    expect((await catalog.get(`${users}/otto`, owner)).status).toBe(404);
  });

  it("lose access as soon as they are removed", async () => {
    const project = await catalog.sharedProject();
    const sample = await catalog.newSample(project, "ISO 1");
    expect((await catalog.get(`/samples/${sample}`, collaborator)).status).toBe(200);
    const removed = await catalog.remove(`/projects/${project}/users/colin`, owner);
    expect([removed.status, removed.json]).toEqual([200, { refs: { project } }]);
    expect((await catalog.get(`/samples/${sample}`, collaborator)).status).toBe(403);
    expect((await catalog.get(`/projects/${project}`, collaborator)).status).toBe(403);
  });

  it("get no link to a project that they have left themselves", async () => {
    const project = await catalog.newProject();
    await catalog.post(`/projects/${project}/users`, { userId: "colin", role: "PROJECT_OWNER" }, owner);
    expect((await catalog.remove(`/projects/${project}/users/colin`, collaborator)).json).toEqual({
      refs: { project: null },
    });
  });

  it("are listed as the users that identity knows, with their role", async () => {
    const project = await catalog.sharedProject();
    const { lines } = await catalog.get(`/projects/${project}/users`, collaborator);
    const user = (identifier: string, username: string, label: string, role: string, metadataRole: string) => ({
      identifier,
      username,
      label,
      systemRole: "ROLE_USER",
      role,
      metadataRole,
      refs: { project, user: identifier, username, identifier },
    });
    expect(lines).toEqual([
      user("5", "olga", "Olga O", "PROJECT_OWNER", "LEVEL_4"),
      user("6", "colin", "Colin C", "PROJECT_USER", "LEVEL_1"),
    ]);
  });

  it("are listed by identifier only when identity no longer knows them", async () => {
    const stranger = identityHeaders(internalKeys, { service: "gateway", user: "404", role: "ROLE_USER" });
    const project = await catalog.newProject("Outbreak 12", stranger);
    expect((await catalog.get(`/projects/${project}/users`, admin)).lines).toEqual([
      {
        identifier: "404",
        role: "PROJECT_OWNER",
        metadataRole: "LEVEL_4",
        refs: { project, user: "404", identifier: "404" },
      },
    ]);
  });

  it("get another role from an owner, and what they may do with it at once; the last owner stays one", async () => {
    const project = await catalog.sharedProject();
    const colin = `/projects/${project}/users/colin`;
    expect((await catalog.patch(colin, { role: "PROJECT_OWNER" }, collaborator)).status).toBe(403);
    const changed = await catalog.patch(colin, { role: "PROJECT_OWNER", metadataRole: "LEVEL_3" }, owner);
    expect([changed.status, changed.json]).toEqual([200, { refs: { project, username: "colin" } }]);
    expect((await catalog.get(colin, owner)).json).toMatchObject({ role: "PROJECT_OWNER", metadataRole: "LEVEL_3" });
    const demoted = await catalog.patch(`/projects/${project}/users/olga`, { role: "PROJECT_USER" }, collaborator);
    expect(demoted.status).toBe(200);
    expect((await catalog.patch(colin, { role: "PROJECT_USER" }, collaborator)).status).toBe(409);
    expect((await catalog.patch(colin, { role: "BOSS" }, admin)).json.role).toEqual([expect.any(String)]);
    expect((await catalog.patch(colin, { userId: "otto" }, admin)).status).toBe(400);
    expect((await catalog.patch(`/projects/${project}/users/otto`, {}, admin)).status).toBe(404);
  });

  it("are none when their account ends while they are added", async () => {
    const project = await catalog.newProject();
    catalog.ended.add("7");
    const added = await catalog.post(`/projects/${project}/users`, { userId: "otto" }, owner);
    catalog.ended.clear();
    expect(added.status).toBe(404);
    expect((await catalog.get(`/projects/${project}/users`, owner)).lines).toHaveLength(1);
    expect((await catalog.get(`/projects/${project}/users/otto`, owner)).status).toBe(404);
  });

  it("are added by username, even one of digits; in a path digits are an identifier", async () => {
    const project = await catalog.newProject();
    const users = `/projects/${project}/users`;
    expect((await catalog.post(users, { userId: "6" }, owner)).json.identifier).toBe("8"); // whose name is 6
    expect((await catalog.post(users, { userId: "7" }, owner)).status).toBe(404); // a number, and nobody's name
    expect((await catalog.get(`${users}/6`, owner)).status).toBe(404); // user number 6 is no member
    expect((await catalog.get(`${users}/8`, owner)).status).toBe(200);
  });
});
