// Folders of workflows: what is read of them, and what an operator is told of a fault.
import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COUNT, COUNT_CWL, workflowFolder } from "../testing/workflow-folder.ts";
import { InvalidWorkflows, openRegistry, REFERENCE_WORKFLOWS } from "./registry.ts";

async function faultsOf(files: Readonly<Record<string, string | object>>): Promise<string[]> {
  using made = workflowFolder(files);
  const error = await openRegistry([made.folder]).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (error !== undefined && !(error instanceof InvalidWorkflows)) throw error;
  return (error?.message ?? "").replaceAll(`${made.folder}/`, "").split("\n");
}
const manifestFaults = (members: object) => faultsOf({ "count/1.0.0/workflow.json": { ...COUNT, ...members } });
const cwlFaults = (cwl: string) => faultsOf({ "count/1.0.0/main.cwl": cwl });
const AT = "count/1.0.0/workflow.json";
const other = { ...COUNT, id: "0e7c51a4-3a0a-4b44-8f4f-5d2b7a1f6c02", version: "1.1.0", default: false };

describe("a folder of workflows", () => {
  test("has every version, the default of each type, and a digest of all that a version is made of", async () => {
    using made = workflowFolder({ "count/1.1.0/workflow.json": other, "count/1.1.0/main.cwl": COUNT_CWL });
    const registry = await openRegistry([made.folder]);
    expect(registry.all().map(({ version }) => version)).toEqual(["1.0.0", "1.1.0"]);
    expect(registry.types()).toEqual(["line-counts"]);
    expect(registry.defaultOf("line-counts")?.version).toBe("1.0.0");
    expect(registry.byId(other.id)).toMatchObject({ version: "1.1.0", files: ["main.cwl"] });
    const before = registry.byId(COUNT.id)?.digest;
    writeFileSync(join(made.folder, "count/1.0.0/main.cwl"), `${COUNT_CWL}\n`);
    const after = (await openRegistry([made.folder])).byId(COUNT.id)?.digest;
    expect(before).toMatch(/^[0-9a-f]{64}$/);
    expect(after).not.toBe(before);
  });

  test("may hold workflows without a folder of their version", async () => {
    using made = workflowFolder({ "flat/workflow.json": other, "flat/main.cwl": COUNT_CWL });
    expect((await openRegistry([made.folder])).all()).toHaveLength(2);
  });

  test("an operator's default wins over one of an earlier folder", async () => {
    using ours = workflowFolder();
    const mine = { ...other, default: true };
    using theirs = workflowFolder({ "count/1.0.0/workflow.json": mine });
    const registry = await openRegistry([ours.folder, theirs.folder]);
    expect(registry.defaultOf("line-counts")?.id).toBe(mine.id);
  });

  test("a document is read with all that it needs, from its own folder", async () => {
    const step = `cwlVersion: v1.2
class: Workflow
inputs: {sample: string, names: File, label: string, forward: File, reverse: File}
steps:
  count:
    run: tools/count.cwl
    in: {forward: forward}
    out: [counts]
outputs:
  counts: {type: File, outputSource: count/counts}
`;
    const tool = `cwlVersion: v1.2
class: CommandLineTool
baseCommand: awk
inputs:
  script: {type: File, default: {class: File, location: ../scripts/count.awk}, inputBinding: {prefix: -f}}
  forward: {type: File, inputBinding: {position: 1}}
stdout: counts.txt
outputs: {counts: stdout}
`;
    const files = { "count/1.0.0/main.cwl": step, "count/1.0.0/tools/count.cwl": tool };
    using made = workflowFolder({ ...files, "count/1.0.0/scripts/count.awk": "END { print NR }" });
    const registry = await openRegistry([made.folder]);
    expect(registry.byId(COUNT.id)?.files).toEqual(["main.cwl", "scripts/count.awk", "tools/count.cwl"]);
    expect(await faultsOf(files)).toEqual(["count/1.0.0/scripts/count.awk: is needed, but it is not there"]);
  });
});

