// The kinds of sequencing objects, and what their ids say: "pair-3" is the object with the number 3, a pair.

/** As paths name it: the two files of a pair, a single file, a fast5 file, an assembly. */
export type Kind = "pairs" | "unpaired" | "fast5" | "assemblies";

/** Start of the id of an object of each kind. */
const PREFIX: Readonly<Record<Kind, string>> = {
  pairs: "pair",
  unpaired: "single",
  fast5: "fast5",
  assemblies: "assembly",
};
const KIND_OF: ReadonlyMap<string, Kind> = new Map(
  Object.entries(PREFIX).map(([kind, prefix]) => [prefix, kind as Kind]),
);

/** @throws Error for what is no object's id */
export function kindOf(id: string): Kind {
  const kind = KIND_OF.get(id.slice(0, id.lastIndexOf("-")));
  if (!kind) throw new Error(`${id} is no sequencing object`);
  return kind;
}

export const idOf = (kind: Kind, number: string) => `${PREFIX[kind]}-${number}`;

/** The public identifier of an object is the number in its id: "3" for pair-3. No two objects have the same, of whatever kind. */
export const numberOf = (id: string) => id.slice(id.lastIndexOf("-") + 1);

/** The kinds that came from a sequencer: what a sample's sequence files are, and what a run may have. */
export const SEQUENCED: readonly Kind[] = ["pairs", "unpaired", "fast5"];

/** The kinds whose files quality control reads. */
export const isControlled = (id: string) => kindOf(id) === "pairs" || kindOf(id) === "unpaired";
