// Which due file comes next: projects take turns, so that thousands of files of one laboratory do not hold up another's.
import type { AggregateStore } from "@isotrail/eventsourcing";
import { dueFiles, LANES, laneOf } from "../sequencing-object/quality-control.ts";
import { sequencingObject } from "../sequencing-object/sequencing-object.ts";

/** Objects of one lane that are looked at in one turn. */
const PAGE = 10;

/** A file and the object that it is part of. */
export type DueFile = { readonly id: string; readonly file: string };

export type Queue = {
  /**
   * Looks at one page of each lane at most, beginning after the last lane that had a file.
   * @returns the first file that may be taken; undefined when these pages have none
   */
  next(mayBeTaken: (file: string) => boolean): Promise<DueFile | undefined>;
  /** Whether the next look begins every lane at its oldest object. */
  isAtStart(): boolean;
};

export function openQueue(aggregates: AggregateStore): Queue {
  const lanes = Array.from({ length: LANES }, (_, lane) => ({ value: laneOf(lane), after: 0 }));
  return {
    isAtStart: () => lanes.every(({ after }) => after === 0),
    async next(mayBeTaken) {
      for (const lane of [...lanes]) {
        lanes.push(...lanes.splice(lanes.indexOf(lane), 1)); // it comes last from now on
        const where = { index: "due", value: lane.value, after: lane.after, limit: PAGE };
        const page = await aggregates.findByIndex(sequencingObject, where);
        for (const { id, state } of page)
          for (const { id: file } of dueFiles(state)) if (mayBeTaken(file)) return { id, file };
        lane.after = page.length < PAGE ? 0 : (page.at(-1)?.order ?? 0);
      }
      return undefined;
    },
  };
}