describe("a fault of a manifest is told with file, member and what is wrong", () => {
  test.each([
    [{ id: "1" }, `${AT}: id must be a UUID in lower-case letters, not "1"`],
    [{ nmae: "x" }, expect.stringContaining(`${AT}: nmae is not known here; what is: id, name`)],
    [{ description: undefined }, `${AT}: description must be a text, not nothing`],
    [{ outputs: [{ name: "../counts", fileName: "c" }] }, expect.stringContaining("outputs[0].name must be a name of")],
    [{ outputs: [{ name: "lines", fileName: "c" }] }, `${AT}: output lines: the CWL document has no output lines`],
    [{ parameters: [] }, `${AT}: main.cwl must have a value for label, but nothing in the manifest gives one`],
    [{ names: "labels" }, `${AT}: names: the CWL document has no input labels`],
    [{ names: "label" }, `${AT}: inputs of the CWL document: label is there twice`],
    [{ reads: { ...COUNT.reads, samples: { least: 1, most: 2 } } }, expect.stringContaining("must be a list of File")],
    [{ reads: { ...COUNT.reads, layout: "single" } }, `${AT}: reads.reverse: the layout is single`],
    [{ tools: [{ name: "x", command: "/bin/x" }] }, expect.stringContaining("tools[0].command must be the name of")],
    [{ tools: [{ name: "x", command: "x", package: "-o=x" }] }, expect.stringContaining("tools[0].package must be")],
    [{ disabled: true }, `${AT}: default: a workflow that is disabled takes no submissions`],
    [{ type: "typing" }, `${AT}: outputs: type typing must have typing-cgmlst`],
    [{ metadata: [{ output: "x", format: "tsv", values: [] }] }, `${AT}: metadata: there is no output x`],
  ])("%j", async (members, fault) => {
    expect(await manifestFaults(members)).toContainEqual(fault);
  });

  test.each([
    [{ type: "integer", least: 5, most: 4 }, "least is above most"],
    [{ type: "integer", most: 4, default: 5 }, "its default must be at most 4"],
    [{ type: "text", default: "a", choices: ["b", "c"] }, "its default must be one of b, c"],
    [{ type: "text", default: "a", pattern: "(" }, "its pattern is not a regular expression"],
    [{ type: "boolean", default: true, required: true }, "it is required, so its default is never used"],
  ])("parameter %j", async (members, fault) => {
    const parameters = [{ name: "label", description: "A label.", ...members }];
    expect(await manifestFaults({ parameters })).toContain(`${AT}: parameter label: ${fault}`);
  });

  test("a value that may be left out must not be one that the document needs", async () => {
    const parameters = [{ name: "label", type: "text", description: "A label." }];
    expect(await manifestFaults({ parameters })).toEqual([
      `${AT}: main.cwl must have a value for label: its parameter is to be required, or to have a default`,
    ]);
  });

  test("no two versions have one id, and no two in a folder are the default of a type", async () => {
    const same = { "count/1.1.0/workflow.json": { ...COUNT, version: "1.1.0" }, "count/1.1.0/main.cwl": COUNT_CWL };
    expect(await faultsOf(same)).toEqual([
      "count/1.1.0: default: count/1.0.0 is the default of line-counts already",
      "count/1.1.0: id: count/1.0.0 has it, too",
    ]);
  });

  test("what is not JSON is told as such", async () => {
    expect(await faultsOf({ [AT]: "{" })).toEqual([expect.stringContaining(`${AT}: Expected property name`)]);
  });
});

describe("whatever stands in a folder is read or told, and breaks nothing", () => {
  const told = async (files: Readonly<Record<string, string | object>>) =>
    (await faultsOf(files)).every((fault) => fault === "" || fault.includes("count/1.0.0"));
  const members = Object.keys(COUNT);

  test("in a manifest", async () => {
    const changed = fc.tuple(fc.constantFrom(...members), fc.jsonValue());
    await fc.assert(
      fc.asyncProperty(changed, ([member, value]) => told({ [AT]: { ...COUNT, [member]: value } })),
      { numRuns: 150, seed: 11 },
    );
  });

  test("in a CWL document", async () => {
    const keys = fc.constantFrom("class", "cwlVersion", "inputs", "outputs", "$graph", "run", "location", "id", "type");
    const { node } = fc.letrec<{ node: unknown }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4, depthSize: "small" },
        fc.constantFrom<unknown>(null, 1, "File", "Workflow", "v1.2", "#main", "", "a/../b.cwl", "http://x/y"),
        fc.array(tie("node"), { maxLength: 3 }),
        fc.dictionary(keys, tie("node"), { maxKeys: 4 }),
      ),
    }));
    const documents = fc.record({
      inputs: node,
      outputs: node,
      $graph: fc.oneof(fc.constant(undefined), node),
      hints: node,
    });
    await fc.assert(
      fc.asyncProperty(documents, (document) =>
        told({ "count/1.0.0/main.cwl": { cwlVersion: "v1.2", class: "Workflow", ...document } }),
      ),
      { numRuns: 150, seed: 11 },
    );
  });
});

