// The folder of a MiSeq run, as the instrument leaves it: sample sheet, reads, and the file that says it is complete.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Digests, writeReads } from "./uploader.ts";

const SHEET = `[Header]
IEMFileVersion,4
Investigator Name,Ada Tester
Experiment Name,1
Date,2026-11-21
Workflow,GenerateFASTQ
Application,FASTQ Only
Assay,Nextera XT
Description,A run
Chemistry,Amplicon

[Reads]
251
251

[Settings]
ReverseComplement,0

[Data]
Sample_ID,Sample_Name,Sample_Plate,Sample_Well,I7_Index_ID,index,I5_Index_ID,index2,Sample_Project,Description
`;

/** Gives sample name → digests of its files. */
export function miseqRun(run: string, project: string): Digests {
  const calls = join(run, "Data/Intensities/BaseCalls");
  mkdirSync(calls, { recursive: true });
  const samples = ["08-5578", "08-5923", "10-6966"];
  const rows = samples.map((name) => `${name},${name},plate,A01,N701,TAAGGCGA,S502,CTCTCTAT,${project},swab`);
  writeFileSync(join(run, "SampleSheet.csv"), `${SHEET}${rows.join("\n")}\n`);
  writeFileSync(join(run, "CompletedJobInfo.xml"), "<AnalysisJobInfo/>\n");
  const filesOf = (name: string, n: number) => [1, 2].map((read) => `${name}_S${n + 1}_L001_R${read}_001.fastq.gz`);
  return Object.fromEntries(samples.map((name, n) => [name, writeReads(calls, filesOf(name, n))]));
}
