// What an engine is given for a run: the CWL job and the input files, made from the manifest. Samples are s1, s2, … there.
import type { InputFile, JobValue, Run } from "../engine.ts";
import type { Parameter, Workflow } from "../workflow.ts";
import { readParameters } from "./parameters.ts";
import { type SiteDataParameter, siteDataFiles } from "./site-data.ts";

/** A sequence file. Tools go by the extension, so it is told whether the bytes are compressed. */
export type SequenceFile = Omit<InputFile, "name"> & { readonly compression: "gzip" | "none" };

export type RunSample = {
  /** For people; it is in the names' file and nowhere else. */
  readonly name: string;
  readonly forward: SequenceFile;
  /** Of a pair. */
  readonly reverse?: SequenceFile;
};

export type JobRequest = {
  readonly workflow: Workflow;
  readonly samples: readonly RunSample[];
  readonly inputParameters: Readonly<Record<string, unknown>>;
  readonly siteData: string | undefined;
};

type Job = Pick<Run, "job" | "files">;

/** @throws InvalidParameters; Error when samples are not what the workflow takes, or the site's data cannot be used */
export async function jobOf({ workflow, samples, inputParameters, siteData }: JobRequest): Promise<Job> {
  const fault = samplesFault(workflow, samples);
  if (fault) throw new Error(fault);
  const values = await readParameters(workflow, inputParameters, siteData);
  const parts = [sequences(workflow, samples), names(workflow, samples)];
  for (const parameter of workflow.parameters) {
    const value = values[parameter.name];
    if (value === undefined) continue;
    const input = parameter.input ?? parameter.name;
    if (parameter.type !== "site data") parts.push({ job: { [input]: value }, files: [] });
    else if (siteData !== undefined) parts.push(await fromSiteData(parameter, String(value), siteData, input));
  }
  return {
    job: Object.fromEntries(parts.flatMap(({ job }) => Object.entries(job))),
    files: parts.flatMap(({ files }) => files),
  };
}

/** Why a workflow does not take these samples, as a sentence. */
export function samplesFault(
  { reads, name }: Pick<Workflow, "reads" | "name">,
  samples: readonly { readonly reverse?: unknown }[],
): string | undefined {
  const { least, most } = reads.samples;
  const number = least === most ? `${least}` : `${least} to ${most}`;
  if (samples.length < least || samples.length > most)
    return `${name} takes ${number} ${most === 1 ? "sample" : "samples"}, not ${samples.length}.`;
  const paired = samples.filter(({ reverse }) => reverse !== undefined).length;
  if (reads.layout === "paired" && paired < samples.length) return `${name} takes pairs of files, no single-end reads.`;
  if (reads.layout === "single" && paired > 0) return `${name} takes single-end reads, no pairs of files.`;
  return undefined;
}

function sequences({ reads }: Workflow, samples: readonly RunSample[]): Job {
  const ids = samples.map((_, index) => `s${index + 1}`);
  const file = (sequence: SequenceFile, end: string, index: number) => {
    const { compression, ...input } = sequence;
    return { ...input, name: `${ids[index]}${end}.fastq${compression === "gzip" ? ".gz" : ""}` };
  };
  const forward = samples.map((sample, index) => file(sample.forward, sample.reverse ? "_1" : "", index));
  const reverse = samples.flatMap((sample, index) => (sample.reverse ? [file(sample.reverse, "_2", index)] : []));
  const single = reads.samples.most === 1;
  const value = (all: readonly JobValue[]): JobValue => (single ? (all[0] ?? null) : all);
  const job: Record<string, JobValue> = { [reads.forward]: value(forward.map(asFile)) };
  if (reads.reverse) job[reads.reverse] = value(reverse.map(asFile));
  if (reads.sample) job[reads.sample] = value(ids);
  return { job, files: [...forward, ...reverse] };
}

const asFile = ({ name }: { readonly name: string }) => ({ class: "File", name }) as const;

const NAMES_FILE = "names.json";

/** A JSON file: whatever a name holds, it stays a text in there. */
function names({ names }: Workflow, samples: readonly RunSample[]): Job {
  if (!names) return { job: {}, files: [] };
  const bytes = Buffer.from(
    JSON.stringify(Object.fromEntries(samples.map(({ name }, index) => [`s${index + 1}`, name]))),
  );
  const file = {
    name: NAMES_FILE,
    size: bytes.length,
    open: async () =>
      (async function* () {
        yield bytes;
      })(),
  };
  return { job: { [names]: asFile(file) }, files: [file] };
}

async function fromSiteData(
  parameter: Parameter & SiteDataParameter,
  name: string,
  siteData: string,
  input: string,
): Promise<Job> {
  const files = await siteDataFiles(parameter, name, siteData, input);
  const [first] = files;
  if (!first) throw new Error(`${parameter.folder}/${name} has no files`);
  const value = parameter.form === "file" ? asFile(first) : ({ class: "Directory", name: input } as const);
  return { job: { [input]: value }, files };
}
