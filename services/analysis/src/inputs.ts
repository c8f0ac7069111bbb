// The sequence files that a submission names: asked of files, and their samples' names of the catalog.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { Caller, Peers } from "@isotrail/http";
import type { Workflow } from "@isotrail/workflow-execution";
import type { Input } from "./submission/state.ts";

/** What files tells of a pair or single-end file. */
type Told = {
  readonly id: string;
  readonly exists: boolean;
  readonly read: boolean;
  /** "pair-3" */
  readonly object: string;
  readonly sample: string;
  readonly status: string;
  readonly files: readonly ToldFile[];
};
type ToldFile = {
  readonly id: string;
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
  readonly compression: string;
  readonly qualityControl: string;
};

/** Identifiers as a client writes them. */
export type NamedInputs = { readonly pairs: readonly string[]; readonly singles: readonly string[] };

/**
 * The inputs in the order in which they were named, pairs first.
 * @throws CommandRejected "invalid" with a text for each input that is not there, not readable, faulty, or not what the workflow takes
 */
export async function readInputs(
  peers: Peers,
  caller: Caller,
  named: NamedInputs,
  workflow: Workflow,
): Promise<readonly Input[]> {
  checkLayout(named, workflow);
  const { files } = peers;
  if (!files) throw new Error("the peer files is not wired");
  const told = await files.post<{ pairs: Told[]; singles: Told[] }>("/internal/inputs", named, caller);
  refuse({ inputPairs: told.pairs.flatMap(faultsOf), inputSingles: told.singles.flatMap(faultsOf) });
  const all = [...told.pairs, ...told.singles];
  const names = await namesOf(
    peers,
    all.map(({ sample }) => sample),
  );
  const inputs = all.map(({ object, sample, files }) => ({
    object,
    sample,
    sampleName: names.get(sample) ?? "",
    files: files.map(({ id, size, sha256, compression }) => ({ id, size, sha256, gzip: compression === "gzip" })),
  }));
  checkSamples(inputs, workflow);
  return inputs;
}

/** @throws CommandRejected "invalid" */
function checkLayout({ pairs, singles }: NamedInputs, { reads, name }: Workflow): void {
  if (reads.layout === "paired" && singles.length > 0)
    refuse({ inputSingles: [`The workflow ${name} takes pairs only.`] });
  if (reads.layout === "single" && pairs.length > 0)
    refuse({ inputPairs: [`The workflow ${name} takes single-end files only.`] });
  const field = reads.layout === "paired" ? "inputPairs" : "inputSingles";
  const count = pairs.length + singles.length;
  const { least, most } = reads.samples;
  if (count < least) refuse({ [field]: [`The workflow ${name} needs at least ${least}.`] });
  if (count > most) refuse({ [field]: [`The workflow ${name} takes at most ${most}.`] });
}

function faultsOf({ id, exists, read, status, files }: Told): string[] {
  if (!exists || status !== "live") return [`${id}: there is no such sequence file.`];
  if (!read) return [`${id}: you are not allowed to read this.`];
  if (files.some(({ qualityControl }) => qualityControl === "failed"))
    return [`${id}: quality control could not read this.`];
  return [];
}

/** A table with one sample twice says nothing of either. @throws CommandRejected "invalid" */
function checkSamples(inputs: readonly Input[], { reads: { layout } }: Workflow): void {
  const seen = new Set<string>();
  const twice = inputs.filter(({ sample }) => seen.has(sample) || !seen.add(sample));
  const texts = twice.map(({ object, sample }) => `${object.split("-")[1]}: sample ${sample} is named twice.`);
  refuse({ [layout === "paired" ? "inputPairs" : "inputSingles"]: texts });
}

function refuse(wrong: Readonly<Record<string, readonly string[]>>): void {
  const found = Object.entries(wrong).filter(([, texts]) => texts.length > 0);
  if (found.length > 0) throw new CommandRejected("invalid", "Validation failed.", Object.fromEntries(found));
}

async function namesOf({ catalog }: Peers, samples: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (!catalog) throw new Error("the peer catalog is not wired");
  const question = { kind: "samples", ids: [...new Set(samples)] };
  const told = await catalog.post<{ id: string; name?: string }[]>("/internal/access", question, {
    service: "analysis",
  });
  return new Map(told.map(({ id, name }) => [id, name ?? ""]));
}

/**
 * From here on the bytes stay until the submission lets them go: "a file used by an analysis or by a run is unlinked, not destroyed".
 * @throws CommandRejected "conflict" when one was deleted meanwhile
 */
export async function useInputs({ files }: Peers, submission: string, inputs: readonly Input[]): Promise<void> {
  if (!files) throw new Error("the peer files is not wired");
  const objects = inputs.map(({ object }) => object);
  await files.post("/internal/uses", { submission, objects }, { service: "analysis" });
}

export async function releaseInputs({ files }: Peers, submission: string): Promise<void> {
  if (!files) throw new Error("the peer files is not wired");
  await files.post("/internal/uses/end", { submission }, { service: "analysis" });
}
