// The engine that runs workflows on a server which speaks GA4GH's Workflow Execution Service, version 1.0 or 1.1.
import { setTimeout as pause } from "node:timers/promises";
import {
  EngineUnavailable,
  type ExecutionEngine,
  type JobError,
  type Run,
  type RunOutput,
  RunRefused,
} from "../engine.ts";
import type { Workflow } from "../workflow.ts";
import { type Dialect, type ListedOutput, runPath } from "./dialect.ts";
import { ServiceInfo } from "./info.ts";
import { membersOf, messageOf, textOf } from "./members.ts";
import { withoutSecrets } from "./paths.ts";
import { openPlace, type Place } from "./places.ts";
import { runRequest, unfitName } from "./run-request.ts";
import { RunStates } from "./run-state.ts";
import { sapporo } from "./sapporo.ts";
import { WesServer } from "./server.ts";
import type { WesSettings } from "./settings.ts";
import { toil } from "./toil.ts";
import { Turns } from "./turns.ts";

const PAUSE_MS = 500;
const MOST_ERRORS = 20;

/** Does not ask the server: one that is away is there later. @throws Error when settings do not fit each other */
export async function openWesEngine(settings: WesSettings): Promise<ExecutionEngine> {
  const dialect = { sapporo, toil }[settings.dialect]();
  const { outputs = dialect.outputPlaces[0] } = settings;
  if (!dialect.outputPlaces.includes(outputs))
    throw new Error(`WES_OUTPUTS with ${settings.dialect} is one of: ${dialect.outputPlaces.join(", ")}`);
  const server = new WesServer(settings);
  return new WesEngine(settings, dialect, server, await openPlace(outputs, server, settings));
}

class WesEngine implements ExecutionEngine {
  readonly name: string;
  readonly #settings: WesSettings;
  readonly #dialect: Dialect;
  readonly #server: WesServer;
  readonly #place: Place;
  readonly #info: ServiceInfo;
  readonly #states: RunStates;
  readonly #turns = new Turns();

  constructor(settings: WesSettings, dialect: Dialect, server: WesServer, place: Place) {
    this.name = settings.dialect;
    this.#settings = settings;
    this.#dialect = dialect;
    this.#server = server;
    this.#place = place;
    this.#info = new ServiceInfo(server);
    this.#states = new RunStates(server);
  }

  async unavailable(workflow: Workflow, signal: AbortSignal): Promise<string | undefined> {
    const unfit = unfitName(workflow.files);
    if (unfit !== undefined)
      return `A WES server would not keep the file name ${JSON.stringify(unfit)} of this workflow.`;
    if (this.#dialect.takesRunsAlone && this.#turns.busy) return this.#info.lastTrouble;
    return this.#inTurn(() => this.#info.trouble(signal), signal);
  }

  /** Its documents go with each run. */
  async prepare(workflow: Workflow): Promise<string> {
    return workflow.digest;
  }

  /** WES has no place for inputs before there is a run: they go with it. */
  async stage(run: Run): Promise<string> {
    return run.key;
  }

  async submit(run: Run, _inputDataId: string, signal: AbortSignal): Promise<string> {
    const { inputs, token } = this.#settings;
    const form = await runRequest(run, this.#dialect.workflowEngine, inputs, signal);
    const { status, body } = await this.#inTurn(() => this.#server.post("runs", form, signal), signal);
    const runId = textOf(membersOf(body).run_id);
    if (status < 300 && runId !== undefined) return runId;
    if (status === 403 || status === 404 || status === 405 || status < 300)
      throw new EngineUnavailable(`The WES server takes no runs (${status})`);
    throw new RunRefused(`The WES server has refused the run (${status}): ${messageOf(body, token)}`);
  }

  find(key: string, signal: AbortSignal): Promise<readonly string[]> {
    return this.#inTurn(() => this.#dialect.find(this.#server, key, signal), signal);
  }

  status(runId: string, signal: AbortSignal) {
    return this.#states.status(runId, signal);
  }

  async outputs(runId: string, workflow: Workflow, signal: AbortSignal): Promise<readonly RunOutput[]> {
    const listed = await this.#dialect.outputs(this.#server, runId, signal);
    return workflow.outputs.flatMap(({ name, output = name, fileName }): RunOutput[] => {
      const file = listed.find((one) => one.output === output) ?? listed.find((one) => isNamed(one, fileName));
      return file ? [{ name, engineFileId: file.location, open: (s) => this.#open(file, s) }] : [];
    });
  }

  async #open({ fileName, location }: ListedOutput, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>> {
    const bytes = await this.#place.open(location, signal);
    if (bytes === undefined) throw new Error(`The WES server has no output ${JSON.stringify(fileName)} any more`);
    return bytes;
  }

  async errors(runId: string, signal: AbortSignal): Promise<readonly JobError[]> {
    const errors = await this.#dialect.errors(this.#server, runId, signal);
    return errors.slice(0, MOST_ERRORS).map((error) => withoutSecrets(error, runId));
  }

  /** Asked again while the run goes on: sapporo forgets it of a run that is just beginning. */
  async cancel(runId: string, signal: AbortSignal): Promise<void> {
    const until = performance.now() + this.#server.patience.settle;
    for (;;) {
      const { status } = await this.#server.ask(runPath(runId, "/cancel"), signal, "POST");
      if (status === 404) return;
      const { phase } = await this.#states.status(runId, signal);
      if (phase !== "queued" && phase !== "running") return;
      if (performance.now() > until) throw new EngineUnavailable("The WES server does not stop a run");
      await pause(PAUSE_MS, undefined, { signal });
    }
  }

  async clean(key: string, signal: AbortSignal): Promise<void> {
    for (const runId of await this.find(key, signal)) {
      await this.cancel(runId, signal);
      await this.#dialect.remove?.(this.#server, runId, signal);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#server.close(), this.#place.close()]);
  }

  #inTurn<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    return this.#dialect.takesRunsAlone ? this.#turns.take(work, signal) : work();
  }
}

/** An output of the document that has another name is not taken for it. */
const isNamed = ({ output, fileName }: ListedOutput, name: string): boolean =>
  output === undefined && fileName === name;
