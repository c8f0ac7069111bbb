// Finds the object or file that a path names: only what is there, and in this sample.
import { type AggregateStore, CommandRejected } from "@isotrail/eventsourcing";
import { type FileObject, object, type SequenceFile } from "./object.ts";
import type { Stored } from "./object.view.ts";

export type AtFile = { Params: { s: string; f: string; o?: string } };
export type Kind = "pairs" | "unpaired";

const STREAM = { pairs: "pair", unpaired: "single" } as const;

const missing = () => new CommandRejected("missing", "There is no such file.");

export function finding(aggregates: AggregateStore) {
  async function objectOf(sample: string, kind: Kind, number: string): Promise<Stored> {
    const found = /^\d{1,16}$/.test(number) ? await aggregates.load(object, `${STREAM[kind]}-${number}`) : undefined;
    if (found?.state.status !== "live" || found.state.sample !== sample) throw missing();
    return found;
  }

  /** @param kind of the object that the path names before the file; none when it names the file alone */
  async function fileOf({ s, f, o }: AtFile["Params"], kind?: Kind): Promise<{ stored: Stored; file: SequenceFile }> {
    const where = { index: "file", value: f, limit: 1 };
    const stored =
      kind && o !== undefined
        ? await objectOf(s, kind, o)
        : (await aggregates.stores.views.find<FileObject>(object.view.name, where))[0];
    const file = stored?.state.files.find(({ id }) => id === f);
    if (!stored || !file || stored.state.sample !== s) throw missing();
    return { stored, file };
  }

  return { objectOf, fileOf };
}
