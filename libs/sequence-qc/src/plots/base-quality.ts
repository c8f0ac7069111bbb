// Quality per position as box plots: yellow boxes from quartile to quartile, whiskers from the 10th to the 90th percentile,
// the median in red, the mean as a blue line; green, orange and red grounds for good, fair and poor.
import { rect, short } from "@isotrail/svg";
import type { BaseQuality } from "../statistics/base-quality.ts";
import {
  axes,
  type Heading,
  horizontalAxis,
  LEFT,
  picture,
  polyline,
  RIGHT,
  type Scale,
  scale,
  verticalAxis,
} from "./svg.ts";

/** From, to, and the colours of odd and even columns. */
const GROUNDS = [
  [28, Number.POSITIVE_INFINITY, "#afe6af", "#c3e6c3"],
  [20, 28, "#e6dcaf", "#e6d7c3"],
  [0, 20, "#e6afaf", "#e6c3c3"],
] as const;

function column(row: BaseQuality, left: number, width: number, at: Scale): string {
  const { median, lowerQuartile, upperQuartile, tenthPercentile, ninetiethPercentile } = row;
  if (median === null || lowerQuartile === null || upperQuartile === null) return "";
  if (tenthPercentile === null || ninetiethPercentile === null) return "";
  const [x, middle, right] = [left + width * 0.15, left + width / 2, left + width * 0.85].map(short);
  const [ten, ninety] = [short(at(tenthPercentile)), short(at(ninetiethPercentile))];
  const box = rect(
    left + width * 0.15,
    at(upperQuartile),
    width * 0.7,
    at(lowerQuartile) - at(upperQuartile),
    "#f0f000",
    'stroke="#000"',
  );
  const whiskers = `<path d="M${middle} ${ninety}V${short(at(upperQuartile))}M${middle} ${short(at(lowerQuartile))}V${ten}M${x} ${ninety}H${right}M${x} ${ten}H${right}" stroke="#000"/>`;
  return `${box}${whiskers}<path d="M${x} ${short(at(median))}H${right}" stroke="#c80000" stroke-width="2"/>`;
}

/** @param encoding the record's, for the title */
export function baseQualityPlot(rows: readonly BaseQuality[], encoding: string, heading: Heading = {}): string {
  const greatest = rows.reduce((most, row) => Math.max(most, row.ninetiethPercentile ?? row.mean), 35);
  const at = scale(0, greatest + 1);
  const width = (RIGHT - LEFT) / rows.length;
  const grounds = GROUNDS.flatMap(([from, to, odd, even]) => {
    const top = at(Math.min(to, greatest + 1));
    return rows.map((_, i) => rect(LEFT + width * i, top, width, at(from) - top, i % 2 === 0 ? odd : even));
  });
  const values = Array.from({ length: Math.floor(greatest / 2) + 1 }, (_, i) => i * 2);
  return picture(
    heading,
    `Quality scores across all bases (${encoding} encoding)`,
    ...grounds,
    ...rows.map((row, i) => column(row, LEFT + width * i, width, at)),
    polyline(
      rows.map(({ mean }) => mean),
      at,
      "#0000c8",
    ),
    axes,
    verticalAxis(values, at, "Quality (Phred score)"),
    horizontalAxis(
      rows.map(({ base }) => base),
      "Position in read (bp)",
    ),
  );
}
