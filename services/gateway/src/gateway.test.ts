// What clients see at the public address: sign-in, links, methods, types, records.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessToken, testGateway } from "./gateway.testing.ts";

const base = "http://lab.example/irida/api";
type Body = {
  resource: { links: { rel: string; href: string }[]; resources?: Body["resource"][]; [field: string]: unknown };
};
const link = ({ resource }: Body, rel: string) => resource.links.find((one) => one.rel === rel)?.href;

let gateway: Awaited<ReturnType<typeof testGateway>>;
const seen: { method: string; url: string; headers: Record<string, unknown>; body?: unknown }[] = [];
const sample = { identifier: "7", createdDate: 1, sampleName: "08-5578", label: "08-5578", refs: { project: "2" } };
const file = (identifier: string) => ({
  identifier,
  fileName: `${identifier}.fastq`,
  refs: { sample: "7", object: "4", kind: "pairs" },
});

beforeAll(async () => {
  gateway = await testGateway(({ identity, catalog, files, runs }) => {
    for (const app of [identity, catalog, files, runs]) {
      app.addContentTypeParser("*", { parseAs: "string" }, (_, body, done) => done(null, body));
      app.addHook(
        "preHandler",
        async ({ method, url, headers, body }) => void seen.push({ method, url, headers, body }),
      );
    }
    identity.post("/oauth/token", async ({ headers }, reply) =>
      headers["x-client-authorization"] === "Basic YXdheTo="
        ? reply.code(503).header("retry-after", "5").send({ message: "Try again." })
        : reply.code(200).send('{"access_token":"x","expires_in":1}'),
    );
    identity.get("/users/:u", async (_, reply) =>
      reply.header("etag", '"3"').send({ identifier: "1", username: "ad min" }),
    );
    identity.post("/internal/users", async () => [{ identifier: "1", username: "admin", firstName: "Ada" }]);
    catalog.get("/samples/:s", async (request, reply) => {
      if ((request.params as { s: string }).s !== "7")
        return reply.code(404).send({ message: "There is no such sample." });
      return reply.header("etag", '"12"').send(sample);
    });
    catalog.patch("/samples/:s", async (_, reply) => reply.header("etag", '"13"').send(sample));
    catalog.delete("/projects/:p/samples/:s", async () => ({ refs: { project: "2" } }));
    catalog.patch("/projects/:p", async () => ({ refs: {} }));
    catalog.post("/projects", async (_, reply) =>
      reply.code(201).header("etag", '"1"').send({ identifier: "2", name: "n" }),
    );
    catalog.get("/projects/:p/samples/bySampleName", async ({ query }, reply) =>
      (query as { sampleName: string }).sampleName === "a b"
        ? { refs: { sample: "7" } }
        : reply.code(404).send({ message: "none" }),
    );
    catalog.get("/projects/:p/users", async (_, reply) =>
      reply
        .type("application/x-ndjson")
        .send(
          '{"identifier":"1","username":"admin","firstName":"Ada","role":"PROJECT_OWNER"}\n{"identifier":"9","role":"PROJECT_USER"}\n',
        ),
    );
    catalog.get("/projects/:p/samples", async (_, reply) =>
      reply
        .type("application/x-ndjson")
        .send(`${JSON.stringify(sample)}\n${JSON.stringify({ ...sample, identifier: "8" })}\n`),
    );
    files.get("/samples/:s/sequenceFiles/pairs/:o", async (_, reply) =>
      reply.header("etag", '"2"').send({
        identifier: "4",
        files: [file("10"), file("11")],
        forwardSequenceFile: file("10"),
        reverseSequenceFile: file("11"),
        refs: { sample: "7", forward: "10", reverse: "11" },
      }),
    );
    files.head("/samples/:s/sequenceFiles/:f", async (_, reply) =>
      reply.headers({ "content-type": "application/fastq", "content-length": "123456", etag: '"abc"' }).send(),
    );
    files.get("/samples/:s/sequenceFiles/:f", async ({ headers }, reply) =>
      headers.accept === "application/fastq"
        ? reply
            .code(headers.range ? 206 : 200)
            .type("application/fastq")
            .header("etag", '"abc"')
            .send("@r1\nA\n+\nI\n")
        : reply.header("etag", '"1"').send(file("10")),
    );
    runs.post("/sequencingrun/:type", async (_, reply) =>
      reply.code(201).header("etag", '"1"').send({ identifier: "5", refs: {} }),
    );
    runs.get("/sequencingrun", async (_, reply) =>
      reply.type("application/x-ndjson").send('{"identifier":"5","refs":{}}\n'),
    );
  });
});
afterAll(() => gateway.close());

