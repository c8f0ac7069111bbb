// The layout of a run, and of the files that may belong to it.
import { CommandRejected } from "@isotrail/eventsourcing";
import { type Kind, kindOf } from "../sequencing-object/kind.ts";

/** "fast5 is not layout-checked" */
const LAYOUTS: Partial<Record<Kind, string>> = { unpaired: "SINGLE_END", pairs: "PAIRED_END" };

/** @throws CommandRejected "invalid" when the run is of another layout than the object */
export function checkLayout(id: string, layout: string | null): void {
  const needed = LAYOUTS[kindOf(id)];
  if (needed !== undefined && needed !== layout)
    throw new CommandRejected(
      "invalid",
      `The layout of the sequencing run is ${layout}; the layout of these files is ${needed}.`,
    );
}
