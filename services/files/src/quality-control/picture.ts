// The picture of a plot, with the name of its file and FastQC's judgement above it.
import type { Controlled } from "./document.ts";
import { PLOTS, type Plot, type PlotName } from "./plots.ts";

/** @param sample its name, as it is called now */
export function pictureOf(name: PlotName, sample: string, { file, summary, tables }: Controlled): string {
  const { module, picture }: Plot = PLOTS[name];
  const judgement = judgementOf(summary.modules[module]);
  const heading = { of: `${file.fileName} · sample ${sample}`, ...(judgement && { judgement }) };
  return picture(tables.plots, heading, summary.encoding);
}

const judgementOf = (text: string | undefined) =>
  (["PASS", "WARN", "FAIL", "UNKNOWN"] as const).find((one) => one === text);