describe("access", () => {
  it("answers 401 with the header and the OAuth body, whether or not there is anything", async () => {
    for (const url of ["/irida/api", "/irida/api/projects", "/irida/api/no/such", "/irida/%61pi/projects"]) {
      const answer = await gateway.app.inject({ url });
      expect(answer.statusCode, url).toBe(401);
      expect(answer.headers["www-authenticate"]).toBe("Bearer");
      expect(answer.json()).toMatchObject({ error: "invalid_request", message: expect.any(String) });
    }
    const options = await gateway.app.inject({ method: "OPTIONS", url: "/irida/api/" });
    expect(options.statusCode).toBe(401);
  });

  it.each([
    ["of a user who is switched off", { sub: "4" }],
    ["of an older epoch", { sub: "2", epoch: 2 }],
    ["of an unknown user", { sub: "77" }],
    ["that is out of date", { expires: 1 }],
    ["of an unknown key", { kid: "k2" }],
  ])("refuses a token %s", async (_, claims) => {
    const token = await accessToken(claims);
    const answer = await gateway.app.inject({ url: "/irida/api", headers: { authorization: `Bearer ${token}` } });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ error: "invalid_token" });
  });

  it("does not ask for keys again and again because of invented key ids", async () => {
    const before = gateway.state.keysAsked;
    for (let i = 0; i < 5; i++) {
      const token = await accessToken({ kid: `no-${i}` });
      await gateway.app.inject({ url: "/irida/api", headers: { authorization: `Bearer ${token}` } });
    }
    expect(gateway.state.keysAsked - before).toBeLessThanOrEqual(1);
  });

  it("refuses a revoked token within seconds", async () => {
    const token = await accessToken({ jti: "gone" });
    const read = () => gateway.app.inject({ url: "/irida/api", headers: { authorization: `Bearer ${token}` } });
    expect((await read()).statusCode).toBe(200);
    gateway.state.revoked.push({ jti: "gone", expires: Date.now() + 60_000 });
    await expect.poll(async () => (await read()).statusCode, { timeout: 4_000 }).toBe(401);
  });

  it("needs the scope write for everything but reading", async () => {
    const headers = { authorization: `Bearer ${await accessToken({ scope: "read" })}` };
    const answer = await gateway.app.inject({ method: "POST", url: "/irida/api/projects", headers, payload: {} });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers["www-authenticate"]).toBe('Bearer error="insufficient_scope"');
    expect((await gateway.app.inject({ url: "/irida/api", headers })).statusCode).toBe(200);
  });

  it("passes a sign-in on as it is", async () => {
    const answer = await gateway.app.inject({
      method: "POST",
      url: "/irida/api/oauth/token",
      headers: { "content-type": "application/x-www-form-urlencoded", authorization: "Basic YTpi" },
      payload: "grant_type=password",
    });
    expect(answer.body).toBe('{"access_token":"x","expires_in":1}');
    expect(answer.headers["cache-control"]).toBe("no-store");
    const call = seen.find(({ url }) => url === "/oauth/token");
    expect(call?.headers["x-client-authorization"]).toBe("Basic YTpi");
    expect(call?.body).toBe("grant_type=password");
    const away = await gateway.app.inject({
      method: "POST",
      url: "/irida/api/oauth/token",
      headers: { "content-type": "application/x-www-form-urlencoded", authorization: "Basic YXdheTo=" },
      payload: "grant_type=password",
    });
    expect([away.statusCode, away.headers["retry-after"]]).toEqual([503, "5"]);
  });
});

