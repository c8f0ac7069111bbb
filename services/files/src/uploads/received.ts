// What the parts of an upload amount to: the files of one sequencing object, and their run.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { NewFile } from "../sequencing-object/state.ts";
import type { StoredFile } from "./blobs.ts";
import { isReversed } from "./file-name.ts";
import type { Form } from "./form.ts";
import { compressionOf } from "./format.ts";
import { noParameters, type Parameters } from "./parameters.ts";

export type Received = { readonly files: Map<string, StoredFile>; readonly parameters: Map<string, Parameters> };
export type ReceivedFile = Omit<NewFile, "id">;
/** `format`: of fast5 files and assemblies, else empty. */
export type Content = { readonly run: string; readonly files: readonly ReceivedFile[]; readonly format: string };

/**
 * "Both parameter parts must name the same run else 400." The forward file comes first.
 * @throws CommandRejected "invalid"
 */
export function contentOf(form: Form, { files, parameters }: Received): Content {
  const runs = new Set([...parameters.values()].map(({ run }) => run));
  if (runs.size > 1)
    throw new CommandRejected("invalid", "Both files of a pair must belong to the same sequencing run.");
  const received = form.files.map((name, at) => {
    const file = files.get(name);
    if (!file) throw new CommandRejected("invalid", `The part ${name} is missing.`);
    const { properties } = parameters.get(form.parameters[at] ?? "") ?? noParameters;
    const { head, ...stored } = file;
    return { format: form.formatOf?.(head) ?? "", stored: { ...stored, compression: compressionOf(head), properties } };
  });
  const stored = received.map((one) => one.stored);
  const [first, second] = stored;
  if (first && second && isReversed(first.fileName, second.fileName)) stored.reverse();
  return { run: [...runs][0] ?? "", files: stored, format: received[0]?.format ?? "" };
}
