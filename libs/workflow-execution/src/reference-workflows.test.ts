// The reference workflows on isolates whose truth is known, through plain cwltool. Real tools: about a minute.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { metadataIn } from "./metadata.ts";
import { cwltool } from "./testing/cwltool.ts";
import { missingTools, referenceWorkflow, simulateIsolates } from "./testing/isolates.ts";
import { runPlainly } from "./testing/plain-cwltool.ts";

const TYPES = ["assembly", "assembly-collection", "phylogenomics", "typing"];
const LIMIT = 300_000;
let isolates: Awaited<ReturnType<typeof simulateIsolates>>;

beforeAll(async () => {
  isolates = await simulateIsolates();
}, LIMIT);
afterAll(() => isolates?.[Symbol.dispose]());

const noCwltool = cwltool ? undefined : "cwltool is not installed: npm run workflows";
const reasons = new Map(
  await Promise.all(TYPES.map(async (type) => [type, noCwltool ?? (await missingTools(type))] as const)),
);
/** Names the workflow, and why it is skipped. */
const workflow = (type: string) =>
  [reasons.get(type), `${type}${reasons.get(type) ? ` (skipped: ${reasons.get(type)})` : ""}`] as const;
const resultsOf = async (...asked: Parameters<typeof isolates.run>) =>
  runPlainly(cwltool ?? "cwltool", await isolates.run(...asked));
/** Every field that the manifest promises has a value. */
function expectMetadata(type: string, results: Readonly<Record<string, string>>) {
  for (const source of referenceWorkflow(type).metadata ?? []) {
    const fields = source.values.map(({ field }) => field);
    expect(Object.keys(metadataIn(source, results[source.output] ?? ""))).toEqual(fields);
  }
}
const rows = (text = "", separator = "\t") =>
  text
    .trim()
    .split("\n")
    .map((line) => line.split(separator));

test.skipIf(noCwltool)(
  `are CWL without a warning${noCwltool ? ` (skipped: ${noCwltool})` : ""}`,
  () => {
    for (const type of TYPES) {
      const { folder, cwl } = referenceWorkflow(type);
      const said = execFileSync(cwltool ?? "cwltool", ["--validate", "--no-doc-cache", join(folder, cwl)], {
        stdio: "pipe",
      });
      expect(String(said)).toContain("is valid CWL");
      expect(String(said)).not.toMatch(/warning/i);
    }
  },
  LIMIT,
);

test("what two workflows share is the same in both: a version's folder is whole", () => {
  const shared = new Map<string, Buffer>();
  for (const type of ["assembly", "assembly-collection", "typing"]) {
    const { folder, files } = referenceWorkflow(type);
    // the workflows assemble in two ways
    for (const file of files.filter((one) => one !== "main.cwl" && !one.startsWith("tools/assemble"))) {
      const bytes = readFileSync(join(folder, file));
      expect(shared.get(file) ?? bytes, `${type}: ${file}`).toEqual(bytes);
      shared.set(file, bytes);
    }
  }
});

const [noPhylogenomics, phylogenomics] = workflow("phylogenomics");
describe.skipIf(noPhylogenomics)(phylogenomics, () => {
  const names = [
    ["08-5578", "iso1"],
    ["it's (a) [strange], name;", "iso2"],
    ["under_score\tand ☃", "iso3"],
    ["-rf $(id)", "iso4"],
  ] as const;
  const labels = names.map(([name]) => name.replace("\t", " "));
  let results: Readonly<Record<string, string>>;
  beforeAll(async () => {
    results = await resultsOf("phylogenomics", names);
  }, LIMIT);

  test("finds the tree", () => {
    const clades = cladesOf(results.tree);
    const [first, second, third, fourth] = labels;
    expect(clades).toContainEqual([third, fourth].sort());
    // without a root one of both sides is written
    const sides = [[first, second].sort(), [third, fourth, "reference"].sort()];
    expect(sides.some((side) => clades.some((clade) => clade.join() === side.join()))).toBe(true);
  });

  test("finds the distances within 5 %", () => {
    const [header = [], ...matrix] = rows(results.matrix);
    expect(header).toEqual(["strain", "reference", ...labels]);
    const ids = ["reference", ...names.map(([, isolate]) => isolate)];
    for (const [row, [label, ...numbers]] of matrix.entries()) {
      expect(label).toBe(header[row + 1]);
      for (const [column, number] of numbers.entries()) {
        const truth = isolates.truth.snps[ids[row] ?? ""]?.[ids[column] ?? ""] ?? Number.NaN;
        expect(Math.abs(Number(number) - truth)).toBeLessThanOrEqual(0.05 * truth);
      }
    }
  });

  test("tells in the table which variants do not count, and why", () => {
    const [header, ...variants] = rows(results.table);
    expect(header).toEqual(["#Chromosome", "Position", "Status", "Reference", ...labels]);
    // what iso3 lacks is not in the core of all
    for (const [, , status, ...bases] of variants)
      expect(status).toBe(bases.includes("-") ? "filtered-coverage" : "valid");
    expect(new Set(variants.map(([, , status]) => status))).toEqual(new Set(["valid", "filtered-coverage"]));
  });

  test(
    "gives the same bytes again",
    async () => {
      expect(await resultsOf("phylogenomics", names)).toEqual(results);
    },
    LIMIT,
  );
});

