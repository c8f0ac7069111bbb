// Samples that are listed, shared, moved and merged, with their files, and the hash that tells a peer of all of it.
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, link, newSample, newUser, type Resource, signIn } from "./client.ts";
import { fastq, form } from "./form.ts";
import { anySystem } from "./system.ts";

const IDS = { "content-type": "application/idcollection+json" };
const CSV = "text/csv";
let system: Awaited<ReturnType<typeof anySystem>>;
let owner: Client;

beforeAll(async () => {
  system = await anySystem();
  owner = await newUser(await signIn(system), system);
});
afterAll(() => system?.remove());

const hashOf = async (project: Resource) => (await owner.read(link(project, "project/hash"))).projectHash;
const newProject = async () => owner.create(link(await owner.follow(), "projects"), { name: "Outbreak 12" });

/** Waits until the condition holds; what one service tells another takes a moment. */
async function eventually(what: string, holds: () => Promise<boolean>) {
  for (const end = Date.now() + 20_000; !(await holds()); await sleep(100))
    if (Date.now() > end) throw new Error(`waited 20 s in vain: ${what}`);
}

test("a line list goes out and comes in unchanged, and each row is told what became of it", async () => {
  const { project, sample } = await newSample(owner);
  await owner.ask("PUT", link(sample, "sample/metadata"), { "=site": { value: "@lake", type: "text" } });
  const samples = link(project, "project/samples");
  const list = await owner.get(samples, { accept: CSV });
  expect([list.status, list.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8; header=present"]);
  expect(list.text).toContain("'@lake");
  const sent = await owner.ask("POST", samples, list.text, { "content-type": CSV });
  expect([sent.status, sent.body.resource.resources.map(({ outcome }) => outcome)]).toEqual([200, ["unchanged"]]);
  const more = await owner.ask("POST", samples, "sampleName,strain\nISO-77,K12\nISO-78,K\n", { "content-type": CSV });
  const [created, refused] = more.body.resource.resources;
  expect([created?.outcome, refused?.outcome]).toEqual(["created", "refused"]);
  expect(await owner.read(link(created as Resource, "self"))).toMatchObject({ sampleName: "ISO-77", strain: "K12" });
  const whole = await owner.ask("POST", samples, "strain\nK12\n", { "content-type": CSV });
  expect([whole.status, whole.body.message]).toEqual([400, "One column must be named sampleName."]);
});

test("a sample is shared below its project, seen in both, and withdrawn", async () => {
  const { sample } = await newSample(owner);
  const other = await newProject();
  const shared = await owner.ask("POST", link(other, "project/samples"), JSON.stringify([sample.identifier]), IDS);
  expect(shared.status).toBe(201);
  const place = shared.headers.get("location") ?? "";
  expect(place).toBe(`${link(other, "project/samples")}/${sample.identifier}`);
  expect(await owner.read(place)).toMatchObject({ identifier: sample.identifier });
  const holders = await owner.read(link(sample, "sample/projects"));
  expect(holders.resources.map(({ ownership }) => ownership)).toEqual([true, false]);
  const withdrawn = await owner.ask("DELETE", link(holders.resources[1] as Resource, "project/sample"));
  expect(withdrawn.status).toBe(200);
  expect((await owner.read(link(sample, "sample/projects"))).resources).toHaveLength(1);
});

test("samples are moved and merged with their files, and the hash of the project tells of it", async () => {
  const { project, sample } = await newSample(owner);
  const other = await newProject();
  const samples = link(other, "project/samples");
  const remaining = await owner.create(samples, { sampleName: "ISO-9" });
  const hashes = [await hashOf(other)];

  const moved = await owner.ask(
    "POST",
    `${samples}?from=${project.identifier}`,
    JSON.stringify([sample.identifier]),
    IDS,
  );
  expect(moved.status).toBe(201);
  expect((await owner.read(link(project, "project/samples"))).resources).toEqual([]);
  hashes.push(await hashOf(other));

  const upload = form({ name: "file", content: fastq(), filename: "a.fastq.gz" });
  await owner.create(link(sample, "sample/sequenceFiles"), upload);
  await eventually("the hash tells of the file", async () => !hashes.includes(await hashOf(other)));
  hashes.push(await hashOf(other));

  const merged = await owner.ask("POST", link(remaining, "sample/merge"), { samples: [sample.identifier] });
  expect([merged.status, merged.body.resource.identifier]).toEqual([200, remaining.identifier]);
  const gone = await owner.get(link(sample, "self"));
  expect([gone.status, gone.body.message]).toEqual([
    404,
    `This sample was merged into sample ${remaining.identifier}.`,
  ]);
  const files = async () => (await owner.read(link(remaining, "sample/sequenceFiles"))).resources;
  await eventually("the file is the remaining sample's", async () => (await files()).length === 1);
  const [file] = await files();
  const bytes = await owner.get(link(file as Resource, "self"), { accept: "application/fastq" });
  expect(bytes.status).toBe(200);
  await eventually("the hash tells of the merge", async () => !hashes.includes(await hashOf(other)));
});
