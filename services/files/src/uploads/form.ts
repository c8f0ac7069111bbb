// The forms of an upload: the names of their parts, the kind of object that they make, and the layout of their run.
import type { Layout } from "../access.ts";
import type { Kind } from "../sequencing-object/kind.ts";
import { assemblyFormatOf, fast5TypeOf } from "./format.ts";

export type Form = {
  readonly kind: Kind;
  /** The layout that their run must have; any, unless given: "fast5 is not layout-checked". */
  readonly layout?: Layout;
  /** Names of the parts that are files. */
  readonly files: readonly string[];
  /** Names of the parts with the parameters of each file: the run, and properties. */
  readonly parameters: readonly string[];
  /** What the content is, from its first bytes. */
  readonly formatOf?: (head: Uint8Array) => string;
};

const ONE = { files: ["file"], parameters: ["parameters"] };

export const SINGLE: Form = { kind: "unpaired", layout: "SINGLE_END", ...ONE };
export const PAIR: Form = {
  kind: "pairs",
  layout: "PAIRED_END",
  files: ["file1", "file2"],
  parameters: ["parameters1", "parameters2"],
};
export const FAST5: Form = { kind: "fast5", ...ONE, formatOf: fast5TypeOf };
export const ASSEMBLY: Form = { kind: "assemblies", files: ["file"], parameters: [], formatOf: assemblyFormatOf };
