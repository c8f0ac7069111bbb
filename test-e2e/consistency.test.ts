// What was answered is seen by the next read, alone and with forty clients at once.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, fresh, link, type Resource, signIn } from "./client.ts";
import { anySystem } from "./system.ts";

/** Writes in a row; `npm run trial` asks for 1,000. */
const WRITES = Number(process.env.CONSISTENCY_WRITES ?? 200);
let system: Awaited<ReturnType<typeof anySystem>>;
let lab: Client;

beforeAll(async () => {
  system = await anySystem();
  lab = await signIn(system);
});
afterAll(() => system?.remove());

const newProject = async (): Promise<Resource> =>
  lab.create(link(await lab.follow(), "projects"), { name: fresh("Consistency ") });

test(`${WRITES} times: POST, then GET, then GET of the collection`, { timeout: 300_000 }, async () => {
  const samples = link(await newProject(), "project/samples");
  for (let n = 1; n <= WRITES; n++) {
    const made = await lab.create(samples, { sampleName: `isolate-${n}` });
    expect(await lab.read(link(made, "self"))).toEqual(made);
    const { resources } = await lab.read(samples);
    expect(resources).toHaveLength(n);
    expect(resources.at(-1)).toEqual(made);
  }
});

test("PATCH and DELETE are seen at once", async () => {
  const samples = link(await newProject(), "project/samples");
  const sample = await lab.create(samples, { sampleName: "changing" });
  for (let n = 0; n < 50; n++) {
    await lab.ask("PATCH", link(sample, "self"), { strain: `strain ${n}` });
    expect((await lab.read(samples)).resources[0]?.strain).toBe(`strain ${n}`);
    expect((await lab.read(link(sample, "self"))).strain).toBe(`strain ${n}`);
  }
  expect((await lab.ask("DELETE", link(sample, "project/sample"))).status).toBe(200);
  expect((await lab.read(samples)).resources).toEqual([]);
});

test("forty clients of forty writes each: every write is answered and seen", { timeout: 120_000 }, async () => {
  const samples = link(await newProject(), "project/samples");
  const client = async (who: number) => {
    const own = await signIn(system);
    const made: Resource[] = [];
    for (let n = 0; n < 40; n++) {
      const sample = await own.create(samples, { sampleName: `client-${who}-${n}` });
      expect(await own.read(link(sample, "self"))).toEqual(sample);
      made.push(sample);
    }
    return made;
  };
  const made = (await Promise.all(Array.from({ length: 40 }, (_, who) => client(who)))).flat();
  const { resources } = await lab.read(samples);
  const byId = (list: readonly Resource[]) => new Map(list.map((one) => [one.identifier, one]));
  expect(byId(resources)).toEqual(byId(made));
  expect(resources).toHaveLength(1600);
});

test("forty clients that change one sample: each change is there or refused, none is lost", async () => {
  const samples = link(await newProject(), "project/samples");
  const sample = await lab.create(samples, { sampleName: "contended" });
  const metadata = link(sample, "sample/metadata");
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async (_, who) => {
      const answer = await lab.ask("PUT", metadata, { [`entry ${who}`]: { value: String(who), type: "text" } });
      return answer.status;
    }),
  );
  const stored = (await lab.read(metadata)).metadata as Record<string, { value: string }>;
  for (const [who, status] of statuses.entries()) {
    expect([200, 409, 503]).toContain(status);
    if (status === 200) expect(stored[`entry ${who}`]?.value).toBe(String(who));
  }
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(20);
});

test("of forty that make the same sample, one does", async () => {
  const samples = link(await newProject(), "project/samples");
  const make = async () => (await lab.ask("POST", samples, { sampleName: "only one" })).status;
  const statuses = await Promise.all(Array.from({ length: 40 }, make));
  expect(statuses.toSorted()).toEqual([201, ...Array(39).fill(409)]);
  expect((await lab.read(samples)).resources).toHaveLength(1);
});
