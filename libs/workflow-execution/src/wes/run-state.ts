// What a state of WES means for a run, and when a run is lost.
import { EngineUnavailable, type RunStatus } from "../engine.ts";
import { runPath } from "./dialect.ts";
import { membersOf } from "./members.ts";
import type { WesServer } from "./server.ts";

/** UNKNOWN and what the standard does not name say nothing: the run goes on until it is told how it ended. */
const PHASES = new Map<unknown, RunStatus["phase"]>(
  Object.entries({
    QUEUED: "queued",
    INITIALIZING: "queued",
    PAUSED: "queued",
    COMPLETE: "succeeded",
    EXECUTOR_ERROR: "failed",
    SYSTEM_ERROR: "failed",
    CANCELED: "cancelled",
    PREEMPTED: "lost",
    // of sapporo
    DELETING: "lost",
    DELETED: "lost",
  } as const),
);

/** A server that has just started may not know its runs for a moment. */
const ANSWERS_UNTIL_LOST = 3;

export class RunStates {
  readonly #server: WesServer;
  /** Answers in a row that know no such run. */
  readonly #unknown = new Map<string, number>();

  constructor(server: WesServer) {
    this.#server = server;
  }

  async status(runId: string, signal: AbortSignal): Promise<RunStatus> {
    const { status, body } = await this.#server.ask(runPath(runId, "/status"), signal);
    if (status === 404 || status === 400) return { phase: this.#countUnknown(runId) };
    if (status >= 300) throw new EngineUnavailable(`The WES server does not tell the state of a run (${status})`);
    this.#unknown.delete(runId);
    return { phase: PHASES.get(membersOf(body).state) ?? "running" };
  }

  #countUnknown(runId: string): "running" | "lost" {
    const times = (this.#unknown.get(runId) ?? 0) + 1;
    if (times < ANSWERS_UNTIL_LOST) this.#unknown.set(runId, times);
    else this.#unknown.delete(runId);
    return times < ANSWERS_UNTIL_LOST ? "running" : "lost";
  }
}