describe("a CWL document outside of the profile is refused", () => {
  test.each([
    ["requirements: {InlineJavascriptRequirement: {}}\n", "InlineJavascriptRequirement is not allowed here"],
    ["hints: [{class: ShellCommandRequirement}]\n", "ShellCommandRequirement is not allowed here"],
    [
      "hints: {x: {class: File, location: 'https://example.org/x'}}\n",
      "https://example.org/x is outside of the workflow's folder",
    ],
    [
      "hints: {x: {class: File, location: 'file:///etc/passwd'}}\n",
      "file:///etc/passwd is outside of the workflow's folder",
    ],
    ["hints: {x: {class: File, path: /etc/passwd}}\n", "/etc/passwd is outside of the workflow's folder"],
    ["hints: {x: {class: Directory, location: db}}\n", "a Directory of the workflow's own is not possible"],
  ])("%s", async (more, fault) => {
    expect(await cwlFaults(COUNT_CWL + more)).toEqual([expect.stringContaining(`count/1.0.0/main.cwl: ${fault}`)]);
  });

  test("a path that leads up, a link that leads out, another version, no process", async () => {
    const includes = (file: string) => `${COUNT_CWL}hints: {x: {$include: ${file}}}\n`;
    expect(await cwlFaults(includes("../other.cwl"))).toEqual([expect.stringContaining("must be a path below")]);
    expect(await cwlFaults(COUNT_CWL.replace("v1.2", "v1.0"))).toEqual([
      "count/1.0.0/main.cwl: cwlVersion must be v1.2, not v1.0",
    ]);
    expect(await cwlFaults("a: 1\n")).toEqual(["count/1.0.0/main.cwl: its class must be Workflow or CommandLineTool"]);
    using made = workflowFolder({ "count/1.0.0/main.cwl": includes("passwd") });
    symlinkSync("/etc/passwd", join(made.folder, "count/1.0.0/passwd"));
    await expect(openRegistry([made.folder])).rejects.toThrow("is a link that leads out of the workflow's folder");
  });
});

test("a folder that is not there is told", async () => {
  await expect(openRegistry(["/nowhere"])).rejects.toThrow("The folder of workflows /nowhere cannot be read: ENOENT");
});
test("the four types of the specification have a default each among the reference workflows", async () => {
  const registry = await openRegistry([REFERENCE_WORKFLOWS]);
  expect(registry.types()).toEqual(["assembly", "assembly-collection", "phylogenomics", "typing"]);
  for (const type of registry.types()) expect(registry.defaultOf(type)?.version).toBe("1.0.0");
});

/** Of an assembly, also of each of a collection. */
const ASSEMBLY = [
  ...["annotations-error", "annotations-flatfile", "annotations-log", "annotations-stats", "assembly-log"],
  ...["assembly-stats-repeats", "contigs-all", "contigs-with-repeats", "contigs-without-repeats"],
  ...["filter-assembly-log", "read-merge-log"],
];
test.each([
  ["phylogenomics", ["matrix", "table", "tree"]],
  ["assembly", ASSEMBLY],
  ["assembly-collection", ASSEMBLY],
  [
    "typing",
    [
      ...["assembly", "assembly-stats", "typing-alleles", "typing-cgmlst", "typing-novel-alleles"],
      "typing-predictions",
    ],
  ],
])("of the four types of the specification %s has its outputs", async (type, names) => {
  const registry = await openRegistry([REFERENCE_WORKFLOWS]);
  const outputs = registry.defaultOf(type)?.outputs ?? [];
  expect(outputs.map(({ name }) => name).toSorted()).toEqual(names);
});
