// Representations besides the envelope: chosen by Accept, passed on as their owner answers them.
import { notModified, sendRecord } from "@isotrail/http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testGateway } from "../gateway.testing.ts";

const SVG = "image/svg+xml";

let gateway: Awaited<ReturnType<typeof testGateway>>;
const asked: string[] = [];
beforeAll(async () => {
  gateway = await testGateway(({ files }) => {
    files.get<{ Params: { plot: string } }>("/plots/:plot", async (request, reply) => {
      const { plot } = request.params;
      if (request.headers.accept !== SVG) return sendRecord(reply, 200, 4, { ...{ identifier: plot, table: [1] } });
      if (plot === "table-only") return reply.code(406).send({ message: "This plot is available as a table." });
      if (notModified(request, '"4-svg"')) return reply.code(304).header("etag", '"4-svg"').send();
      return reply.header("etag", '"4-svg"').type(SVG).send("<svg/>");
    });
    files.head("/samples/:s/sequenceFiles/:f", async ({ method }, reply) => {
      asked.push(method);
      return reply.headers({ "content-type": "application/fastq", "content-length": "123456", etag: '"abc"' }).send();
    });
    files.get("/samples/:s/sequenceFiles/:f", async ({ headers }, reply) => {
      if (headers.range === "bytes=99-")
        return reply.code(416).header("content-range", "bytes */12").send({ message: "The file has 12 bytes." });
      return reply
        .code(headers.range ? 206 : 200)
        .headers({ etag: '"abc"', "cache-control": "private, no-transform", "x-own": "not passed on" })
        .type("application/fastq")
        .send("@r1\nA\n+\nI\n");
    });
  });
});
afterAll(() => gateway.close());

describe("a representation", () => {
  const typeFor = async (accept: string, plot = "duplication") => {
    const { statusCode, headers } = await gateway.call("GET", `/api/plots/${plot}`, { accept });
    return `${statusCode} ${String(headers["content-type"]).split(";")[0]}`;
  };
  const JSON_200 = "200 application/json";
  const XML_200 = "200 application/xml";
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
    ["application/xml", XML_200],
    [`application/xml;q=0.9,${SVG}`, SVG_200],
    ["text/html,application/xml;q=0.9,*/*;q=0.8", XML_200],
    ["text/html,application/xhtml+xml,*/*;q=0.8", JSON_200],
  ])("for %s is %s", async (accept, wanted) => expect(await typeFor(accept)).toBe(wanted));

  it("is none for a client that takes none", async () => expect(await typeFor("image/png")).toContain("406"));

  it("that the owner does not have gives way to the envelope, where the client takes that too", async () => {
    expect(await typeFor(`${SVG},*/*;q=0.8`, "table-only")).toBe(JSON_200);
    expect(await typeFor(`${SVG},application/xml;q=0.8,*/*;q=0.1`, "table-only")).toBe(XML_200);
    expect(await typeFor(SVG, "table-only")).toContain("406");
  });

  it("has a tag of its own, and is not sent again", async () => {
    const [table, picture] = await Promise.all(
      ["application/json", SVG].map((accept) => gateway.call("GET", "/api/plots/duplication", { accept })),
    );
    expect(picture?.headers).toMatchObject({ etag: '"4-svg"', vary: "accept", "cache-control": "private, no-cache" });
    expect(table?.headers.etag).not.toBe(picture?.headers.etag);
    const again = { accept: SVG, "if-none-match": '"4-svg"' };
    expect((await gateway.call("GET", "/api/plots/duplication", again)).statusCode).toBe(304);
    expect((await gateway.call("HEAD", "/api/plots/duplication", { accept: SVG })).headers["content-type"]).toBe(SVG);
    expect((await gateway.call("DELETE", "/api/plots/duplication")).statusCode).toBe(405);
  });

  it("has the owner's ranges and headers; HEAD does not read it", async () => {
    const url = "/api/samples/7/sequenceFiles/10";
    const accept = "application/fastq";
    const content = await gateway.call("GET", url, { accept });
    expect(content.body).toBe("@r1\nA\n+\nI\n");
    expect(content.headers).toMatchObject({
      "content-type": accept,
      "cache-control": "private, no-transform",
      "x-content-type-options": "nosniff",
    });
    expect(content.headers).not.toHaveProperty("x-own");
    expect((await gateway.call("GET", url, { accept, range: "bytes=0-1" })).statusCode).toBe(206);
    const beyond = await gateway.call("GET", url, { accept, range: "bytes=99-" });
    expect([beyond.statusCode, beyond.headers["content-range"]]).toEqual([416, "bytes */12"]);
    const head = await gateway.call("HEAD", url, { accept });
    expect([head.headers["content-length"], asked.at(-1)]).toEqual(["123456", "HEAD"]);
  });
});
