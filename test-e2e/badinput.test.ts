// Bad input of every kind: a clear error with a message, and nothing half-made.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, fresh, link, newSample, type Resource, signIn } from "./client.ts";
import { overSocket } from "./form.ts";
import { anySystem } from "./system.ts";

let system: Awaited<ReturnType<typeof anySystem>>;
let lab: Client;
let project: Resource;
let sample: Resource;
let projects: string;
let samples: string;

beforeAll(async () => {
  system = await anySystem();
  lab = await signIn(system);
  ({ project, sample } = await newSample(lab));
  projects = link(await lab.follow(), "projects");
  samples = link(project, "project/samples");
});
afterAll(() => system?.remove());

/** Expects an error with a message, about these properties, in the one shape of all errors. */
async function refused(answer: ReturnType<Client["ask"]>, status: number, ...properties: string[]) {
  const { status: got, body, headers, text } = await answer;
  expect([got, text]).toEqual([status, expect.any(String)]);
  expect(headers.get("content-type")).toMatch(/^application\/json/);
  expect(body).toMatchObject({ message: expect.stringMatching(/./), status, type: "about:blank" });
  for (const property of properties) expect(body[property]).toEqual([expect.stringMatching(/./)]);
  expect(text).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/);
}

const json = { "content-type": "application/json" };

