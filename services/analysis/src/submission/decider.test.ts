// The eleven states of a submission in their order, and what may follow which.
import type { Event } from "@isotrail/eventsourcing";
import { given } from "@isotrail/eventsourcing/testing";
import { describe, expect, it } from "vitest";
import { submission } from "./aggregate.ts";
import type { SubmissionCommand } from "./decider.ts";
import type { SubmissionEvent } from "./events.ts";
import { progressOf } from "./progress.ts";
import { initial, type Submission } from "./state.ts";
import { output, steps, submitted, until } from "./submission.testing.ts";

const create = { type: "create", submission: submitted } as const;

/** The events of these commands, given one after the other. */
function eventsOf(...commands: readonly SubmissionCommand[]): SubmissionEvent[] {
  const events: SubmissionEvent[] = [];
  let state: Submission = initial;
  for (const command of [create, ...commands])
    for (const event of submission.decide(state, command)) {
      events.push(event);
      state = submission.evolve(state, event, { id: "1", at: 1, actor: "1" });
    }
  return events;
}
const after = (...commands: readonly SubmissionCommand[]) => given(submission, ...eventsOf(...commands));
const fail = { type: "fail", failure: { reason: "FAILED", message: "It failed." }, jobErrors: [] } as const;

describe("a submission", () => {
  it("begins with what was submitted, and is submitted once", () => {
    given(submission)
      .when(create)
      .thenState({ status: "live", analysisState: "NEW", ...submitted });
    after().when(create).thenRefused("conflict");
  });

  it("goes through the eleven states in their order", () => {
    const states = ["NEW", ...steps.map((_, at) => stateAfter(steps.slice(0, at + 1)))];
    expect(states).toEqual([
      ...["NEW", "DOWNLOADING", "FINISHED_DOWNLOADING", "PREPARING", "PREPARED", "SUBMITTING", "RUNNING"],
      ...["FINISHED_RUNNING", "COMPLETING", "COMPLETED"],
    ]);
    after(...steps).thenState({ outputs: [output], engineAnalysisId: "run-1", remoteWorkflowId: "digest" });
  });

  it.each(steps.map((step) => [step.type, step] as const))("takes %s in its state only", (type, step) => {
    for (let at = 0; at <= steps.length; at++)
      if (steps[at]?.type !== type)
        after(...steps.slice(0, at))
          .when(step)
          .thenRefused("conflict");
  });

  it("may fail in every state before its end, and tells in which", () => {
    for (let at = 0; at < steps.length; at++) {
      const before = steps.slice(0, at);
      after(...before)
        .when(fail)
        .thenState({ analysisState: "ERROR", failure: { stage: stateAfter(before), ...fail.failure } });
    }
    after(...steps)
      .when(fail)
      .thenRefused("conflict");
    after(fail).when(fail).thenRefused("conflict");
  });

  it("stays RUNNING when the engine loses its run, under the key of another attempt", () => {
    const running = until("runFinished");
    const lost = after(...running, { type: "progress", percent: 40 }).when({ type: "runLost", nextRunKey: "log-1-2" });
    const next = { analysisState: "RUNNING", percent: 0, attempt: { number: 2, key: "log-1-2", runId: "" } } as const;
    lost.thenState(next);
    const again = [...running, { type: "runLost", nextRunKey: "log-1-2" }] as const;
    after(...again)
      .when({ type: "runFinished" })
      .thenRefused("conflict");
    after(...again)
      .when({ type: "runStarted", runId: "run-2", inputDataId: "log-1-2" })
      .thenState({ attempt: { number: 2, key: "log-1-2", runId: "run-2" } });
  });

  it("tells its progress upwards only", () => {
    const running = [...until("runFinished"), { type: "progress", percent: 50 }] as const;
    after(...running)
      .when({ type: "progress", percent: 50 })
      .then();
    after(...running)
      .when({ type: "progress", percent: 40 })
      .then();
    expect(progressOf(stateOf(running))).toBe(55);
    expect(progressOf(stateOf([...running, fail]))).toBe(55);
    expect(progressOf(stateOf(steps))).toBe(100);
  });

  it("is cleaned after its end, and again after an error", () => {
    after(...until("complete"))
      .when({ type: "startCleaning" })
      .thenRefused("conflict");
    const cleaning = [...steps, { type: "startCleaning" }] as const;
    after(...cleaning)
      .when({ type: "cleaned" })
      .thenState({ cleanedState: "CLEANED", outputs: [output] });
    const failed = [...cleaning, { type: "cleaningFailed", message: "The engine does not answer." }] as const;
    after(...failed).thenState({ cleanedState: "CLEANING_ERROR" });
    after(...failed)
      .when({ type: "startCleaning" })
      .thenState({ cleanedState: "CLEANING" });
    after(...cleaning, { type: "cleaned" })
      .when({ type: "startCleaning" })
      .then();
  });

  it("is deleted in any state, takes nothing then, and is gone when all of it is removed", () => {
    for (let at = 0; at <= steps.length; at++) {
      const deleted = [...steps.slice(0, at), { type: "delete" }] as const;
      after(...deleted).thenState({ status: "deleted" });
      for (const step of steps)
        after(...deleted)
          .when(step)
          .thenRefused("missing");
      after(...deleted)
        .when({ type: "delete" })
        .thenRefused("missing");
      after(...deleted)
        .when({ type: "cleaned" })
        .thenState({ status: "gone" });
    }
    given(submission).when({ type: "delete" }).thenRefused("missing");
  });

  it("is found by what has to be done with it", () => {
    const work = (commands: readonly SubmissionCommand[]) => submission.view.keys(stateOf(commands), "1").work;
    expect([work([]), work(until("complete")), work(steps)]).toEqual([["waiting"], ["active"], ["ended"]]);
    expect(work([...steps, { type: "startCleaning" }, { type: "cleaned" }])).toEqual([]);
    expect(work([{ type: "delete" }])).toEqual(["deleted"]);
    expect(submission.view.keys(stateOf([{ type: "delete" }, { type: "cleaned" }]), "1")).toEqual({});
  });
});

const stateOf = (commands: readonly SubmissionCommand[]): Submission =>
  eventsOf(...commands).reduce<Submission>(
    (state, event: SubmissionEvent & Event) => submission.evolve(state, event, { id: "1", at: 1, actor: "1" }),
    initial,
  );
const stateAfter = (commands: readonly SubmissionCommand[]) => stateOf(commands).analysisState;
