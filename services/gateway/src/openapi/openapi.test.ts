// The description of the API at its address, composed from the manifests of a small lab.
import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testGateway } from "../gateway.testing.ts";

// biome-ignore lint/suspicious/noExplicitAny: a document is what the test says it is
let document: any;
let gateway: Awaited<ReturnType<typeof testGateway>>;

beforeAll(async () => {
  gateway = await testGateway();
  document = (await gateway.app.inject("/irida/api/openapi.json")).json();
});
afterAll(() => gateway.close());

it("is open to everybody, tagged, and JSON only", async () => {
  const read = (headers = {}) => gateway.app.inject({ url: "/irida/api/openapi.json", headers });
  const { statusCode, headers } = await read();
  expect([statusCode, headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
  expect((await read({ "if-none-match": headers.etag })).statusCode).toBe(304);
  expect((await read({ accept: "text/csv" })).statusCode).toBe(406);
});

it("names the public address with what is before /api, and where to sign in", () => {
  expect(document.servers).toEqual([{ url: "http://lab.example/irida" }]);
  const { tokenUrl } = document.components.securitySchemes.oauth.flows.password;
  expect(tokenUrl).toBe("http://lab.example/irida/api/oauth/token");
});

it("has a record as its service tells it, with links, and nested records with theirs", () => {
  const { Sample, Pair, NestedFile } = document.components.schemas;
  expect(Sample).toMatchObject({
    properties: { sampleName: { type: "string" }, strain: { type: ["string", "null"] } },
    required: ["identifier", "createdDate", "sampleName", "strain", "links"],
    additionalProperties: false,
  });
  expect(Sample.properties.links.items.properties.rel).toEqual({ type: "string", enum: ["self", "project"] });
  expect(Pair.properties.files).toEqual({ type: "array", items: { $ref: "#/components/schemas/NestedFile" } });
  expect(NestedFile.required).toContain("links");
});

it("has an alias under its own path, and addresses of one shape as one path", () => {
  const pairs = document.paths["/api/samples/{sample}/pairs"];
  expect(pairs.get.responses).toEqual(document.paths["/api/samples/{sample}/sequenceFiles/pairs"].get.responses);
  const run = document.paths["/api/sequencingrun/{run}"];
  expect(Object.keys(run).sort()).toEqual(["get", "head", "options", "post"]);
  expect(run.get.parameters[0]).toMatchObject({ name: "run", schema: { pattern: "^\\d+$" } });
  expect(run.post.parameters[0]).toMatchObject({ name: "run", description: "type" });
  expect(document.paths["/api/sequencingrun/{type}"]).toBeUndefined();
});

it("tells which operation a link leads to, and where its parameters are found", () => {
  const { links } = document.paths["/api/projects/{project}"].get.responses[200];
  expect(links["project.samples"]).toEqual({
    operationId: "getProjectsProjectSamples",
    parameters: { project: "$response.body#/resource/identifier" },
  });
});

it("never tells of an upload that it answers 429 or 5xx", () => {
  const { responses } = document.paths["/api/samples/{sample}/sequenceFiles"].post;
  expect(Object.keys(responses).filter((status) => status === "429" || status >= "500")).toEqual([]);
});

it("is a page for people, too: with its own style only, and links that lead somewhere", async () => {
  const { body, headers } = await gateway.app.inject("/irida/api/docs");
  const style = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? "";
  const digest = createHash("sha256").update(style).digest("base64");
  expect(headers["content-security-policy"]).toContain(`default-src 'none'; style-src 'sha256-${digest}'`);
  expect(body).not.toMatch(/<script|<img|style="|https?:\/\/(?!lab\.example)/);
  const ids = new Set([...body.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
  const lost = [...body.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id).filter((id) => !ids.has(id));
  expect(lost).toEqual([]);
  for (const text of [
    "/api/samples/{sample}",
    "sampleName",
    "list of <a",
    "at least 400; at most 599",
    "The request is not valid.",
  ])
    expect(body).toContain(text);
  expect(body).not.toMatch(/`|BadRequest/);
});
