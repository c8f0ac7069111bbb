// Sequence files as inputs of analyses: links of pairs, files that are deleted while an analysis uses them, automated analyses.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, link, newSample, newUser, type Resource, signIn } from "./client.ts";
import { feedOf, readToEnd } from "./event-reader.ts";
import { fastq, form } from "./form.ts";
import { isElsewhere, type System, startSystem } from "./system.ts";

/** A site with one small typing scheme. Whether its engine can run anything is of no matter here. */
const site = mkdtempSync(join(tmpdir(), "isotrail-site-"));
mkdirSync(join(site, "schemes"));
writeFileSync(join(site, "schemes", "mini.fasta"), ">locus1_1\nACGTACGTACGT\n");
const typing = { analysisType: "typing", inputParameters: { scheme: "mini" } };

let system: System;
let admin: Client;
let owner: Client;
let collaborator: Client & { user: Resource };
beforeAll(async () => {
  if (isElsewhere) return;
  system = await startSystem({ SITE_DATA_DIR: site });
  admin = await signIn(system);
  owner = await newUser(admin, system);
  collaborator = await newUser(admin, system);
});
afterAll(async () => {
  await system?.remove();
  rmSync(site, { recursive: true, force: true });
});

const newPair = (sample: Resource) =>
  owner.create(
    link(sample, "sample/sequenceFiles/pairs"),
    form(
      { name: "file1", content: fastq(), filename: "a_R1.fastq.gz" },
      { name: "file2", content: fastq(), filename: "a_R2.fastq.gz" },
    ),
  );
const submit = async (pair: Resource) =>
  owner.create(link(await owner.follow(), "analysisSubmissions"), {
    name: "Typing of a pair",
    ...typing,
    inputPairs: [pair.identifier],
  });
const rels = ({ links }: Resource) => links.map(({ rel }) => rel);
const typesOf = async (of: Resource, by: Client) => {
  const { resources } = await by.read(link(of, "history"));
  return resources.flatMap(({ events }) => (events as { type: string }[]).map(({ type }) => type));
};

describe.skipIf(isElsewhere)("a pair", () => {
  test("leads to the analysis of it, for those who may read that, and the analysis to the pair", async () => {
    const { project, sample } = await newSample(owner);
    await owner.create(link(project, "project/users"), { userId: collaborator.user.username });
    const pair = await newPair(sample);
    expect(rels(pair)).not.toContain("analysis/typing");
    const submission = await submit(pair);
    const processing = async () => (await owner.read(link(pair, "self"))).processingState;
    await expect.poll(processing, { timeout: 20_000, interval: 200 }).toBe("FINISHED");

    const analysed = await owner.read(link(pair, "self"));
    expect(link(analysed, "analysis/typing")).toBe(link(submission, "self"));
    expect(link(analysed, "analysis/sistr")).toBe(link(submission, "self"));
    expect(rels(analysed)).not.toContain("analysis/assembly");
    expect((await owner.read(link(sample, "sample/sequenceFiles/pairs"))).resources).toEqual([analysed]);
    expect(await owner.read(link(analysed, "analysis/typing"))).toMatchObject({ identifier: submission.identifier });
    expect((await owner.read(link(submission, "input/paired"))).resources).toEqual([analysed]);
    expect((await owner.read(link(submission, "input/unpaired"))).resources).toEqual([]);
    expect(await typesOf(analysed, owner)).toContain("ObjectUsed");

    expect(rels(await collaborator.read(link(pair, "self")))).not.toContain("analysis/typing");
    expect((await collaborator.get(link(submission, "input/paired"))).status).toBe(403);
  });

  test("that is deleted while an analysis uses it is gone for everybody, and its bytes are destroyed after the analysis", async () => {
    const { sample } = await newSample(owner);
    const pair = await newPair(sample);
    const submission = await submit(pair);
    const destroyed = async () => {
      const { events } = await readToEnd(admin, await feedOf(admin, "files"));
      return events.filter(
        ({ type, data }) =>
          type.endsWith(".SequenceFilesDestroyed") &&
          (data as { objectId: string }).objectId === `pair-${pair.identifier}`,
      ).length;
    };
    expect((await owner.ask("DELETE", link(pair, "self"))).status).toBe(200);
    expect((await owner.get(link(pair, "self"))).status).toBe(404);
    expect((await owner.read(link(submission, "input/paired"))).resources).toEqual([]);
    expect(await typesOf(pair, admin)).not.toContain("ContentDestroyed");
    expect(await destroyed()).toBe(0);

    expect((await owner.ask("DELETE", link(submission, "self"))).status).toBe(200);
    await expect.poll(destroyed, { timeout: 20_000, interval: 500 }).toBe(1);
    expect(await typesOf(pair, admin)).toEqual(expect.arrayContaining(["ContentUnused", "ContentDestroyed"]));
  });
});

