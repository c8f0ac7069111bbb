// Why analyses wait: the engine, or a program that their workflow needs, is not there. For their records, and for operators.
import { pause } from "@isotrail/eventsourcing";
import type { ExecutionEngine, Registry } from "@isotrail/workflow-execution";
import { isFinal, type Submission } from "../submission/state.ts";

/** Milliseconds that an engine's answer is believed, and that one is waited for. */
const BELIEVED = 10_000;
const TIMEOUT = 5_000;

export type Readiness = {
  /** A sentence for users and operators; undefined when the workflow can run. */
  why(workflowId: string): Promise<string | undefined>;
};

/** Asks the engine at most once in ten seconds for each workflow. */
export function openReadiness(workflows: Registry, engine: ExecutionEngine): Readiness {
  const answers = new Map<string, { readonly until: number; readonly why: Promise<string | undefined> }>();

  async function ask(workflowId: string): Promise<string | undefined> {
    const workflow = workflows.byId(workflowId);
    if (!workflow) return "The workflow is no longer installed.";
    try {
      return await engine.unavailable(workflow, AbortSignal.timeout(TIMEOUT));
    } catch {
      return "The engine that runs analyses does not answer.";
    }
  }

  return {
    why(workflowId) {
      const known = answers.get(workflowId);
      if (known && known.until > performance.now()) return known.why;
      const why = ask(workflowId);
      answers.set(workflowId, { until: performance.now() + BELIEVED, why });
      return why;
    },
  };
}

/** For the record of a submission. */
export async function waitingReason(
  { readiness }: { readonly readiness: Readiness },
  state: Submission,
): Promise<string | undefined> {
  return isFinal(state) || state.status !== "live" ? undefined : readiness.why(state.workflowId);
}

/** Milliseconds that a report of health waits for an engine. */
const REPORT = 1_000;

/** For operators: each reason once, with the workflows that it keeps from running. */
export async function whatCannotRun({
  workflows,
  readiness,
}: {
  readonly workflows: Registry;
  readonly readiness: Readiness;
}) {
  const reasons = new Map<string, string[]>();
  const asked = workflows.all().map(async ({ id, name, version }) => {
    const why = await Promise.race([readiness.why(id), noAnswer()]);
    if (why !== undefined) reasons.set(why, [...(reasons.get(why) ?? []), `${name} ${version}`]);
  });
  await Promise.all(asked);
  return [...reasons].map(([why, names]) => `Analyses wait (${names.sort().join(", ")}): ${why}`);
}

const noAnswer = async () => {
  await pause(REPORT);
  return "The engine that runs analyses does not answer.";
};
