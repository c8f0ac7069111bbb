// Outputs over HTTP: record, bytes and pictures, and who may read them.
import { createHash } from "node:crypto";
import { temporaryStores } from "@isotrail/embedded/testing";
import { COUNT, COUNT_CWL } from "@isotrail/workflow-execution/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, startAnalysis, type TestAnalysis } from "../analysis.testing.ts";
import { fakeEngine } from "../execution/engine.testing.ts";

const { owner, reader, outsider, admin, sequencer } = people;

const PICTURES = {
  ...COUNT,
  ...{ id: "5b0c6c3e-6d0f-4a38-9c11-0f6c6a0e8d10", name: "Pictures", type: "pictures" },
  outputs: [
    { name: "tree", output: "counts", fileName: "tree.newick", picture: "tree" },
    { name: "broken-tree", output: "counts", fileName: "broken.newick", picture: "tree" },
    { name: "alleles", output: "counts", fileName: "profile.csv", mediaType: "text/csv", picture: "allele profile" },
    { name: "log", output: "counts", fileName: "assembly.log" },
  ],
};
const TREE = "(one:0.1,(two:0.2,three:0.1):0.05);\n";
const LOG = "0123456789\n";

let analysis: TestAnalysis;
let id: string;
const at = (output: string, submission = id) => `/analysisSubmissions/${submission}/analysis/file/${output}`;
const as = (accept: string) => ({ accept });

beforeAll(async () => {
  const engine = fakeEngine();
  engine.contents.set("tree", TREE).set("broken-tree", "((").set("log", LOG).set("alleles", "sample,abc\none,7\n");
  const files = { "pictures/1.0.0/workflow.json": PICTURES, "pictures/1.0.0/main.cwl": COUNT_CWL };
  analysis = await startAnalysis(await temporaryStores("analysis"), engine, files);
  id = await analysis.submit({ workflowId: PICTURES.id, projects: ["1"], name: "Cluster of May" });
  await analysis.until(id, "COMPLETED");
});
afterAll(() => analysis.close());

describe("an output", () => {
  it("is named by the analysis, and has a record", async () => {
    const { json } = await analysis.call("GET", `/analysisSubmissions/${id}/analysis`, owner);
    expect(json.refs.outputs).toEqual(["tree", "broken-tree", "alleles", "log"]);
    const record = await analysis.call("GET", at("alleles"), owner);
    expect(record.json).toEqual({
      ...{ identifier: "alleles", createdDate: json.createdDate, label: "ISO-3-profile.csv" },
      ...{ executionManagerFileId: "run-1/profile.csv", fileName: "profile.csv", fileSizeBytes: 17 },
      ...{ sha256: createHash("sha256").update("sample,abc\none,7\n").digest("hex"), mediaType: "text/csv" },
      refs: { submission: id, identifier: "alleles" },
    });
  });

  it("is answered as text/plain with its digest, in parts, and by HEAD without its bytes", async () => {
    const { statusCode, headers, body } = await analysis.read("GET", at("log"), reader, as("text/plain"));
    const digest = createHash("sha256").update(LOG);
    expect([statusCode, body]).toEqual([200, LOG]);
    expect(headers).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "content-length": String(LOG.length),
      "content-disposition": 'attachment; filename="assembly.log"',
      "repr-digest": `sha-256=:${digest.copy().digest("base64")}:`,
      etag: `"${digest.digest("hex")}"`,
    });
    const part = await analysis.read("GET", at("log"), owner, { ...as("text/plain"), range: "bytes=2-4" });
    expect([part.statusCode, part.body, part.headers["content-range"]]).toEqual([206, "234", "bytes 2-4/11"]);
    const known = { ...as("text/plain"), "if-none-match": String(headers.etag) };
    expect((await analysis.read("GET", at("log"), owner, known)).statusCode).toBe(304);
    const head = await analysis.read("HEAD", at("log"), owner, as("text/plain"));
    expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([200, "", "11"]);
  });

  it("is drawn where there is something to look at", async () => {
    const tree = await analysis.read("GET", at("tree"), reader, as("image/svg+xml"));
    expect(tree.headers).toMatchObject({
      "content-type": "image/svg+xml; charset=utf-8",
      "content-security-policy": "default-src 'none'",
    });
    expect(tree.body).toContain("Cluster of May");
    const known = { ...as("image/svg+xml"), "if-none-match": String(tree.headers.etag) };
    expect((await analysis.read("GET", at("tree"), reader, known)).statusCode).toBe(304);
    const page = await analysis.read("GET", at("alleles"), reader, as("text/html"));
    expect([page.headers["content-type"], page.body]).toEqual([
      "text/html; charset=utf-8",
      expect.stringContaining("Cluster of May"),
    ]);
    const head = await analysis.read("HEAD", at("alleles"), reader, as("text/html"));
    expect([head.statusCode, head.body, head.headers["content-type"]]).toEqual([200, "", "text/html; charset=utf-8"]);
  });

  it.each([
    ["tree", "text/html", "This output is available as application/json, application/xml, text/plain, image/svg+xml."],
    ["log", "image/svg+xml", "This output is available as application/json, application/xml, text/plain."],
    ["broken-tree", "image/svg+xml", expect.stringMatching(/^This output cannot be drawn: .+\.$/)],
  ])("%s is refused as %s", async (output, type, message) => {
    const { statusCode, body } = await analysis.read("GET", at(output), owner, as(type));
    expect([statusCode, JSON.parse(body).message]).toEqual([406, message]);
  });

  it("is read by those who may read the submission, and is gone with it", async () => {
    const status = async (url: string, by: typeof owner) =>
      (await analysis.read("GET", url, by, as("text/plain"))).statusCode;
    expect(await Promise.all([owner, reader, admin, outsider, sequencer].map((by) => status(at("tree"), by)))).toEqual([
      200, 200, 200, 403, 403,
    ]);
    expect(await status(at("tree", "99"), owner)).toBe(404);
    expect(await status(at("none"), owner)).toBe(404);
    if (analysis.engine) analysis.engine.accepted = () => {};
    const running = await analysis.submit();
    expect(await status(at("counts", running), owner)).toBe(404);
    await analysis.call("DELETE", `/analysisSubmissions/${running}`, owner);
    expect(await status(at("counts", running), owner)).toBe(410);
  });
});
