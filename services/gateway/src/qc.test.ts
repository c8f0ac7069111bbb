// Quality control behind the gateway: plots in the type that the client takes, and the coverage of samples.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testGateway } from "./gateway.testing.ts";

const PLOTS = "/api/samples/7/sequenceFiles/pairs/4/files/10/qc/plots";
const SVG = "image/svg+xml";
const sample = (identifier: string, genomeSize?: number) => ({
  identifier,
  refs: { project: "3", ...(genomeSize && { genomeSize: String(genomeSize) }) },
});

let gateway: Awaited<ReturnType<typeof testGateway>>;
let asked: string[][] = [];
let away = false;
beforeAll(async () => {
  gateway = await testGateway(({ catalog, files }) => {
    files.get<{ Params: { plot: string } }>(
      "/samples/:s/sequenceFiles/pairs/:o/files/:f/qc/plots/:plot",
      async ({ params: { plot }, headers }, reply) => {
        reply.header("etag", '"4"');
        if (headers.accept !== SVG) return { identifier: plot, table: [1], refs: { sample: "7" } };
        if (plot === "table-only")
          return reply.code(406).send({ message: "This plot can be had as application/json." });
        return reply.type(SVG).send("<svg/>");
      },
    );
    files.post<{ Body: { samples: string[] } }>("/internal/bases", async ({ body }, reply) => {
      if (away) return reply.code(503).send({ message: "away" });
      asked.push(body.samples);
      return Object.fromEntries(body.samples.map((id) => [id, 100 * Number(id)]));
    });
    catalog.get<{ Params: { s: string } }>("/samples/:s", async ({ params: { s } }, reply) =>
      reply.header("etag", '"1"').send(sample(s, s === "9" ? undefined : 50)),
    );
    catalog.post("/projects/:p/samples", async ({ headers }, reply) =>
      headers["content-type"]?.includes("idcollection")
        ? reply.code(201).send({ entries: [sample("7", 50), sample("8", 50)], warnings: [] })
        : reply.code(201).header("etag", '"1"').send(sample("11", 50)),
    );
    catalog.addContentTypeParser(/^application\/idcollection/, { parseAs: "string" }, (_, body, done) =>
      done(null, body),
    );
    catalog.get("/projects/:p/samples", async (_, reply) =>
      reply
        .type("application/x-ndjson")
        .send([sample("7", 50), sample("9"), sample("8", 50)].map((one) => `${JSON.stringify(one)}\n`).join("")),
    );
  });
});
afterAll(() => gateway.close());

describe("a plot", () => {
  const typeFor = async (accept: string, plot = "duplication") => {
    const { statusCode, headers } = await gateway.call("GET", `${PLOTS}/${plot}`, { accept });
    return `${statusCode} ${String(headers["content-type"]).split(";")[0]}`;
  };
  const JSON_200 = "200 application/json";
  const SVG_200 = `200 ${SVG}`;

  it.each([
    ["*/*", JSON_200],
    ["application/json", JSON_200],
    [SVG, SVG_200],
    ["image/*", SVG_200],
    ["image/avif,image/webp,image/svg+xml,image/*,*/*;q=0.8", SVG_200],
    [`${SVG};q=0.5,application/json`, JSON_200],
    [`application/json;q=0.5,${SVG}`, SVG_200],
    [`${SVG};q=0,*/*`, JSON_200],
    ["text/html,application/xhtml+xml,*/*;q=0.8", JSON_200],
  ])("for %s is %s", async (accept, wanted) => expect(await typeFor(accept)).toBe(wanted));

  it("is neither for who takes neither", async () => expect(await typeFor("image/png")).toContain("406"));
  it("that is a table only is that for whoever takes it too", async () => {
    expect(await typeFor(`${SVG},*/*;q=0.8`, "table-only")).toBe(JSON_200);
    expect(await typeFor(SVG, "table-only")).toContain("406");
  });
  it("is not sent again with the same tag, and each type has its own", async () => {
    const [table, picture] = await Promise.all(
      ["application/json", SVG].map((accept) => gateway.call("GET", `${PLOTS}/duplication`, { accept })),
    );
    expect(table?.headers.etag).not.toBe(picture?.headers.etag);
    const again = { accept: SVG, "if-none-match": String(picture?.headers.etag) };
    expect((await gateway.call("GET", `${PLOTS}/duplication`, again)).statusCode).toBe(304);
    expect((await gateway.call("HEAD", `${PLOTS}/duplication`, { accept: SVG })).headers["content-type"]).toBe(SVG);
    expect((await gateway.call("DELETE", `${PLOTS}/duplication`)).statusCode).toBe(405);
  });
});

describe("the coverage of a sample", () => {
  type Shown = { identifier: string; coverage?: number };
  const coverages = (resources: Shown[]) => resources.map(({ identifier, coverage }) => [identifier, coverage]);

  it("is its bases over the genome size that its project names; without one there is none", async () => {
    expect((await gateway.call("GET", "/api/samples/7")).json().resource).toMatchObject({ coverage: 14 });
    expect((await gateway.call("GET", "/api/samples/9")).json().resource).not.toHaveProperty("coverage");
  });
  it("is asked in one question for the samples of a page", async () => {
    asked = [];
    const { resource } = (await gateway.call("GET", "/api/projects/3/samples")).json();
    expect(coverages(resource.resources)).toEqual([
      ["7", 14],
      ["9", undefined],
      ["8", 16],
    ]);
    expect(asked).toEqual([["7", "8"]]);
  });
  it("of a new sample is 0, of samples that are shared theirs", async () => {
    const json = { "content-type": "application/json" };
    const made = await gateway.call("POST", "/api/projects/3/samples", json, "{}");
    expect(made.json().resource).toMatchObject({ coverage: 0 });
    const ids = { "content-type": "application/idcollection+json" };
    const shared = await gateway.call("POST", "/api/projects/3/samples", ids, "[7,8]");
    expect(coverages(shared.json().resource.resources)).toEqual([
      ["7", 14],
      ["8", 16],
    ]);
  });
  it("is not left out of a record in silence when it cannot be told", async () => {
    away = true;
    expect((await gateway.call("GET", "/api/samples/7")).statusCode).toBe(503);
    away = false;
  });
});
