// Headers for caches, on every answer that a link leads to: who may keep it, under which tag, and what depends on Accept.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Answer, type Client, link, newSample, type Resource, signIn } from "./client.ts";
import { fastq, form } from "./form.ts";
import { anySystem } from "./system.ts";

let system: Awaited<ReturnType<typeof anySystem>>;
let lab: Client;
let project: Resource;
let sample: Resource;
let reached: Map<string, Answer>;

beforeAll(async () => {
  system = await anySystem();
  lab = await signIn(system);
  ({ project, sample } = await newSample(lab));
  await lab.create(
    link(sample, "sample/sequenceFiles"),
    form({ name: "file", content: fastq(), filename: "reads_R1.fastq" }),
  );
  reached = await crawled();
}, 120_000);
afterAll(() => system?.remove());

/** Whatever links lead to with 200, one address of each kind. */
async function crawled(): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  const seen = new Set<string>();
  const left = [system.api];
  for (let href = left.pop(); href !== undefined; href = left.pop()) {
    const shape = href.replace(/\d+/g, "N");
    if (seen.has(shape)) continue;
    seen.add(shape);
    const answer = await lab.get(href);
    if (answer.status !== 200) continue;
    answers.set(href, answer);
    if (/^\{"resource":/.test(answer.text)) left.push(...linksIn(answer.body));
  }
  return answers;
}

function linksIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { href } = value as { href?: unknown };
  return typeof href === "string" ? [href] : Object.values(value).slice(0, 50).flatMap(linksIn);
}

const header = ({ headers }: Answer, name: string) => headers.get(name);
/** Documents that are the same for everybody. */
const isPublic = (href: string) => !/\/(users|projects|samples|sequencingrun|groups|clients)\b/.test(href);

test("every answer says who may keep it, and what it depends on", () => {
  expect(reached.size).toBeGreaterThan(20);
  for (const [href, answer] of reached) {
    const control = header(answer, "cache-control") ?? "";
    expect([href, control]).toEqual([
      href,
      expect.stringMatching(isPublic(href) ? /private|public|no-store/ : /private/),
    ]);
    expect([href, control.includes("private") && control.includes("public")]).toEqual([href, false]);
    expect([href, header(answer, "date")]).toEqual([href, expect.any(String)]);
    const negotiated = /^\{"resource":/.test(answer.text);
    if (negotiated)
      expect([href, header(answer, "vary")?.toLowerCase()]).toEqual([href, expect.stringContaining("accept")]);
  }
});

test("every small answer has a strong tag of its own, and is not sent again to who has it", {
  timeout: 120_000,
}, async () => {
  for (const [href, answer] of reached) {
    const etag = header(answer, "etag");
    if (/\/events\/\w+$/.test(href)) continue; // pages of the feed: who follows it has a cursor
    expect([href, etag]).toEqual([href, expect.stringMatching(/^"[^"]+"$/)]);
    // what was done meanwhile may have changed it
    const [again] = await Promise.all([lab.get(href, { "if-none-match": `"other", W/${etag}` })]);
    expect([href, again.status, again.text]).toEqual([href, 304, ""]);
    expect([href, header(again, "etag")]).toEqual([href, etag]);
    expect([href, header(again, "cache-control")]).toEqual([href, header(answer, "cache-control")]);
    expect([href, header(again, "vary")]).toEqual([href, header(answer, "vary")]);
    expect([href, (await lab.get(href, { "if-none-match": '"other"' })).status]).toEqual([href, 200]);
  }
});

test("a record in XML has a tag of its own", async () => {
  for (const href of [link(sample, "self"), link(project, "project/samples"), system.api]) {
    const json = await lab.get(href);
    const xml = await lab.get(href, { accept: "application/xml" });
    expect(header(xml, "etag")).not.toBe(header(json, "etag"));
    const crossed = await lab.get(href, { accept: "application/xml", "if-none-match": header(json, "etag") ?? "" });
    expect([href, crossed.status]).toEqual([href, 200]);
  }
});

test("a change changes the tags of the record, of its collection and of a search", async () => {
  const samples = link(project, "project/samples");
  const addresses = [link(sample, "self"), samples, `${samples}?search=${sample.sampleName}&page=1`];
  const tags = await Promise.all(addresses.map(async (href) => header(await lab.get(href), "etag") ?? ""));
  await lab.ask("PATCH", link(sample, "self"), { strain: "K12" });
  for (const [at, href] of addresses.entries())
    expect([href, (await lab.get(href, { "if-none-match": tags[at] ?? "" })).status]).toEqual([href, 200]);
  const refused = await lab.ask("PATCH", link(sample, "self"), { strain: "K13" }, { "if-match": tags[0] ?? "" });
  expect(refused.status).toBe(412);
});

test("HEAD has the headers of GET", async () => {
  const records = [link(sample, "self"), link(sample, "sample/metadata"), link(project, "self"), system.api];
  const collections = [link(project, "project/samples"), `${system.api}/projects?page=1`];
  for (const href of [...records, ...collections]) {
    const [get, head] = [await lab.get(href), await lab.ask("HEAD", href)];
    for (const name of ["etag", "cache-control", "content-type", "content-length", "vary"])
      expect([href, name, header(head, name)]).toEqual([href, name, header(get, name)]);
    expect(head.text).toBe("");
  }
});

test("errors are kept by nobody", async () => {
  for (const href of [
    `${system.api}/samples/999999`,
    `${system.api}/nowhere`,
    `${link(project, "project/samples")}?page=0`,
  ])
    expect(header(await lab.get(href), "cache-control")).toBe("no-store");
});
