// What the parts of an upload amount to: the files of one sequencing object, and their run.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { NewFile } from "../sequencing-object/state.ts";
import type { StoredFile } from "./blobs.ts";
import { isReversed } from "./file-name.ts";
import type { Form } from "./form.ts";
import { noParameters, type Parameters } from "./parameters.ts";

export type Received = { readonly files: Map<string, StoredFile>; readonly parameters: Map<string, Parameters> };
export type ReceivedFile = Omit<NewFile, "id">;

/**
 * "Both parameter parts must name the same run else 400." The forward file comes first.
 * @throws CommandRejected "invalid"
 */
export function filesOf(form: Form, { files, parameters }: Received): { run: string; files: ReceivedFile[] } {
  const runs = new Set([...parameters.values()].map(({ run }) => run));
  if (runs.size > 1)
    throw new CommandRejected("invalid", "Both files of a pair must belong to the same sequencing run.");
  const received = form.files.map((name, at) => {
    const file = files.get(name);
    if (!file) throw new CommandRejected("invalid", `The part ${name} is missing.`);
    const { properties } = parameters.get(form.parameters[at] ?? "") ?? noParameters;
    return { ...file, properties };
  });
  const [first, second] = received;
  if (first && second && isReversed(first.fileName, second.fileName)) received.reverse();
  return { run: [...runs][0] ?? "", files: received };
}