describe("addresses and methods", () => {
  it("accepts doubled and trailing slashes, and tells the API level without an envelope", async () => {
    for (const url of ["/api//version", "/api/version/", "//api/version"]) {
      const answer = await gateway.call("GET", url);
      expect(answer.json()).toEqual({ version: "23.10.1" });
      expect(answer.headers.server).toBe("Isotrail/0.1.0");
    }
  });

  it("says 405 with Allow for known paths, 404 for others", async () => {
    for (const [method, url, allow] of [
      ["PUT", "/api/projects", "GET, POST, HEAD, OPTIONS"],
      ["GET", "/api/sequencingrun/miseqrun", "POST, OPTIONS"],
      ["DELETE", "/api/samples/7/sequenceFiles/pairs", "GET, POST, HEAD, OPTIONS"],
      ["POST", "/api", "GET, HEAD, OPTIONS"],
      ["QUERY", "/api/projects", "GET, HEAD, OPTIONS, POST"],
      ["PROPFIND", "/api/projects", "GET, HEAD, OPTIONS, POST"],
    ] as const) {
      const answer = await gateway.call(method, url);
      expect([answer.statusCode, answer.headers.allow, answer.json().message], url).toEqual([
        405,
        allow,
        "Request method not supported",
      ]);
    }
    expect((await gateway.call("GET", "/api/nothing")).statusCode).toBe(404);
    expect((await gateway.app.inject("/irida/nothing")).statusCode).toBe(404);
  });

  it("answers OPTIONS with a token by 200 and Allow", async () => {
    const answer = await gateway.call("OPTIONS", "/api/");
    expect([answer.statusCode, answer.headers.allow]).toEqual([200, "GET, HEAD, OPTIONS"]);
  });

  it("tells health and the way to the root without a token", async () => {
    expect((await gateway.app.inject("/health/live")).statusCode).toBe(200);
    expect((await gateway.app.inject("/health/ready")).statusCode).toBe(200);
    expect((await gateway.app.inject("/irida")).json()).toEqual({ api: base });
  });

  it("answers 406 with the types that the resource has", async () => {
    const answer = await gateway.call("GET", "/api/samples/7", { accept: "application/fastq" });
    expect(answer.statusCode).toBe(406);
    expect(answer.json()["supported-media-types"]).toEqual(["application/json"]);
    const onFile = await gateway.call("GET", "/api/samples/7/sequenceFiles/10", { accept: "image/png" });
    expect(onFile.json()["supported-media-types"]).toEqual([
      "application/json",
      "application/fastq",
      "application/fasta",
    ]);
  });

  it("answers what cannot be decoded with its own body", async () => {
    const answer = await gateway.app.inject("/%zz");
    expect([answer.statusCode, typeof answer.json().message]).toEqual([400, "string"]);
  });
});

