// "Every link in an answer gets 200 or 405 on GET", whoever asks: all links from the root, and what they lead to.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, link, newSample, newUser, type Resource, signIn } from "./client.ts";
import { fastq, form } from "./form.ts";
import { anySystem } from "./system.ts";

type Links = Resource["links"];
/** Documents without the envelope, and so without links. */
const PLAIN = ["version", "service-desc", "service-doc", "schema", "events/asyncapi", "events/descriptor"];
let system: Awaited<ReturnType<typeof anySystem>>;
const clients: Record<string, Client> = {};
let own: string;

beforeAll(async () => {
  system = await anySystem();
  const admin = await signIn(system);
  const user = (role?: string) => newUser(admin, system, role);
  const [owner, collaborator, stranger] = [await user(), await user(), await user()];
  const [sequencer, technician, manager] = [
    await user("ROLE_SEQUENCER"),
    await user("ROLE_TECHNICIAN"),
    await user("ROLE_MANAGER"),
  ];
  Object.assign(clients, { admin, owner, collaborator, stranger, sequencer, technician, manager });
  own = `${link(await admin.follow(), "users")}/current`;
  const { project, sample } = await newSample(owner);
  for (const { user } of [collaborator, technician])
    await owner.create(link(project, "project/users"), { userId: user.username });
  await sequencer.create(link(await sequencer.follow(), "sequencingRuns"), {
    layoutType: "SINGLE_END",
    sequencerType: "miseq",
  });
  await owner.create(
    link(sample, "sample/sequenceFiles"),
    form({ name: "file", content: fastq(), filename: "c.fastq" }),
  );
  await owner.create(
    link(sample, "sample/sequenceFiles/fast5"),
    form({ name: "file", content: "\u0000", filename: "d.fast5" }),
  );
  await owner.create(
    link(sample, "sample/assemblies"),
    form({ name: "file", content: ">e\nACGT\n", filename: "e.fasta" }),
  );
  await owner.create(
    link(sample, "sample/sequenceFiles/pairs"),
    form(
      { name: "file1", content: fastq(), filename: "a_R1.fastq" },
      { name: "file2", content: fastq(), filename: "a_R2.fastq" },
      { name: "parameters1", content: "{}", type: "application/json" },
      { name: "parameters2", content: "{}", type: "application/json" },
    ),
  );
  const other = await newSample(manager);
  await admin.ask("POST", link(other.project, "project/samples"), JSON.stringify([sample.identifier]), {
    "content-type": "application/idcollection+json",
  });
});
afterAll(() => system?.remove());

/** The links of a body, at any depth. */
function linksIn(value: unknown): Links {
  if (typeof value !== "object" || value === null) return [];
  const { links, ...rest } = value as { links?: Links };
  return [...(Array.isArray(links) ? links : []), ...Object.values(rest).flatMap(linksIn)];
}

test.each(["admin", "owner", "collaborator", "stranger", "sequencer", "technician", "manager"])(
  "a crawl as %s from the root meets 200 and 405 only",
  async (name) => {
    const client = clients[name] as Client;
    const found = new Map([
      [system.api, "root"],
      [own, "root"],
    ]);
    const bad: unknown[] = [];
    for (const [href, rel] of found) {
      const { status, text } = await client.get(href);
      const fine = status === 200 || status === 405 || (status === 404 && rel === "sequencefile/qc");
      if (!fine) bad.push([status, rel, href]);
      if (status !== 200 || PLAIN.includes(rel)) continue;
      for (const one of linksIn(JSON.parse(text))) {
        expect(Object.keys(one).sort()).toEqual(["href", "rel"]);
        if (!found.has(one.href)) found.set(one.href, one.rel);
      }
    }
    expect(bad).toEqual([]);
    expect(found.size).toBeGreaterThan(4);
  },
);
