// What a run is given: typed values and files, whatever texts users send.
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COUNT, workflowFolder } from "../testing/workflow-folder.ts";
import type { Parameter, Workflow } from "../workflow.ts";
import { jobOf, samplesFault } from "./job.ts";
import { InvalidParameters, type ParameterValues, readParameters } from "./parameters.ts";

const PARAMETERS: readonly Parameter[] = [
  { name: "depth", type: "integer", description: "Depth.", default: 15, least: 1, most: 1000 },
  { name: "ratio", type: "number", description: "Ratio.", least: 0, most: 1 },
  { name: "careful", type: "boolean", description: "Careful.", default: false },
  { name: "label", type: "text", description: "Label." },
  { name: "mode", type: "text", description: "Mode.", choices: ["fast", "-slow"] },
  { name: "code", type: "text", description: "Code.", pattern: "[A-Z]+" },
  {
    name: "reference",
    type: "site data",
    folder: "references",
    form: "file",
    description: "Reference.",
    required: true,
  },
  { name: "db", input: "database", type: "site data", folder: "dbs", form: "folder", description: "Database." },
];

const site = workflowFolder({
  "references/ecoli-k12.fasta": ">k12\nACGT\n",
  "references/NC_000913.3.fasta.gz": "gz",
  "references/twice.fasta": "1",
  "references/twice.fa": "2",
  "references/.hidden.fasta": "",
  "dbs/small/kingdom/sprot": ">p\nM\n",
  "dbs/small/index": "1",
}).folder;
symlinkSync("/etc/passwd", join(site, "references/secret.fasta"));
mkdirSync(join(site, "dbs/leaky"));
symlinkSync("/etc/passwd", join(site, "dbs/leaky/passwd"));
symlinkSync("/etc/alternatives", join(site, "dbs/elsewhere"));

const read = (sent: Record<string, unknown>, siteData: string | undefined = site) =>
  readParameters({ parameters: PARAMETERS }, { reference: "ecoli-k12", ...sent }, siteData);
const faults = async (sent: Record<string, unknown>, siteData?: string) => {
  const error = await read(sent, siteData).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(error instanceof InvalidParameters)) throw error ?? new Error("nothing was refused");
  return error.properties;
};

describe("parameters", () => {
  test("become typed values, with defaults where nothing was sent", async () => {
    expect(await read({ ratio: "7.5e-1", careful: "true", label: "$(rm -rf /); `id` ☃", mode: "-slow" })).toEqual({
      depth: 15,
      ratio: 0.75,
      careful: true,
      label: "$(rm -rf /); `id` ☃",
      mode: "-slow",
      reference: "ecoli-k12",
    });
  });

  test.each([
    [{ depth: "1.5" }, "depth must be an integer."],
    [{ depth: "0" }, "depth must be at least 1."],
    [{ depth: "1e3" }, "depth must be an integer."],
    [{ depth: 15 }, "depth must be a text."],
    [{ depth: { class: "File", location: "/etc/passwd" } }, "depth must be a text."],
    [{ ratio: "NaN" }, "ratio must be a number."],
    [{ ratio: "1e999" }, "ratio must be a number."],
    [{ careful: "yes" }, "careful must be true or false."],
    [{ label: "-rf" }, "label must not begin with '-'."],
    [{ label: "a\u0000b" }, "label must not hold control characters."],
    [{ label: "a\nb" }, "label must not hold control characters."],
    [{ label: "\ud800" }, "label must be well-formed Unicode."],
    [{ label: "x".repeat(1001) }, "label must have at most 1,000 characters."],
    [{ mode: "medium" }, "mode must be one of fast, -slow."],
    [{ code: "AB1" }, "code must match [A-Z]+."],
    [{ reference: "../../etc/passwd" }, expect.stringContaining("reference must be a name of at most 64 letters")],
    [
      { reference: "ecoli" },
      "reference names what is not there; what there is: NC_000913.3, ecoli-k12, secret, twice.",
    ],
    [{ reference: "twice" }, "reference is not clear: twice.fa and twice.fasta are both in references."],
    [{ "cwl:requirements": "[]" }, expect.stringContaining("cwl:requirements is not a parameter of this workflow")],
    [{ __proto__x: "1" }, expect.stringContaining("what is known: depth, ratio")],
  ])("%j is refused", async (sent, fault) => {
    expect(await faults(sent)).toEqual({ [Object.keys(sent)[0] ?? ""]: [fault] });
  });

  test("all that is wrong is told at once, and that a site has nothing to name", async () => {
    expect(await faults({ depth: "x", ratio: "2" }, join(site, "nowhere"))).toEqual({
      depth: ["depth must be an integer."],
      ratio: ["ratio must be at most 1."],
      reference: ["reference names what is not there: this site has no references."],
    });
    await expect(readParameters({ parameters: PARAMETERS }, {}, site)).rejects.toThrow("reference is required.");
  });

  test("whatever is sent is refused, or is a value of the declared type and nothing else", async () => {
    const names = fc.oneof(fc.constantFrom(...PARAMETERS.map(({ name }) => name)), fc.string());
    const values = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.double().map(String),
      fc.integer().map(String),
      fc.jsonValue(),
    );
    const types: Record<string, string> = { depth: "number", ratio: "number", careful: "boolean" };
    await fc.assert(
      fc.asyncProperty(fc.dictionary(names, values), async (sent) => {
        const result = await read(sent).catch((error: unknown) => error);
        if (result instanceof InvalidParameters) return Object.values(result.properties).flat().length > 0;
        return Object.entries(result as ParameterValues).every(([name, value]) => {
          const isRight = typeof value === (types[name] ?? "string");
          return isRight && (!Object.hasOwn(sent, name) || typeof sent[name] === "string");
        });
      }),
      { numRuns: 300, seed: 11 },
    );
  });
});