describe("records", () => {
  it("shows a sample with its links, its number of files and a tag of these bytes", async () => {
    const answer = await gateway.call("GET", "/api/samples/7");
    const { refs: _, ...fields } = sample;
    expect(answer.json<Body>().resource).toMatchObject({ ...fields, sequenceFileCount: 1 });
    expect(answer.json<Body>().resource).not.toHaveProperty("refs");
    expect(answer.json<Body>().resource.links[0]).toEqual({ rel: "self", href: `${base}/samples/7` });
    expect(answer.headers.etag).toMatch(/^"12-[\w-]{22}"$/);

    const again = await gateway.call("GET", "/api/samples/7", { "if-none-match": String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    for (const [match, status] of [
      [String(answer.headers.etag), 200],
      ["*", 200],
      ['"11-x"', 412],
    ] as const)
      expect((await gateway.call("GET", "/api/samples/7", { "if-match": match })).statusCode).toBe(status);
    const head = await gateway.call("HEAD", "/api/samples/7");
    expect(head.body).toBe("");
    expect(head.headers["content-length"]).toBe(String(Buffer.byteLength(answer.body)));
    expect(head.headers.etag).toBe(answer.headers.etag);
  });

  it("passes conditions, keys and traces on, and errors back", async () => {
    const headers = {
      "if-match": '"12-abc"',
      "idempotency-key": "k",
      "x-request-id": "r-1",
      "content-type": "application/json",
    };
    const answer = await gateway.call("PATCH", "/api/samples/7", headers, "{}");
    expect(answer.json<Body>().resource.sampleName).toBe("08-5578");
    expect(seen.findLast(({ method }) => method === "PATCH")?.headers).toMatchObject(headers);
    const missing = await gateway.call("GET", "/api/samples/99");
    expect([missing.statusCode, missing.json()]).toEqual([404, { message: "There is no such sample." }]);
  });

  it("answers a creation with 201, the record and where it is", async () => {
    const answer = await gateway.call("POST", "/api/projects", { "content-type": "application/json" }, '{"name":"n"}');
    expect([answer.statusCode, answer.headers.location]).toEqual([201, `${base}/projects/2`]);
    expect(link(answer.json(), "project/samples")).toBe(`${base}/projects/2/samples`);
    const run = await gateway.call("POST", "/api/sequencingrun/miseqrun", { "content-type": "application/json" }, "{}");
    expect(run.headers.location).toBe(`${base}/sequencingrun/5`);
  });

  it("answers a change or a removal with links only", async () => {
    const removed = await gateway.call("DELETE", "/api/projects/2/samples/7");
    expect(removed.json<Body>()).toEqual({
      resource: {
        links: [
          { rel: "project/samples", href: `${base}/projects/2/samples` },
          { rel: "project", href: `${base}/projects/2` },
        ],
      },
    });
    const changed = await gateway.call("PATCH", "/api/projects/2", { "content-type": "application/json" }, "{}");
    expect(link(changed.json(), "self")).toBe(`${base}/projects/2`);
  });

  it("finds a sample by its name, also at the older address", async () => {
    for (const url of ["bySampleName?sampleName=a%20b", "bySequencerId/a%20b"]) {
      const answer = await gateway.call("GET", `/api/projects/2/samples/${url}`);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, `${base}/samples/7`]);
    }
    expect((await gateway.call("GET", "/api/projects/2/samples/bySampleName?sampleName=x")).statusCode).toBe(404);
  });

  it("gives the files of a pair their own address only, the same that pair/forward has", async () => {
    const canonical = await gateway.call("GET", "/api/samples/7/sequenceFiles/pairs/4");
    const alias = await gateway.call("GET", "/api/samples/7/pairs/4");
    expect(alias.body).toBe(canonical.body);
    const [forward] = canonical.json().resource.files;
    expect(forward.links).toEqual([{ rel: "self", href: `${base}/samples/7/sequenceFiles/10` }]);
    expect(forward).not.toHaveProperty("refs");
    expect(link(canonical.json(), "pair/forward")).toBe(forward.links[0].href);
  });

  it("gives a file's content when asked for, and HEAD without reading it", async () => {
    const url = "/api/samples/7/sequenceFiles/10";
    const content = await gateway.call("GET", url, { accept: "application/fastq" });
    expect([content.body, content.headers["content-type"]]).toEqual(["@r1\nA\n+\nI\n", "application/fastq"]);
    expect((await gateway.call("GET", url, { accept: "application/fastq", range: "bytes=0-1" })).statusCode).toBe(206);
    const head = await gateway.call("HEAD", url, { accept: "application/fastq" });
    expect([head.headers["content-length"], seen.at(-1)?.method]).toEqual(["123456", "HEAD"]);
    expect(link((await gateway.call("GET", url)).json(), "sequencefile/qc")).toBe(
      `${base}/samples/7/sequenceFiles/pairs/4/files/10/qc`,
    );
  });

  it("shows a collection complete, with full entries composed in one call", async () => {
    const samples = (await gateway.call("GET", "/api/projects/2/samples")).json<Body>();
    expect(samples.resource.resources?.map((one) => one.sequenceFileCount)).toEqual([1, 2]);
    expect(link(samples, "self")).toBe(`${base}/projects/2/samples`);
    const users = (await gateway.call("GET", "/api/projects/2/users")).json<Body>().resource.resources;
    expect(users?.[0]).toMatchObject({ identifier: "1", firstName: "Ada", role: "PROJECT_OWNER" });
    expect(users?.[0]?.links).toContainEqual({ rel: "relationship", href: `${base}/projects/2/users/admin` });
    expect(users?.[1]).toMatchObject({ identifier: "9", role: "PROJECT_USER" });
    const runs = (await gateway.call("GET", "/api/sequencingrun")).json<Body>();
    expect(link(runs, "sequencingRun/miseq")).toBe(link(runs, "sequencingRun/sequencerA"));
  });

  it("says 503 when a service is away", async () => {
    const answer = await gateway.call("GET", "/api/sequencingrun/5000");
    expect(answer.statusCode).toBe(404);
    await gateway.services.runs.close();
    const away = await gateway.call("GET", "/api/sequencingrun");
    expect([away.statusCode, away.headers["retry-after"]]).toEqual([503, "1"]);
    const ready = await gateway.app.inject("/health/ready");
    expect([ready.statusCode, ready.json().wrong]).toEqual([503, ["runs does not answer"]]);
  });
});
