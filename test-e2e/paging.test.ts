// Pages and searches as a client sees them: every collection that a link leads to comes whole and by pages, and both are the same.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, fresh, link, newUser, type Resource, signIn } from "./client.ts";
import { fastq, form } from "./form.ts";
import { anySystem } from "./system.ts";

let system: Awaited<ReturnType<typeof anySystem>>;
let lab: Client;
let project: Resource;
const word = fresh("q").replace(/[^a-z0-9]/gi, "");

beforeAll(async () => {
  system = await anySystem();
  lab = await signIn(system);
  project = await lab.create(link(await lab.follow(), "projects"), { name: `${word} outbreak` });
  const samples = link(project, "project/samples");
  for (let n = 1; n <= 7; n++)
    await lab.create(samples, { sampleName: `ISO-${n}`, organism: n % 2 ? "Salmonella enterica" : "Listeria" });
  const [first] = (await lab.read(samples)).resources;
  if (!first) throw new Error("there is no sample");
  await lab.create(
    link(first, "sample/sequenceFiles"),
    form({ name: "file", content: fastq(), filename: "reads_R1.fastq" }),
  );
  await lab.create(
    link(first, "sample/sequenceFiles"),
    form({ name: "file", content: fastq(), filename: "reads_R1.fastq" }),
  );
});
afterAll(() => system?.remove());

const part = (href: string, query: string) => `${href}${href.includes("?") ? "&" : "?"}${query}`;
const has = ({ links }: Resource, rel: string) => links.some((one) => one.rel === rel);
const identifiers = (of: Resource) => of.resources.map(({ identifier, label, links }) => [identifier, label, links[0]]);

/** From page to page by `next`. */
async function walked(href: string, size: number): Promise<Resource[]> {
  const pages = [await lab.read(part(href, `page=1&size=${size}`))];
  for (let at = pages[0]; at && has(at, "next"); at = pages.at(-1)) pages.push(await lab.read(link(at, "next")));
  return pages;
}

/** The collections that links lead to, from the root down, one of each path. */
async function collections(): Promise<string[]> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const left = [link(await lab.follow(), "self")];
  for (let href = left.pop(); href !== undefined; href = left.pop()) {
    const shape = href.replace(/\d+/g, "N");
    if (seen.has(shape)) continue;
    seen.add(shape);
    const { status, headers, text } = await lab.get(href);
    if (status !== 200 || !headers.get("content-type")?.startsWith("application/json")) continue;
    const { resource } = JSON.parse(text) as { resource?: Resource };
    if (!resource?.links) continue;
    if (resource.resources && !href.endsWith("/events")) found.set(shape, href);
    left.push(
      ...[resource, ...(resource.resources ?? []).slice(0, 2)].flatMap(({ links }) => links.map((one) => one.href)),
    );
  }
  return [...found.values()];
}

test("every collection comes by pages, which together are the whole of it", { timeout: 120_000 }, async () => {
  const all = await collections();
  expect(all.length).toBeGreaterThan(8);
  for (const href of all) {
    const whole = await lab.read(href);
    expect([href, whole.total, has(whole, "next")]).toEqual([href, undefined, false]);
    const size = Math.max(1, Math.ceil(whole.resources.length / 3));
    const pages = await walked(href, size);
    expect([href, pages.flatMap(identifiers)]).toEqual([href, identifiers(whole)]);
    for (const page of pages) expect([href, page.total]).toEqual([href, whole.resources.length]);
    const [first] = pages;
    if (!first) throw new Error("there is no page");
    const last = await lab.read(link(first, "last"));
    expect([href, identifiers(last)]).toEqual([href, identifiers(pages.at(-1) ?? first)]);
    expect(has(last, "prev")).toBe(pages.length > 1);
    expect((await lab.get(part(href, "page=0"))).status).toBe(400);
    expect((await lab.get(part(href, "size=501"))).status).toBe(400);
  }
});

test("a page keeps the caller's parameters, and is the same in XML", async () => {
  const href = part(link(project, "project/samples"), "search=salm&colour=red&size=2");
  const page = await lab.read(href);
  expect(page).toMatchObject({ total: 4, resources: [{ sampleName: "ISO-1" }, { sampleName: "ISO-3" }] });
  expect(link(page, "next")).toMatch(/search=salm&colour=red/);
  expect(await lab.read(link(page, "next"))).toMatchObject({
    resources: [{ sampleName: "ISO-5" }, { sampleName: "ISO-7" }],
  });
  const { text } = await lab.get(href, { accept: "application/xml" });
  expect(text).toMatch(/<total[^>]*>4<\/total>/);
});

test("what somebody searches is among what they may read", async () => {
  const other = await newUser(lab, system);
  const projects = link(await lab.follow(), "projects");
  expect((await lab.read(part(projects, `search=${word}`))).resources.map(({ name }) => name)).toEqual([project.name]);
  expect((await other.read(part(projects, `search=${word}`))).resources).toEqual([]);
  expect((await other.get(part(link(project, "project/samples"), "search=iso"))).status).toBe(403);
});

test("a mirror asks for what changed since it last looked", async () => {
  const samples = link(project, "project/samples");
  const before = await lab.read(part(samples, "modifiedSince=0"));
  const newest = Math.max(...before.resources.map(({ modifiedDate }) => Number(modifiedDate)));
  expect((await lab.read(part(samples, `modifiedSince=${newest + 1}`))).resources).toEqual([]);
  await lab.ask("PATCH", link(before.resources[2] as Resource, "self"), { strain: "K12" });
  const changed = await lab.read(part(samples, `modifiedSince=${newest + 1}`));
  expect(changed.resources.map(({ identifier }) => identifier)).toEqual([before.resources[2]?.identifier]);
});
