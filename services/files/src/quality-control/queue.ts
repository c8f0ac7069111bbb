// Which due file is next: projects take turns, so that one lab's thousands of files do not hold up the one of another.
import type { Views } from "@isotrail/eventsourcing";
import { dueFiles, LANES, laneOf } from "./object.control.ts";
import { type FileObject, object } from "./object.ts";

/** Objects of one lane that are looked at in one turn. */
const PAGE = 10;

export type DueFile = { readonly id: string; readonly file: string };

export type QcQueue = {
  /**
   * Looks at one page of each lane at most, beginning with the lane behind the last one that had a file.
   * @returns the first file that may be taken; undefined when these pages have none
   */
  next(mayBeTaken: (file: string) => boolean): Promise<DueFile | undefined>;
  /** Whether the next look begins every lane at its oldest object. */
  isAtStart(): boolean;
};

export function openQueue(views: Views): QcQueue {
  const lanes = Array.from({ length: LANES }, (_, lane) => ({ value: laneOf(lane), after: 0 }));
  return {
    isAtStart: () => lanes.every(({ after }) => after === 0),
    async next(mayBeTaken) {
      for (const lane of [...lanes]) {
        lanes.push(...lanes.splice(lanes.indexOf(lane), 1)); // it comes last from now on
        const where = { index: "control", value: lane.value, after: lane.after, limit: PAGE };
        const page = await views.find<FileObject>(object.view.name, where);
        for (const { id, state } of page)
          for (const { id: file } of dueFiles(state)) if (mayBeTaken(file)) return { id, file };
        lane.after = page.length < PAGE ? 0 : (page.at(-1)?.order ?? 0);
      }
      return undefined;
    },
  };
}
