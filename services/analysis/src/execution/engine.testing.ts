// An engine for tests, in memory: it survives the service as a real one does, and does what a test says.
import { EngineUnavailable, type ExecutionEngine, type Run, type RunStatus } from "@isotrail/workflow-execution";

export type FakeRun = {
  readonly id: string;
  readonly key: string;
  readonly run: Run;
  status: RunStatus;
  /** What was cleaned is listed no more. */
  isCleaned: boolean;
};

export type FakeEngine = ExecutionEngine & {
  /** All that were ever accepted, in order. */
  readonly runs: FakeRun[];
  /** Called for each accepted run; ends it at once unless a test says otherwise. */
  accepted: (run: FakeRun) => void;
  /** Every call fails until it is taken away. */
  away: boolean;
  /** Thrown by the next call of this name, after its effect: a lost answer. */
  loseAnswerOf: keyof ExecutionEngine | undefined;
  why: string | undefined;
  /** Outputs that the runs do not have. */
  readonly missing: Set<string>;
  /** What the outputs hold, by name; their name and the run's id unless given. */
  readonly contents: Map<string, string>;
  readonly cleaned: string[];
};

export function fakeEngine(): FakeEngine {
  function answered<T>(name: keyof ExecutionEngine, value: T): T {
    if (engine.loseAnswerOf !== name) return value;
    engine.loseAnswerOf = undefined;
    throw new EngineUnavailable("the answer was lost");
  }
  function reach(signal: AbortSignal): void {
    signal.throwIfAborted();
    if (engine.away) throw new EngineUnavailable("the engine is away");
  }
  const runOf = (id: string) => engine.runs.find((one) => one.id === id);

  const engine: FakeEngine = {
    name: "fake",
    runs: [],
    accepted: (run) => {
      run.status = { phase: "succeeded" };
    },
    away: false,
    loseAnswerOf: undefined,
    why: undefined,
    missing: new Set(),
    contents: new Map(),
    cleaned: [],
    unavailable: async () => engine.why,
    async prepare(workflow, signal) {
      reach(signal);
      return answered("prepare", workflow.digest);
    },
    async stage(run, signal) {
      reach(signal);
      for (const file of run.files) for await (const _ of await file.open(signal));
      return answered("stage", `data of ${run.key}`);
    },
    async submit(run, _inputDataId, signal) {
      reach(signal);
      const made: FakeRun = {
        id: `run-${engine.runs.length + 1}`,
        key: run.key,
        run,
        status: { phase: "running" },
        isCleaned: false,
      };
      engine.runs.push(made);
      engine.accepted(made);
      return answered("submit", made.id);
    },
    async find(key, signal) {
      reach(signal);
      const listed = engine.runs.filter((one) => one.key === key && !one.isCleaned);
      return answered(
        "find",
        listed.map(({ id }) => id),
      );
    },
    async status(id, signal) {
      reach(signal);
      return answered("status", runOf(id)?.status ?? { phase: "lost" });
    },
    async outputs(id, workflow, signal) {
      reach(signal);
      const there = workflow.outputs
        .filter(({ name }) => !engine.missing.has(name))
        .map(({ name, fileName }) => ({
          name,
          engineFileId: `${id}/${fileName}`,
          open: async () => bytesOf(engine.contents.get(name) ?? `${name} of ${id}\n`),
        }));
      return answered("outputs", there);
    },
    async errors(_id, signal) {
      reach(signal);
      return [{ tool: "awk", command: "awk -f x", exitCode: 3, stdout: "", stderr: "it went wrong\n" }];
    },
    async cancel(id, signal) {
      reach(signal);
      const run = runOf(id);
      if (run && isGoingOn(run)) run.status = { phase: "cancelled" }; // what has ended by itself keeps its outcome
      answered("cancel", undefined);
    },
    async clean(key, signal) {
      reach(signal);
      for (const run of engine.runs.filter((one) => one.key === key)) {
        if (isGoingOn(run)) run.status = { phase: "cancelled" };
        run.isCleaned = true;
      }
      engine.cleaned.push(key);
      answered("clean", undefined);
    },
    close: async () => {},
  };
  return engine;
}

export const isGoingOn = ({ status: { phase } }: FakeRun) => phase === "queued" || phase === "running";

async function* bytesOf(text: string) {
  yield Buffer.from(text);
}
