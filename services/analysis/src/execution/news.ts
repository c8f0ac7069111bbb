// What is new in the log of submissions: who waits, and what was deleted. Read once from the views, then from the log.
import { type Commit, parseStream, repairCheckpoint } from "@isotrail/eventsourcing";
import { pages } from "@isotrail/http";
import type { Analysis } from "../context.ts";
import { submission, type Work } from "../submission/aggregate.ts";
import type { LoadedSubmission } from "../submission/find.ts";
import type { Queue, Waiting } from "./queue.ts";

/** Commits that are read at once. */
const PAGE = 500;

export type News = {
  /** Up to here the log is read. */
  readonly position: number;
  /** Reads the log to its end. */
  catchUp(): Promise<void>;
  /** Submissions that were begun, under an earlier turn or by another replica, and have not ended. */
  takeActive(): readonly Waiting[];
  /** Deleted ones, of which something is to be removed. */
  takeDeleted(): readonly string[];
};

type Parts = Pick<Analysis, "aggregates" | "stores" | "name">;

/** Whoever waits is put into the queue. */
export async function openNews({ aggregates, stores, name }: Parts, queue: Queue): Promise<News> {
  const { eventLog, checkpoints } = stores;
  // what was written by a process that died may not be in the views yet; what comes twice, from both, is harmless
  let position = (await checkpoints.get(repairCheckpoint(name, aggregates.declared)))?.position ?? 0;
  const active = new Map<string, Waiting>();
  const deleted = new Set<string>();
  for await (const waiting of inWork(aggregates, "waiting")) queue.add(waiting);
  for await (const begun of inWork(aggregates, "active")) active.set(begun.id, begun);
  for await (const { id } of inWork(aggregates, "deleted")) deleted.add(id);

  function look({ stream, events }: Commit): void {
    const { category, id } = parseStream(stream);
    if (category !== submission.category) return;
    for (const { type, bytes } of events) {
      if (type === "SubmissionCreated") queue.add(createdIn(id, bytes));
      if (type === "DownloadStarted") {
        const begun = queue.remove(id); // by another replica, in its last moments
        if (begun) active.set(id, begun);
      }
      if (type !== "SubmissionDeleted") continue;
      queue.remove(id);
      active.delete(id);
      deleted.add(id);
    }
  }

  return {
    get position() {
      return position;
    },
    async catchUp() {
      for (;;) {
        const commits = await eventLog.readFrom(position, PAGE);
        for (const commit of commits) look(commit);
        position = commits.at(-1)?.position ?? position;
        if (commits.length === 0) return;
      }
    },
    takeActive: () => taken(active, [...active.values()]),
    takeDeleted: () => taken(deleted, [...deleted]),
  };
}

function taken<Entry>(from: { clear(): void }, entries: Entry[]): readonly Entry[] {
  from.clear();
  return entries;
}

async function* inWork(aggregates: Parts["aggregates"], work: Work): AsyncGenerator<Waiting> {
  for await (const page of pages(aggregates, submission, { index: "work", value: work })) yield* page.map(waitingOf);
}

const waitingOf = ({ id, state }: Pick<LoadedSubmission, "id" | "state">): Waiting => ({
  id,
  user: state.submitter,
  priority: state.priority,
  workflowId: state.workflowId,
});

function createdIn(id: string, bytes: Uint8Array): Waiting {
  const event = submission.codec.decode({ type: "SubmissionCreated", bytes });
  return waitingOf({ id, state: submission.evolve(submission.initial, event, { id, at: 0, actor: "" }) });
}
