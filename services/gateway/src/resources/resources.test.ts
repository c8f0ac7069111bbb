// What clients see of resources at the public address: methods, types, records, collections, links.
import { sendLines, sendRecord } from "@isotrail/http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listOf, testGateway } from "../gateway.testing.ts";

const base = "http://lab.example/irida/api";
type Body = {
  resource: { links: { rel: string; href: string }[]; resources?: Body["resource"][]; [field: string]: unknown };
  warnings?: string[];
};
const link = ({ resource }: Body, rel: string) => resource.links.find((one) => one.rel === rel)?.href;

let gateway: Awaited<ReturnType<typeof testGateway>>;
const seen: { method: string; url: string; headers: Record<string, unknown>; body?: unknown }[] = [];
const sample = { identifier: "7", createdDate: 1, sampleName: "08-5578", refs: { project: "2" } };
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
    catalog.get<{ Params: { s: string } }>("/samples/:s", async ({ params: { s } }, reply) =>
      s === "7" ? sendRecord(reply, 200, 12, sample) : reply.code(404).send({ message: "There is no such sample." }),
    );
    catalog.patch("/samples/:s", async (_, reply) => sendRecord(reply, 200, 13, sample));
    catalog.delete("/projects/:p/samples/:s", async () => ({ refs: { project: "2" } }));
    catalog.patch("/projects/:p", async () => ({ refs: {} }));
    catalog.post("/projects", async (_, reply) => sendRecord(reply, 201, 1, { ...{ identifier: "2", name: "n" } }));
    catalog.get("/projects/:p/samples/bySampleName", async ({ query }, reply) =>
      (query as { sampleName: string }).sampleName === "a b"
        ? { refs: { sample: "7" } }
        : reply.code(404).send({ message: "none" }),
    );
    catalog.get("/projects/:p/samples", (_, reply) =>
      sendLines(reply, listOf([sample, { ...sample, identifier: "8" }])),
    );
    catalog.post("/projects/:p/samples", async (_, reply) =>
      reply.code(201).send({ entries: [sample, { ...sample, identifier: "8" }], warnings: ["9 is there already."] }),
    );
    files.get("/samples/:s/sequenceFiles/pairs/:o", async (_, reply) =>
      sendRecord(reply, 200, 2, {
        ...{
          identifier: "4",
          files: [file("10"), file("11")],
          forwardSequenceFile: file("10"),
          reverseSequenceFile: null,
        },
        refs: { sample: "7", forward: "10" },
      }),
    );
    files.get("/samples/:s/sequenceFiles/:f", async (_, reply) => sendRecord(reply, 200, 1, file("10")));
    runs.post("/sequencingrun/:type", async (_, reply) => sendRecord(reply, 201, 1, { ...{ identifier: "5" } }));
    runs.get("/sequencingrun", (_, reply) => sendLines(reply, listOf([{ identifier: "5" }])));
  });
});
afterAll(() => gateway.close());

const JSON_TYPE = { "content-type": "application/json" };

