// What every answer has in common: envelope, links, methods, negotiation, slashes, tokens, conditional requests.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, askToken, type Client, fresh, link, newSample, type Resource, signIn } from "./client.ts";
import { anySystem } from "./system.ts";

let system: Awaited<ReturnType<typeof anySystem>>;
let lab: Client;
let project: Resource;
let sample: Resource;

beforeAll(async () => {
  system = await anySystem();
  lab = await signIn(system);
  ({ project, sample } = await newSample(lab));
});
afterAll(() => system?.remove());

describe("envelope", () => {
  test("a record is one key, resource, with links of exactly rel and href and self first", async () => {
    const { body, headers } = await lab.get(link(sample, "self"));
    expect(Object.keys(body)).toEqual(["resource"]);
    expect(headers.get("content-type")).toMatch(/^application\/json/);
    for (const one of body.resource.links) expect(Object.keys(one).sort()).toEqual(["href", "rel"]);
    expect(body.resource.links[0]).toEqual({ rel: "self", href: link(sample, "self") });
    expect(Number.isInteger(body.resource.createdDate)).toBe(true);
    expect(body.resource).not.toHaveProperty("refs");
  });

  test("a collection has links with self, and full records as its entries", async () => {
    const { body } = await lab.get(link(project, "project/samples"));
    expect(Object.keys(body)).toEqual(["resource"]);
    expect(link(body.resource, "self")).toBe(link(project, "project/samples"));
    expect(body.resource.resources).toEqual([await lab.read(link(sample, "self"))]);
  });

  test("POST answers what GET of its Location answers, byte for byte", async () => {
    const made = await lab.ask("POST", link(await lab.follow(), "projects"), { name: "Salmonella 2026" });
    expect(made.status).toBe(201);
    const location = made.headers.get("location") ?? "";
    expect(location).toBe(link(made.body.resource, "self"));
    expect((await lab.get(location)).text).toBe(made.text);
  });

  test("PATCH answers 200 with links, and 200 with the whole record for a sample", async () => {
    const changed = await lab.ask("PATCH", link(project, "self"), { projectDescription: "new" });
    expect([changed.status, Object.keys(changed.body.resource)]).toEqual([200, ["links"]]);
    const patched = await lab.ask("PATCH", link(sample, "self"), { strain: "EGD-e" });
    expect(patched.body.resource).toMatchObject({ strain: "EGD-e", identifier: sample.identifier });
    expect(patched.body.resource).toEqual(await lab.read(link(sample, "self")));
  });
});

describe("methods and addresses", () => {
  test("a method that a resource does not have gets 405 with Allow and the specified text", async () => {
    const answer = await lab.ask("DELETE", link(project, "project/samples"));
    expect([answer.status, answer.body.message]).toEqual([405, "Request method not supported"]);
    expect(answer.headers.get("allow")).toMatch(/GET.*POST|POST.*GET/);
    expect((await lab.ask("PUT", link(project, "self"), {})).status).toBe(405);
  });

  test("doubled and trailing slashes lead to the same resource with well-formed links", async () => {
    const self = link(project, "self");
    for (const odd of [self.replace("/api/", "/api//"), `${self}/`, self.replace("/api/", "//api///")]) {
      const answer = await lab.get(odd);
      expect([answer.status, answer.text]).toEqual([200, (await lab.get(self)).text]);
    }
  });

  test("OPTIONS with a token is 200, without one 401", async () => {
    expect((await lab.ask("OPTIONS", `${system.api}/`)).status).toBe(200);
    expect((await ask("OPTIONS", `${system.api}/`)).status).toBe(401);
  });

  test("HEAD answers the headers of GET without a body", async () => {
    const self = link(project, "self");
    const [head, get] = [await lab.ask("HEAD", self), await lab.get(self)];
    expect([head.status, head.text]).toEqual([200, ""]);
    expect(head.headers.get("content-length")).toBe(String(get.bytes.length));
    expect(head.headers.get("etag")).toBe(get.headers.get("etag"));
  });

  test("the version is what live clients check, without an envelope", async () => {
    const { body } = await lab.get(`${system.api}//version`);
    expect(body).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  });

  test("the aliases of live clients answer the same", async () => {
    const files = link(sample, "sample/sequenceFiles");
    const canonical = await lab.get(`${files}/pairs`);
    const alias = await lab.get(`${link(sample, "self")}/pairs`);
    expect(alias.status).toBe(200);
    expect(alias.body.resource.resources).toEqual(canonical.body.resource.resources);
  });

  test("unknown paths are 404 with a message, and never an empty body", async () => {
    const answer = await lab.get(`${system.api}/nothing/here`);
    expect([answer.status, typeof answer.body.message]).toEqual([404, "string"]);
  });
});

