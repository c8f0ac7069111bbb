// The tables that plots are drawn from.
import type { BaseContent } from "./base-content.ts";
import type { BaseQuality } from "./base-quality.ts";
import type { Duplication } from "./duplication.ts";
import type { LengthClass } from "./lengths.ts";

export type SequenceQuality = { readonly quality: number; readonly count: number };
export type SequenceGc = { readonly gc: number; readonly count: number };

export type Plots = {
  readonly baseQuality: readonly BaseQuality[];
  readonly baseContent: readonly BaseContent[];
  readonly sequenceQuality: readonly SequenceQuality[];
  readonly sequenceGc: readonly SequenceGc[];
  readonly lengths: readonly LengthClass[];
  readonly duplication: Duplication;
};