describe("addresses and methods", () => {
  it("accepts doubled and trailing slashes, and tells the API level without an envelope", async () => {
    for (const url of ["/api//version", "/api/version/", "//api/version"]) {
      const answer = await gateway.call("GET", url);
      expect(answer.json()).toEqual({ version: "23.10.1" });
      expect(answer.headers).toMatchObject({ server: "Isotrail/0.1.0", "x-content-type-options": "nosniff" });
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

  it("lists in the root what the services offer to the role, then its own", async () => {
    const rels = async (role: string) =>
      (await gateway.as(role, "GET", "/api")).json<Body>().resource.links.map(({ rel }) => rel);
    expect(await rels("admin")).toEqual([
      "self",
      "projects",
      "sequencingRuns",
      "events",
      "version",
      "schema",
      "service-desc",
      "service-doc",
    ]);
    expect(await rels("user")).toEqual([
      "self",
      "projects",
      "events",
      "version",
      "schema",
      "service-desc",
      "service-doc",
    ]);
  });

  it("answers 406 with the types that the resource has", async () => {
    const answer = await gateway.call("GET", "/api/samples/7", { accept: "application/fastq" });
    expect(answer.statusCode).toBe(406);
    expect(answer.json()).toMatchObject({
      message: "This resource is available as application/json, application/xml.",
      "supported-media-types": ["application/json", "application/xml"],
    });
    const onFile = await gateway.call("GET", "/api/samples/7/sequenceFiles/10", { accept: "image/png" });
    expect(onFile.json()["supported-media-types"]).toEqual([
      "application/json",
      "application/xml",
      "application/fastq",
      "application/fasta",
    ]);
  });
});

describe("records", () => {
  it("have their links and a tag of these bytes, and nothing of what is for links only", async () => {
    const answer = await gateway.call("GET", "/api/samples/7");
    const { refs: _, ...fields } = sample;
    const links = [
      { rel: "self", href: `${base}/samples/7` },
      { rel: "project", href: `${base}/projects/2` },
    ];
    expect(answer.body).toBe(JSON.stringify({ resource: { ...fields, links } }));
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
    const headers = { "if-match": '"12-abc"', "idempotency-key": "k", "x-request-id": "r-1", ...JSON_TYPE };
    const answer = await gateway.call("PATCH", "/api/samples/7", headers, "{}");
    expect(answer.json<Body>().resource.sampleName).toBe("08-5578");
    expect(seen.findLast(({ method }) => method === "PATCH")?.headers).toMatchObject(headers);
    const missing = await gateway.call("GET", "/api/samples/99");
    expect([missing.statusCode, missing.json()]).toEqual([404, { message: "There is no such sample." }]);
  });

  it("answers a creation with 201, the record and where it is", async () => {
    const answer = await gateway.call("POST", "/api/projects", JSON_TYPE, '{"name":"n"}');
    expect([answer.statusCode, answer.headers.location]).toEqual([201, `${base}/projects/2`]);
    expect(link(answer.json(), "project/samples")).toBe(`${base}/projects/2/samples`);
    const run = await gateway.call("POST", "/api/sequencingrun/miseqrun", JSON_TYPE, "{}");
    expect(run.headers.location).toBe(`${base}/sequencingrun/5`);
  });

  it("answers a creation of many with a collection, a Location for each, and the warnings", async () => {
    const answer = await gateway.call("POST", "/api/projects/2/samples", JSON_TYPE, "[7,8,9]");
    expect([answer.statusCode, answer.headers.location]).toEqual([
      201,
      [`${base}/projects/2/samples/7`, `${base}/projects/2/samples/8`],
    ]);
    const body = answer.json<Body>();
    expect(body.resource.resources?.map((one) => [one.identifier, one.links[0]?.href, one.refs])).toEqual([
      ["7", `${base}/samples/7`, undefined],
      ["8", `${base}/samples/8`, undefined],
    ]);
    expect([link(body, "self"), body.warnings]).toEqual([`${base}/projects/2/samples`, ["9 is there already."]]);
  });

  it("answers a change or a deletion with links only", async () => {
    const removed = await gateway.call("DELETE", "/api/projects/2/samples/7");
    expect(removed.json<Body>()).toEqual({
      resource: {
        links: [
          { rel: "project/samples", href: `${base}/projects/2/samples` },
          { rel: "project", href: `${base}/projects/2` },
        ],
      },
    });
    const changed = await gateway.call("PATCH", "/api/projects/2", JSON_TYPE, "{}");
    expect(link(changed.json(), "self")).toBe(`${base}/projects/2`);
  });

  it("redirects to a record, also from an older address that has the query in its path", async () => {
    for (const url of ["bySampleName?sampleName=a%20b", "bySequencerId/a%20b"]) {
      const answer = await gateway.call("GET", `/api/projects/2/samples/${url}`);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, `${base}/samples/7`]);
    }
    expect((await gateway.call("GET", "/api/projects/2/samples/bySampleName?sampleName=x")).statusCode).toBe(404);
  });

  it("gives nested records links of their own, the same at each address", async () => {
    const canonical = await gateway.call("GET", "/api/samples/7/sequenceFiles/pairs/4");
    const alias = await gateway.call("GET", "/api/samples/7/pairs/4");
    expect(alias.body).toBe(canonical.body);
    const { files, reverseSequenceFile } = canonical.json().resource;
    expect(files[0].links).toEqual([{ rel: "self", href: `${base}/samples/7/sequenceFiles/10` }]);
    expect(files[0]).not.toHaveProperty("refs");
    expect(reverseSequenceFile).toBeNull();
    expect(link(canonical.json(), "pair/forward")).toBe(files[0].links[0].href);
  });
});

describe("collections", () => {
  it("are complete, with full entries", async () => {
    const samples = (await gateway.call("GET", "/api/projects/2/samples")).json<Body>();
    expect(samples.resource.resources?.map(({ identifier }) => identifier)).toEqual(["7", "8"]);
    expect(samples.resource.resources?.[0]).toEqual(
      (await gateway.call("GET", "/api/samples/7")).json<Body>().resource,
    );
    expect(link(samples, "self")).toBe(`${base}/projects/2/samples`);
  });

  it("say 503 when their service is away", async () => {
    expect((await gateway.call("GET", "/api/sequencingrun/5000")).statusCode).toBe(404);
    await gateway.services.runs.close();
    const away = await gateway.call("GET", "/api/sequencingrun");
    expect([away.statusCode, away.headers["retry-after"]]).toEqual([503, "1"]);
    const ready = await gateway.app.inject("/health/ready");
    expect([ready.statusCode, ready.json().wrong]).toEqual([503, ["runs does not answer"]]);
  });
});
