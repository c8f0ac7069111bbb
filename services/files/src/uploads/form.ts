// The two forms of an upload: the names of their parts, and the layout that their run must have.
import type { Layout } from "../access.ts";

export type Form = {
  /** Start of the object's id: pair-3. */
  readonly idKind: "pair" | "single";
  readonly layout: Layout;
  /** Names of the parts that are files. */
  readonly files: readonly string[];
  /** Names of the parts with the parameters of each file. */
  readonly parameters: readonly string[];
};

export const SINGLE: Form = { idKind: "single", layout: "SINGLE_END", files: ["file"], parameters: ["parameters"] };
export const PAIR: Form = {
  idKind: "pair",
  layout: "PAIRED_END",
  files: ["file1", "file2"],
  parameters: ["parameters1", "parameters2"],
};