const workflow: Workflow = { ...COUNT, parameters: PARAMETERS, folder: "/", files: [], digest: "" };
const several: Workflow = { ...workflow, reads: { ...COUNT.reads, samples: { least: 2, most: 9 } } };
const file = (compression: "gzip" | "none") => ({
  compression,
  size: 3,
  open: async () =>
    (async function* () {
      yield Buffer.from("abc");
    })(),
});
const pair = (name: string) => ({ name, forward: file("gzip"), reverse: file("none") });
const request = { inputParameters: { reference: "ecoli-k12", db: "small" }, siteData: site };

describe("a job", () => {
  test("names samples s1, s2, …; their own names are in a JSON file only", async () => {
    const evil = ["../../tmp/evil", 'a"; rm -rf / #\n$(id)'];
    const { job, files } = await jobOf({ ...request, workflow: several, samples: evil.map(pair) });
    expect(job).toEqual({
      forward: [
        { class: "File", name: "s1_1.fastq.gz" },
        { class: "File", name: "s2_1.fastq.gz" },
      ],
      reverse: [
        { class: "File", name: "s1_2.fastq" },
        { class: "File", name: "s2_2.fastq" },
      ],
      sample: ["s1", "s2"],
      names: { class: "File", name: "names.json" },
      depth: 15,
      careful: false,
      reference: { class: "File", name: "reference/ecoli-k12.fasta" },
      database: { class: "Directory", name: "database" },
    });
    const contents = Object.fromEntries(
      await Promise.all(
        files.map(async ({ name, open }) => [name, String(await buffer(await open(AbortSignal.timeout(5_000))))]),
      ),
    );
    expect(JSON.parse(contents["names.json"])).toEqual({ s1: evil[0], s2: evil[1] });
    delete contents["names.json"];
    expect(contents).toEqual({
      "s1_1.fastq.gz": "abc",
      "s1_2.fastq": "abc",
      "s2_1.fastq.gz": "abc",
      "s2_2.fastq": "abc",
      "reference/ecoli-k12.fasta": ">k12\nACGT\n",
      "database/index": "1",
      "database/kingdom/sprot": ">p\nM\n",
    });
  });

  test("of a workflow of one sample has values instead of lists", async () => {
    const { job } = await jobOf({ ...request, workflow, samples: [pair("08-5578")] });
    expect(job).toMatchObject({ forward: { class: "File", name: "s1_1.fastq.gz" }, sample: "s1" });
  });

  test("takes no data of the site through links that lead out", async () => {
    const make = (inputParameters: Record<string, string>) =>
      jobOf({ workflow, samples: [pair("x")], inputParameters, siteData: site });
    await expect(make({ reference: "secret" })).rejects.toThrow("is a link that leads out of");
    await expect(make({ reference: "ecoli-k12", db: "leaky" })).rejects.toThrow("is a link that leads out of");
    await expect(make({ reference: "ecoli-k12", db: "elsewhere" })).rejects.toThrow("is a link that leads out of");
    const told = await readParameters(workflow, { reference: "secret" }, site).catch((error: unknown) => error);
    expect(told).toBeInstanceOf(InvalidParameters);
    expect(String(told)).not.toContain(site); // users read it
    writeFileSync(join(site, "dbs/small/a b"), "");
    await expect(make({ reference: "ecoli-k12", db: "small" })).rejects.toThrow("has a name that a run cannot use");
  });

  test("is of as many samples, and of the reads, that the workflow takes", () => {
    expect(samplesFault(several, [pair("x")])).toBe("Line counts takes 2 to 9 samples, not 1.");
    expect(samplesFault(workflow, [pair("x"), pair("y")])).toBe("Line counts takes 1 sample, not 2.");
    expect(samplesFault(workflow, [{}])).toBe("Line counts takes pairs of files, no single-end reads.");
    expect(samplesFault(workflow, [pair("x")])).toBeUndefined();
  });
});