const [noTyping, typing] = workflow("typing");
describe.skipIf(noTyping)(typing, () => {
  test.each(["iso3", "iso4"] as const)(
    "finds every allele of %s",
    async (isolate) => {
      const name = 'Escherichia, "strain"';
      const results = await resultsOf("typing", [[name, isolate]]);
      const truth = isolates.truth.alleles[isolate];
      const [header, ...more] = (results["typing-cgmlst"] ?? "").trim().split("\n");
      expect(header).toBe(["sample", ...Object.keys(truth)].join(","));
      const profile = (more[0] ?? "").replace('"Escherichia, ""strain""",', "").split(",");
      expect(profile.map((allele) => (allele.startsWith("~") ? "novel" : allele))).toEqual(Object.values(truth));
      const novel = (results["typing-novel-alleles"] ?? "").split("\n").filter((line) => /^[ACGT]+$/.test(line));
      expect(novel).toHaveLength(profile.filter((allele) => allele.startsWith("~")).length);
      for (const bases of novel) expect(bothStrands(isolates.genome(isolate))).toContain(bases);
      const [prediction, ...others] = JSON.parse(results["typing-predictions"] ?? "");
      expect(others).toEqual([]);
      expect(prediction).toMatchObject({ genome: name, serovar: null, loci: 6, loci_novel: novel.length });
      expect(prediction.cgmlst_ST).toMatch(/^[0-9a-f]{16}$/);
      expect(["PASS", "WARNING", "FAIL"]).toContain(prediction.qc_status);
      expectMetadata("typing", results);
      expect(await resultsOf("typing", [[name, isolate]])).toEqual(results);
    },
    LIMIT,
  );
});

const [noAssembly, assembly] = workflow("assembly");
describe.skipIf(noAssembly)(assembly, () => {
  test(
    "assembles the genome and finds its genes",
    async () => {
      const results = await resultsOf("assembly", [["Isolate 1", "iso1"]]);
      const stats = new Map(rows(results["assembly-stats-repeats"]).map(([key = "", value = ""]) => [key, value]));
      const length = isolates.truth.lengths.iso1;
      expect(Math.abs(Number(stats.get("total length")) - length)).toBeLessThanOrEqual(0.01 * length);
      const genes = (results["annotations-flatfile"] ?? "").match(/^ {5}CDS /gm)?.length ?? 0;
      expect(Math.abs(genes - isolates.truth.genes.iso1)).toBeLessThanOrEqual(0.02 * isolates.truth.genes.iso1);
      expect(results["annotations-stats"]).toContain(`CDS: ${genes}`);
      expect(results["contigs-with-repeats"]).toMatch(
        /^>s1_contig_1 length=\d+ coverage=[\d.]+ \[sample=Isolate 1\]$/m,
      );
      expectMetadata("assembly", results);
      for (const { name } of referenceWorkflow("assembly").outputs) expect(results[name], name).not.toBe("");
    },
    LIMIT,
  );
});

const [noCollection, collection] = workflow("assembly-collection");
describe.skipIf(noCollection)(collection, () => {
  test(
    "has all samples in every output",
    async () => {
      const results = await resultsOf("assembly-collection", [
        ["same", "iso1"],
        ["same", "iso3"],
      ]);
      const table = rows(results["assembly-stats-repeats"]);
      expect(table.map(([sample]) => sample)).toEqual(["sample", "same (s1)", "same (s2)"]);
      const contigs = (results["contigs-all"] ?? "").match(/^>\S+/gm) ?? [];
      expect(new Set(contigs).size).toBe(contigs.length);
      for (const sample of ["s1", "s2"]) {
        expect(results["contigs-all"]).toContain(`>${sample}_contig_1 `);
        expect(results["annotations-flatfile"]).toContain(`            Sample: same (${sample})\n`);
        for (const log of [
          "read-merge-log",
          "assembly-log",
          "filter-assembly-log",
          "annotations-log",
          "annotations-stats",
        ])
          expect(results[log], log).toContain(`===== same (${sample}) =====\n`);
      }
      const genes = (results["annotations-flatfile"] ?? "").match(/^ {5}CDS /gm)?.length;
      expect(genes).toBe(isolates.truth.genes.iso1 + isolates.truth.genes.iso3);
    },
    LIMIT,
  );
});

function bothStrands(bases: string): string {
  const complement: Record<string, string> = { A: "T", C: "G", G: "C", T: "A" };
  return `${bases}\n${[...bases]
    .reverse()
    .map((base) => complement[base])
    .join("")}`;
}

/** The leaves of each clade that a Newick tree writes, in order. */
function cladesOf(newick = ""): string[][] {
  const open: string[][] = [];
  const clades: string[][] = [];
  let before = "";
  for (const [token, quoted] of newick.matchAll(/'((?:[^']|'')*)'|[(),;]|[^(),;']+/g)) {
    if (token === "(") open.push([]);
    else if (token === ")") clades.push((open.pop() ?? []).sort());
    else if (token !== "," && token !== ";" && (before === "(" || before === ","))
      for (const clade of open) clade.push(quoted?.replaceAll("''", "'") ?? token.split(":")[0] ?? "");
    before = token;
  }
  return clades;
}
