// The scripts of the reference workflows on small inputs: what simulated isolates do not have.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { REFERENCE_WORKFLOWS } from "./registry/registry.ts";

const noPython = spawnSync("python3", ["--version"]).status === 0 ? "" : " (skipped: python3 is not installed)";

/** Runs a script in a folder with these files; its arguments name them. */
function run(script: string, files: Readonly<Record<string, string>>, ...args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "isotrail-script-"));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const path = join(REFERENCE_WORKFLOWS, script);
    const { status, stdout, stderr } = spawnSync("python3", [path, ...args], { cwd: folder, encoding: "utf8" });
    const texts = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]));
    return { status, stdout, stderr, written: (...names: string[]) => names.map((name) => texts.get(name)) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const NAMES = JSON.stringify({ s1: "one", s2: "two" });

describe.skipIf(noPython)(`the script${noPython}`, () => {
  describe("compare", () => {
    const variant = (position: number, ...samples: string[]) =>
      ["chr", position, ".", "A", "G", "9", ".", ".", "GT:AD", ...samples].join("\t");
    const compare = (...variants: string[]) =>
      run(
        "phylogenomics/1.0.0/scripts/compare.py",
        {
          "v.vcf": ["##fileformat=VCFv4.2", "#CHROM\t\t\t\t\t\t\t\t\ts1\ts2", ...variants, ""].join("\n"),
          "n.json": NAMES,
        },
        ...["v.vcf", "n.json", "10", "0.75"],
      );
    const MATRIX = "snvMatrix.tsv";

    test("has zeros where all are like the reference, and something to make a tree of", () => {
      const { written } = compare();
      expect(written(MATRIX, "alignment.fasta")).toEqual([
        "strain\treference\tone\ttwo\nreference\t0\t0\t0\none\t0\t0\t0\ntwo\t0\t0\t0\n",
        ">reference\nA\n>s1\nA\n>s2\nA\n",
      ]);
    });

    test("does not count a base that too few reads have, or too few of them agree on", () => {
      const good = variant(1, "1:0,20", "0:20,0");
      const few = variant(2, "1:0,9", "0:20,0");
      const torn = variant(3, "1:6,14", "0:20,0");
      const [table = "", matrix] = compare(good, few, torn).written("snvTable.tsv", MATRIX);
      expect(table.trim().split("\n").slice(1)).toEqual([
        "chr\t1\tvalid\tA\tG\tA",
        "chr\t2\tfiltered-coverage\tA\t-\tA",
        "chr\t3\tfiltered-coverage\tA\t-\tA",
      ]);
      expect(matrix).toContain("one\t1\t0\t1\n");
    });

    test("fails when a sample has no reads, in place of distances of zero", () => {
      const { status, stderr } = compare(variant(1, "1:0,20", ".:."), variant(2, "1:0,20", ".:0,0"));
      expect(status).toBe(1);
      expect(stderr.trim()).toBe("No variant has enough reads in all samples. two lacks the most: 2.");
    });
  });

  test("label quotes names as Newick wants it, and leaves support and lengths alone", () => {
    const names = { s1: "plain-1.5", s2: "it's", s3: "two words", s4: "under_score", s10: "s1" };
    const files = { "t.nwk": "((s1:0.1,s2:1e-3)0.950:0.2,(s3,s4)1.000:0.3,s10:0.5,reference:0);\n" };
    const { stdout } = run(
      "phylogenomics/1.0.0/scripts/label.py",
      { ...files, "n.json": JSON.stringify(names) },
      "t.nwk",
      "n.json",
    );
    const quoted = "((plain-1.5:0.1,'it''s':1e-3)0.950:0.2,('two words','under_score')1.000:0.3,s1:0.5,reference:0);\n";
    expect(stdout).toBe(quoted);
  });

  describe("filter", () => {
    const filter = (contigs: string, least = "10") =>
      run(
        "typing/1.0.0/scripts/filter.py",
        { "c.fasta": contigs, "n.json": NAMES },
        ...["c.fasta", "s1", "n.json", least, "0.33", "1.75"],
      );

    test("reads the coverage that SPAdes and SKESA write, and tells repeats from contamination", () => {
      const bases = "ACGT".repeat(2_000);
      const contigs = [
        `>NODE_1_length_8000_cov_20.0\n${bases}`,
        `>Contig_2_60.5_Circ [topology=circular]\n${bases.slice(0, 40)}`,
        ">Contig_3_1.5\nACGTACGTACGT",
        ">Contig_4_20\nACGT",
      ];
      const [log = "", all = "", kept = "", single = ""] = filter(contigs.join("\n")).written(
        "filter-assembly.log",
        "contigs-all.fasta",
        "contigs-with-repeats.fasta",
        "contigs-without-repeats.fasta",
      );
      const decisions = log
        .trim()
        .split("\n")
        .slice(2)
        .map((line) => line.split("\t").at(-1));
      expect(decisions).toEqual(["kept", "repeat", "low coverage", "short"]);
      const contigNames = (fasta: string) => fasta.match(/^>\S+/gm);
      expect(contigNames(all)).toHaveLength(4);
      expect(contigNames(kept)).toEqual([">s1_contig_1", ">s1_contig_2"]);
      expect(contigNames(single)).toEqual([">s1_contig_1"]);
    });

    test("fails when nothing is left, and says why", () => {
      const { status, stderr } = filter(">Contig_1_20\nACGTACGT\n", "500");
      expect(status).toBe(1);
      expect(stderr).toContain("None of the 1 contigs has 500 bases and enough coverage");
    });
  });

  test("measure finds N50 and GC content", () => {
    const contigs = `>a\n${"G".repeat(60)}\n>b\n${"A".repeat(30)}\n>c\n${"A".repeat(10)}\n`;
    const { stdout } = run("assembly/1.0.0/scripts/measure.py", { "c.fasta": contigs }, "c.fasta");
    expect(stdout).toBe("contigs\t3\ntotal length\t100\nlongest contig\t60\nN50\t60\nGC content\t60.00\n");
  });

  describe("call", () => {
    const contig = "AAAACCCCGGGGTTTTACGTACGTCCAATT";
    const scheme = ">a_1\nAAAACCCC\n>a_2\nAAAACCCG\n>b_7\nAACGTACG\n>c_1\nGGGGTTTTAC\n>d_1\nTTTTTTTTTT\n";
    const hits = [
      ["a_2", "87.5", 1, 7, 8, 1, 7, "11"],
      ["a_1", "100", 1, 8, 8, 1, 8, "10"],
      // on the other strand
      ["b_7", "100", 1, 8, 8, 24, 17, "10"],
      ["c_1", "100", 1, 7, 10, 9, 15, "9"],
    ].map(([allele, identity, ...numbers]) => [allele, "k1", identity, ...numbers].join("\t"));
    const call = (fasta = scheme) =>
      run(
        "typing/1.0.0/scripts/call.py",
        { "h.tsv": hits.join("\n"), "s.fasta": fasta, "c.fasta": `>k1 length=30\n${contig}\n`, "n.json": NAMES },
        ...["h.tsv", "s.fasta", "c.fasta", "s1", "n.json", "60"],
      );

    test("goes by the bases: an allele of the scheme, a new one, a part of one, none", () => {
      const [profile, predictions = "", novel = ""] = call().written(
        "cgmlst-profile.csv",
        "predictions.json",
        "novel-alleles.fasta",
      );
      expect(profile).toMatch(/^sample,a,b,c,d\none,1,~[0-9a-f]{8},\?,-\n$/);
      expect(novel).toMatch(/^>b_~[0-9a-f]{8} closest=b_7 \[sample=one\]\nACGTACGT\n$/);
      const counts = { loci: 4, loci_found: 2, loci_exact: 1, loci_novel: 1, loci_partial: 1, loci_missing: 1 };
      expect(JSON.parse(predictions)).toMatchObject([{ ...counts, qc_status: "FAIL", cgmlst_matching_alleles: 1 }]);
    });

    test("fails at an allele whose name has no locus", () => {
      expect(call(">nameless\nACGT\n").stderr).toContain("not named <locus>_<number>: nameless");
    });
  });
});
