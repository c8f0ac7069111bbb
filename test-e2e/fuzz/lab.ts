// A small laboratory for the fuzzer: one resource of each kind, so that its requests meet more than 404.
import { type Client, link, newSample } from "../client.ts";
import { fastq, form } from "../form.ts";

const reads = (name: string, filename: string) => ({ name, content: fastq(), filename });

/** Gives the placeholders of addresses with the identifiers of what was made. */
export async function smallLab(admin: Client): Promise<Readonly<Record<string, string>>> {
  const { project, sample } = await newSample(admin);
  const file = await admin.create(link(sample, "sample/sequenceFiles"), form(reads("file", "c.fastq")));
  await admin.create(
    link(sample, "sample/sequenceFiles/pairs"),
    form(
      reads("file1", "a_R1.fastq"),
      reads("file2", "a_R2.fastq"),
      { name: "parameters1", content: "{}", type: "application/json" },
      { name: "parameters2", content: "{}", type: "application/json" },
    ),
  );
  const runs = link(await admin.follow(), "sequencingRuns");
  const run = await admin.create(runs, { layoutType: "SINGLE_END", sequencerType: "miseq" });
  const { identifier: user } = await admin.read(`${link(await admin.follow(), "users")}/current`);
  return {
    project: project.identifier,
    sample: sample.identifier,
    file: file.identifier,
    run: run.identifier,
    user,
    object: "1",
    entry: "1",
    plot: "duplication",
  };
}
