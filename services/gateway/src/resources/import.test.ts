// Imports: a body of rows goes through as it comes, and each row is answered.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testGateway } from "../gateway.testing.ts";

let gateway: Awaited<ReturnType<typeof testGateway>>;
beforeAll(async () => {
  gateway = await testGateway(({ catalog }) => {
    catalog.addContentTypeParser("text/csv", { parseAs: "string" }, (_request, body, done) => done(null, body));
    catalog.post("/projects/:p/samples", async ({ body }, reply) => {
      const [heading, ...rows] = (body as string).trim().split("\n");
      if (heading !== "sampleName") return reply.code(400).send({ message: "One column must be named sampleName." });
      const entries = rows.map((name, at) => ({ row: at + 2, refs: { project: "2", ...(name && { sample: name }) } }));
      return reply.send({ entries, warnings: [] });
    });
  });
});
afterAll(() => gateway.close());

const base = "http://lab.example/irida/api";
const send = (body: string, type = "text/csv") =>
  gateway.call("POST", "/api/projects/2/samples", { "content-type": type }, body);

describe("an import", () => {
  it("is answered with a collection, a record for each row", async () => {
    for (const type of ["text/csv", "Text/CSV; charset=utf-8"]) {
      const answer = await send("sampleName\n7\n\n8\n", type);
      expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined]);
      expect(answer.json()).toEqual({
        resource: {
          resources: [
            { row: 2, links: [{ rel: "self", href: `${base}/samples/7` }] },
            { row: 3, links: [] },
            { row: 4, links: [{ rel: "self", href: `${base}/samples/8` }] },
          ],
          links: [{ rel: "self", href: `${base}/projects/2/samples` }],
        },
      });
    }
  });

  it("is not held here: it may be larger than a small body", async () => {
    const answer = await send(`sampleName\n${"7\n".repeat(100_000)}`);
    expect(answer.json().resource.resources).toHaveLength(100_000);
  });

  it("is refused as its owner refuses it, and above 32 MiB", async () => {
    const refused = await send("strain\n");
    expect([refused.statusCode, refused.json().message]).toEqual([400, "One column must be named sampleName."]);
    expect((await send("x".repeat(33 * 1024 * 1024))).statusCode).toBe(413);
  });
});
