// Quality-control records and their plots as documents. `refs` comes last and holds the variables of their links.
import { fileRefs, type LoadedFile } from "../sequencing-object/document.ts";
import type { Summary } from "../sequencing-object/state.ts";
import { PLOTS, type PlotName } from "./plots.ts";
import type { Tables } from "./tables.ts";

export type Controlled = LoadedFile & {
  /** Milliseconds since the epoch. */
  readonly createdDate: number;
  readonly summary: Summary;
  readonly tables: Tables;
};

/** Every field of the specification's record, the warnings, and the engine and profile that made it. */
export function recordDocument(controlled: Controlled): object {
  const { file, createdDate, summary, tables } = controlled;
  const { engine, profile, ...fields } = summary;
  const overrepresentedSequences = tables.overrepresentedSequences.map((one, n) => ({
    identifier: String(n + 1),
    createdDate,
    label: one.sequence,
    ...one,
  }));
  return {
    identifier: file.id,
    createdDate,
    ...fields,
    verdict: verdictOf(summary.modules),
    overrepresentedSequences,
    qcReport: null,
    warnings: tables.warnings,
    engine,
    profile,
    refs: { ...fileRefs(controlled), plots: Object.keys(PLOTS) },
  };
}

/** As in: 7 of 9 modules pass. WARN: sequenceDuplicationLevels. FAIL: perBaseSequenceContent. */
export function verdictOf(modules: Summary["modules"]): string {
  const judged = Object.entries(modules);
  const namesOf = (wanted: string) => judged.filter(([, judgement]) => judgement === wanted).map(([name]) => name);
  const passed = `${namesOf("PASS").length} of ${judged.length} modules pass.`;
  const others = ["WARN", "FAIL", "UNKNOWN"].flatMap((judgement) => {
    const names = namesOf(judgement);
    return names.length > 0 ? [`${judgement}: ${names.join(", ")}.`] : [];
  });
  return [passed, ...others].join(" ");
}

/** A plot as its table. */
export const plotDocument = (controlled: Controlled, plot: PlotName): object => ({
  identifier: plot,
  createdDate: controlled.createdDate,
  table: controlled.tables.plots[PLOTS[plot].table],
  refs: { ...fileRefs(controlled), plot },
});