describe("a body that is not what it says", () => {
  test.each(["{", '{"name":', "[1,", "not json", '{"name":"x"} trailing', "", "{'name': 1}"])("%j is 400", (text) =>
    refused(lab.ask("POST", projects, text, json), 400),
  );
  test.each([null, [], 5, "text", true])("%j instead of an object is 400", (value) =>
    refused(lab.ask("POST", projects, JSON.stringify(value), json), 400),
  );
  test.each(["text/csv", "application/x-www-form-urlencoded"])("%s is 415", async (type) => {
    await refused(lab.ask("POST", projects, "name=x", { "content-type": type }), 415);
    await refused(lab.ask("POST", link(await lab.follow(), "users"), "username=ada", { "content-type": type }), 415);
  });
  test("a name of the prototype harms nobody", async () => {
    const text = '{"name":"Prototype","__proto__":{"systemRole":"ROLE_ADMIN"},"constructor":{"prototype":{"x":1}}}';
    expect([201, 400]).toContain((await lab.ask("POST", projects, text, json)).status);
  });
  test("a deep nest and a long body are refused", async () => {
    const deep = `{"name":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;
    await refused(lab.ask("POST", projects, deep, json), 400);
    await refused(lab.ask("POST", projects, { name: "Long one", projectDescription: "x".repeat(2_000_000) }), 413);
  });
  test("bytes that are no UTF-8 make no 500", async () => {
    const bytes = Buffer.from([0x7b, 0x22, 0x6e, 0x61, 0x6d, 0x65, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0xc3, 0x22, 0x7d]);
    const headers = { authorization: `Bearer ${lab.token}`, ...json, "content-length": String(bytes.length) };
    const answer = await overSocket(projects, "POST", headers, (socket) => void socket.write(bytes));
    expect(answer.status).toBe(400);
  });
});

describe("a project's fields", () => {
  const create = (fields: object) => lab.ask("POST", projects, fields);
  test("each bad one is named in the 400", () =>
    refused(
      create({ name: "Project ?", genomeSize: 0, minimumCoverage: "many" }),
      400,
      "name",
      "genomeSize",
      "minimumCoverage",
    ));
  test("names need not be unique, and may be in any script", async () => {
    expect((await create({ name: "Ökologie 鱼 🐟 2026" })).body.resource.name).toBe("Ökologie 鱼 🐟 2026");
    expect((await create({ name: "Ökologie 鱼 🐟 2026" })).status).toBe(201);
  });
  test("PATCH with an unknown property is 400 with the list, and changes nothing", async () => {
    const answer = await lab.ask("PATCH", link(project, "self"), { name: "Renamed", colour: "blue" });
    expect(answer.body).toMatchObject({ status: 400, message: "Cannot update resource with supplied properties." });
    expect(answer.body["available-properties"]).toEqual(expect.arrayContaining(["name", "projectDescription"]));
    expect((await lab.read(link(project, "self"))).name).toBe(project.name);
  });
});

describe("a sample's fields", () => {
  const patch = (fields: object) => lab.ask("PATCH", link(sample, "self"), fields);
  test("each bad one is named in the 400 to a PATCH, which changes nothing", async () => {
    const bad = { sampleName: "dot.ted", organism: 5, collectionDate: "2026-02-31", latitude: "91", hostSex: "OTHER" };
    await refused(patch({ ...bad, isolationSource: "soil" }), 400, ...Object.keys(bad));
    expect(await lab.read(link(sample, "self"))).toEqual(sample);
  });
  test("the edges of the rules pass", async () => {
    const { status } = await patch({
      latitude: "90.5",
      longitude: "-180",
      geographicLocationName: "Canada:Manitoba:Winnipeg",
    });
    expect(status).toBe(200);
    expect((await patch({ latitude: null, longitude: null, geographicLocationName: null })).status).toBe(200);
  });
  test("a second sample of the same name is 409 and is not listed", async () => {
    await refused(lab.ask("POST", samples, { sampleName: sample.sampleName }), 409);
    expect((await lab.read(samples)).resources).toHaveLength(1);
  });
  test("bad metadata is 400 and changes nothing", async () => {
    const href = link(sample, "sample/metadata");
    await refused(lab.ask("PUT", href, { ward: { value: "7" } }), 400, "ward");
    await refused(lab.ask("PUT", href, []), 400);
    expect((await lab.read(href)).metadata).toEqual({});
  });
});

describe("users and members", () => {
  test("every broken rule is told at its property", async () => {
    const users = link(await lab.follow(), "users");
    const answer = await lab.ask("POST", users, {
      username: "ab",
      email: "x",
      firstName: "A",
      lastName: "",
      phoneNumber: "1",
    });
    expect(answer.status).toBe(400);
    for (const name of ["username", "email", "firstName", "lastName", "phoneNumber", "password"])
      expect(answer.body[name], name).toEqual(expect.arrayContaining([expect.any(String)]));
  });
  test("a username or e-mail that is taken is 409", async () => {
    const users = link(await lab.follow(), "users");
    const username = fresh("twice");
    const user = {
      username,
      email: `${username}@lab.example`,
      password: "Black-Box-1-User",
      firstName: "Ab",
      lastName: "Cd",
      phoneNumber: "1234",
    };
    await lab.create(users, user);
    await refused(lab.ask("POST", users, { ...user, email: `${fresh("x")}@lab.example` }), 409);
    await refused(lab.ask("POST", users, { ...user, username: fresh("x") }), 409);
  });
  test("an unknown user is no member: 404", () =>
    refused(lab.ask("POST", link(project, "project/users"), { userId: "nobody-of-that-name" }), 404));
});

describe("runs", () => {
  test("layoutType is required and one of two; odd types and states are 400", async () => {
    const runs = link(await lab.follow(), "sequencingRuns");
    await refused(lab.ask("POST", runs, { sequencerType: "miseq" }), 400, "layoutType");
    await refused(lab.ask("POST", runs, { sequencerType: "miseq", layoutType: "CIRCLE" }), 400, "layoutType");
    await refused(lab.ask("POST", runs, { layoutType: "SINGLE_END", sequencerType: "Mi Seq!" }), 400);
    const run = await lab.create(runs, { layoutType: "SINGLE_END", sequencerType: "miseq" });
    await refused(lab.ask("PATCH", link(run, "self"), { uploadStatus: "DONE" }), 400, "uploadStatus");
  });
});

describe("identifiers", () => {
  test.each([
    "999999999",
    "0",
    "-1",
    "abc",
    "1e3",
    "9007199254740993",
    "%00",
    "..%2f..%2fetc",
    "1'--",
    "🐟",
    "x".repeat(300),
  ])("%s is 404 wherever an identifier stands", async (id) => {
    for (const base of ["projects", "samples"]) {
      const answer = await lab.get(`${system.api}/${base}/${id}`);
      expect([400, 404, 414]).toContain(answer.status);
      expect(answer.body.message).toMatch(/./);
    }
    expect((await lab.get(`${link(sample, "sample/sequenceFiles")}/${id}`)).status).toBeGreaterThanOrEqual(400);
    expect((await lab.get(`${link(sample, "sample/sequenceFiles/pairs")}/${id}`)).status).toBeLessThan(500);
  });
  test("what is written to an unknown address makes nothing", async () => {
    await refused(lab.ask("POST", `${system.api}/projects/999999/samples`, { sampleName: "nowhere" }), 404);
    await refused(lab.ask("PATCH", `${system.api}/samples/999999`, { strain: "none" }), 404);
    await refused(lab.ask("DELETE", `${system.api}/projects/999999`), 404);
  });
});

describe("broken HTTP", () => {
  test.each([
    ["a request line that is none", "GARBAGE\r\n\r\n"],
    ["an unknown method", "BREW /api HTTP/1.1\r\nhost: x\r\n\r\n"],
    ["a header without end", `GET /api HTTP/1.1\r\nhost: x\r\nx-long: ${"a".repeat(40_000)}\r\n\r\n`],
    ["two lengths", "POST /api/projects HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab"],
  ])("%s gets a 4xx", async (_, text) => {
    const { connect } = await import("node:net");
    const { hostname, port } = new URL(system.api);
    const answer = await new Promise<string>((resolve, reject) => {
      let got = "";
      const socket = connect(Number(port), hostname, () => socket.write(text));
      socket
        .on("data", (chunk) => (got += chunk))
        .on("close", () => resolve(got))
        .on("error", reject);
      socket.setTimeout(10_000, () => socket.end());
    });
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/);
    expect((await lab.get(system.api)).status).toBe(200);
  });
});