describe.skipIf(isElsewhere)("an automated analysis", () => {
  test("is added by an owner, read by members, told in the feed, and removed", async () => {
    const { project } = await newSample(owner);
    await owner.create(link(project, "project/users"), { userId: collaborator.user.username });
    const all = link(project, "project/automatedAnalyses");
    const added = await owner.create(all, { ...typing, updateSamples: true });
    expect(added).toMatchObject({ ...typing, updateSamples: true, priority: "LOW", workflowId: null });
    expect((await collaborator.read(all)).resources).toEqual([added]);
    expect((await collaborator.ask("POST", all, { ...typing, name: "Mine" })).status).toBe(403);
    expect((await collaborator.ask("DELETE", link(added, "self"))).status).toBe(403);
    expect((await owner.ask("POST", all, typing)).status).toBe(409);

    const { events } = await readToEnd(collaborator, await feedOf(collaborator, "catalog"));
    const told = events.find(({ type }) => type === "isotrail.catalog.v1.ProjectAutomatedAnalysisAdded");
    expect(told).toMatchObject({ data: { analysisType: "typing", updateSamples: true, priority: "LOW" } });
    expect(JSON.stringify(told)).not.toContain("mini");

    expect((await owner.ask("DELETE", link(added, "self"))).status).toBe(200);
    expect((await owner.read(all)).resources).toEqual([]);
    expect((await owner.get(link(added, "self"))).status).toBe(404);
  });

  test("is the same in XML", async () => {
    const { project } = await newSample(owner);
    const all = link(project, "project/automatedAnalyses");
    const sent = `<resource><name>Typing</name><analysisType>typing</analysisType><updateSamples>true</updateSamples>
      <inputParameters><entry key="scheme">mini</entry></inputParameters></resource>`;
    const made = await owner.ask("POST", all, sent, { "content-type": "application/xml" });
    expect(made.status).toBe(201);
    expect(made.body.resource).toMatchObject({ ...typing, name: "Typing", updateSamples: true });
    const read = await owner.get(link(made.body.resource, "self"), { accept: "application/xml" });
    expect(read.text).toContain('<inputParameters><entry key="scheme">mini</entry></inputParameters>');
  });

  test("is one that this site can run: a workflow of one sample, with the parameters that it knows", async () => {
    const { project } = await newSample(owner);
    const all = link(project, "project/automatedAnalyses");
    for (const [body, property] of [
      [{ analysisType: "horoscope" }, "analysisType"],
      [{ analysisType: "phylogenomics", inputParameters: { reference: "mini" } }, "analysisType"],
      [{ ...typing, inputParameters: { scheme: "mini", colour: "red" } }, "colour"],
      [{ ...typing, inputParameters: { scheme: "../../etc/passwd" } }, "scheme"],
    ] as const) {
      const refused = await owner.ask("POST", all, body);
      expect([refused.status, refused.body[property]]).toEqual([400, expect.any(Array)]);
    }
  });
});