describe("negotiation", () => {
  test.each(["application/json", "*/*", "application/*", "text/html, */*;q=0.1"])(
    "Accept %s gets JSON",
    async (accept) => {
      const answer = await lab.get(link(project, "self"), { accept });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([
        200,
        expect.stringMatching(/application\/json/),
      ]);
    },
  );

  test("a type that a resource does not have gets 406 with the list", async () => {
    const answer = await lab.get(link(project, "self"), { accept: "application/fastq" });
    expect(answer.status).toBe(406);
    expect(answer.text).toContain("application/json");
  });
});

describe("tokens", () => {
  test("no or a bad token gets 401 with a challenge and the OAuth body, whether or not anything is there", async () => {
    for (const path of ["", "/projects", "/nothing/at/all", "/projects/999999"])
      for (const headers of [{}, { authorization: "Bearer nonsense" }, { authorization: "Basic abc" }]) {
        const answer = await ask("GET", `${system.api}${path}`, undefined, headers);
        expect(answer.status).toBe(401);
        expect(answer.headers.get("www-authenticate")).toMatch(/^Bearer/);
        expect(typeof answer.body.error).toBe("string");
      }
  });

  test("the answer holds no null, true or false, and names its type, scope and time", async () => {
    const answer = await askToken(system, system);
    expect(answer.body).toMatchObject({
      token_type: expect.stringMatching(/^bearer$/i),
      scope: expect.stringContaining("read"),
    });
    expect(Number.isInteger(answer.body.expires_in)).toBe(true);
    for (const value of Object.values(answer.body)) expect(["string", "number"]).toContain(typeof value);
    expect(answer.headers.get("cache-control")).toContain("no-store");
  });

  test("client credentials may come by Basic", async () => {
    const basic = Buffer.from(`${system.clientId}:${system.clientSecret}`).toString("base64");
    const { username, password } = system;
    const form = new URLSearchParams({ grant_type: "password", username, password });
    const answer = await ask("POST", `${system.api}/oauth/token`, form, { authorization: `Basic ${basic}` });
    expect(answer.status).toBe(200);
  });

  test("a refresh token gives a new access token; a revoked one does not", async () => {
    const { body } = await askToken(system, system);
    const refresh = (token: unknown) =>
      askToken(system, system, { grant_type: "refresh_token", refresh_token: String(token) });
    const again = await refresh(body.refresh_token);
    expect(again.status).toBe(200);
    expect((await lab.get(system.api, { authorization: `Bearer ${again.body.access_token}` })).status).toBe(200);
    const latest = String(again.body.refresh_token ?? body.refresh_token);
    const { clientId, clientSecret } = system;
    const revoke = new URLSearchParams({ token: latest, client_id: clientId, client_secret: clientSecret });
    expect((await ask("POST", `${system.api}/oauth/revoke`, revoke)).status).toBe(200);
    expect((await refresh(latest)).status).toBe(400);
  });

  test("wrong secrets are refused with an OAuth error", async () => {
    const wrong = await askToken(system, { username: "admin", password: "Wrong-1-password" });
    expect([400, 401]).toContain(wrong.status);
    expect(typeof wrong.body.error).toBe("string");
    const client = await askToken({ ...system, clientSecret: "wrong" }, system);
    expect([client.status, client.body.error]).toEqual([401, "invalid_client"]);
  });

  test("a token of scope read may not write", async () => {
    const { body } = await askToken(system, system, { scope: "read" });
    const headers = { authorization: `Bearer ${body.access_token}` };
    expect((await ask("GET", link(project, "self"), undefined, headers)).status).toBe(200);
    expect((await ask("PATCH", link(project, "self"), { name: "Not allowed" }, headers)).status).toBe(403);
  });

  test("twenty-four sign-ins in a row pass", async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, () => askToken(system, system)));
    expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(200));
  });
});

describe("conditional requests", () => {
  test("If-None-Match with the ETag gives 304; an old If-Match gives 412 and changes nothing", async () => {
    const self = link(project, "self");
    const etag = (await lab.get(self)).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"/);
    expect((await lab.get(self, { "if-none-match": etag })).status).toBe(304);
    expect((await lab.ask("PATCH", self, { name: "Second name" }, { "if-match": etag })).status).toBe(200);
    const late = await lab.ask("PATCH", self, { name: "Third name" }, { "if-match": etag });
    expect([late.status, (await lab.read(self)).name]).toEqual([412, "Second name"]);
  });

  test("a POST with the same Idempotency-Key gives its first answer again; another request under it 409", async () => {
    const samples = link(project, "project/samples");
    const headers = { "idempotency-key": fresh("key-") };
    const body = { sampleName: fresh("repeated-") };
    const first = await lab.ask("POST", samples, body, headers);
    const second = await lab.ask("POST", samples, body, headers);
    expect([first.status, second.status, second.text]).toEqual([201, 201, first.text]);
    expect((await lab.ask("POST", samples, { sampleName: fresh("other-") }, headers)).status).toBe(409);
  });
});
