// For tests of the execution: an engine and stores that outlive the worker, which a test kills or freezes at any moment.

import {
  type Clock,
  CommandRejected,
  openAggregateStore,
  type Stores,
  StoreUnavailable,
  startEventHandlers,
} from "@isotrail/eventsourcing";
import { type Peers, readSettings } from "@isotrail/http";
import { silentLogger, silentSubscriptions, testPeer } from "@isotrail/http/testing";
import { EngineUnavailable, openRegistry } from "@isotrail/workflow-execution";
import { COUNT, workflowFolder } from "@isotrail/workflow-execution/testing";
import type { Analysis } from "../context.ts";
import { publish } from "../publish.ts";
import { analysisSettings } from "../settings.ts";
import { submission } from "../submission/aggregate.ts";
import type { NewSubmission } from "../submission/decider.ts";
import { submitted } from "../submission/submission.testing.ts";
import { type FakeEngine, fakeEngine } from "./engine.testing.ts";
import { executionWorker } from "./worker.ts";

/** "before submit", "after append RunStarted", "after release" */
export type Moment = string;
/** What happens at a moment: the process dies, or the answer of the call never comes. */
export type Fate = "kill" | "lose" | undefined;
export type At = (moment: Moment) => Fate | Promise<Fate>;

export type World = Awaited<ReturnType<typeof openWorld>>;
export type Worker = { readonly isDead: () => boolean; stop(): Promise<void> };

type OpenStores = (service: string, clock: Clock) => Promise<AsyncDisposable & { readonly stores: Stores }>;

class Killed extends Error {}

const folder = workflowFolder();
const workflows = await openRegistry([folder.folder]);
process.once("exit", () => folder[Symbol.dispose]());

const outside = { actor: "4", cause: "test", trace: "" };

/** @param temporaryStores that of libs/embedded, which only tests may import */
export async function openWorld(temporaryStores: OpenStores, { slots = 4, cleanupDays = "never" } = {}) {
  const passed = { milliseconds: 0 };
  const temporary = await temporaryStores("analysis", { now: () => Date.now() + passed.milliseconds });
  const { stores } = temporary;
  await stores.views.open([submission.view]);
  const aggregates = openAggregateStore(stores, [submission], silentLogger);
  const engine = fakeEngine();
  const uses = new Set<string>();
  const workers: Worker[] = [];
  const context = () => ({ ...outside, deadline: stores.clock.now() + 20_000 });
  let settings = settingsOf(slots, cleanupDays);

  return {
    ...{ engine, stores, aggregates, uses },
    /** What a worker has besides its stores and engine; a test may take a workflow away. */
    workflows: { ...workflows },
    inputs: new Map<string, "gone" | "away">(),
    /** Of the workers that are started from now on. */
    slots(count: number): void {
      settings = settingsOf(count, cleanupDays);
    },
    /** Time that the stores' clock is ahead by. */
    passed,
    async submit(changes: Partial<NewSubmission> = {}): Promise<string> {
      const id = await aggregates.nextId("submission");
      uses.add(id);
      const fields = { ...submitted, workflowId: COUNT.id, type: COUNT.type, parameters: {}, ...changes };
      await aggregates.execute(submission, id, { type: "create", submission: fields }, context());
      return id;
    },
    delete: (id: string) => aggregates.execute(submission, id, { type: "delete" }, context()),
    state: async (id: string) => (await aggregates.load(submission, id)).state,
    async events(id: string): Promise<string[]> {
      return (await stores.eventLog.readStream(`submission-${id}`, 0))
        .flatMap((one) => one.events)
        .map(({ type }) => type);
    },
    async blobs(): Promise<string[]> {
      const keys: string[] = [];
      for await (const { key } of stores.blobs.list()) keys.push(key);
      return keys;
    },
    /** A process of the service, as far as it executes; several may run at once, as in the moments in which a lease changes hands. */
    start(at: At = () => undefined): Worker {
      const worker = startWorker(this, settings, at);
      workers.push(worker);
      return worker;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(workers.map((worker) => worker.stop()));
      await temporary[Symbol.asyncDispose]();
    },
  };
}

const settingsOf = (slots: number, cleanupDays: string) =>
  readSettings(analysisSettings, { WORKFLOW_SLOTS: String(slots), ANALYSIS_CLEANUP_DAYS: cleanupDays });

type Parts = {
  readonly engine: FakeEngine;
  readonly stores: Stores;
  readonly uses: Set<string>;
  readonly workflows: Analysis["workflows"];
  readonly inputs: ReadonlyMap<string, "gone" | "away">;
};

function startWorker(world: Parts, settings: Analysis["settings"], at: At): Worker {
  let dead = false;
  let running: ReturnType<typeof startEventHandlers> | undefined;
  async function pass(moment: Moment | undefined, lost: () => Error): Promise<void> {
    if (dead) throw new Killed();
    const fate = moment === undefined ? undefined : await at(moment);
    if (fate === "lose") throw lost();
    if (fate === "kill") {
      dead = true;
      void running?.stop();
    }
    if (dead) throw new Killed();
  }

  /** Whatever the object does goes past `at`, before and after; nothing of it happens once the process is dead. */
  function gated<T extends object>(
    target: T,
    named: (method: string, args: readonly unknown[]) => string | undefined,
    lost: () => Error,
  ): T {
    return new Proxy(target, {
      get(_, property) {
        const method = Reflect.get(target, property);
        if (typeof method !== "function" || property === "list" || property === "unavailable") return method;
        return async (...args: unknown[]) => {
          const name = named(String(property), args);
          await pass(name && `before ${name}`, lost);
          const answer = await method.apply(target, args);
          await pass(name && `after ${name}`, lost);
          return answer;
        };
      },
    });
  }

  const away = () => new StoreUnavailable("the answer was lost");
  const nothing = () => undefined;
  const { eventLog, views, checkpoints, blobs, ...others } = world.stores;
  const stores: Stores = {
    ...others,
    clock: world.stores.clock,
    eventLog: gated(eventLog, appended, away),
    views: gated(views, nothing, away),
    checkpoints: gated(checkpoints, nothing, away),
    blobs: gated(blobs, (method) => (method === "write" || method === "remove" ? `blob ${method}` : undefined), away),
  };
  const aggregates = openAggregateStore(stores, [submission], silentLogger);
  const engine = gated(
    world.engine,
    (method) => (method === "close" ? undefined : method),
    () => new EngineUnavailable("the answer was lost"),
  );
  const parts = { name: "analysis", aggregates, stores, settings, engine, logger: silentLogger, siteData: "/nowhere" };
  const peers = { files: gated(filesOf(world), (method) => (method === "post" ? "release" : undefined), away) };
  const readiness = { why: async () => world.engine.why };
  const analysis: Analysis = { ...parts, announce: () => {}, workflows: world.workflows, readiness, peers };
  running = startEventHandlers(
    { name: "analysis", aggregates: [submission], publish },
    aggregates,
    silentSubscriptions,
    { warn: () => {}, error: () => {} },
    [executionWorker(analysis)],
  );
  return { isDead: () => dead, stop: () => running.stop() };
}

/** "append RunStarted" */
function appended(method: string, [commit]: readonly unknown[]): string | undefined {
  if (method !== "append") return undefined;
  return `append ${(commit as { events: { type: string }[] }).events.map(({ type }) => type).join()}`;
}

const filesOf = ({ uses, inputs }: Pick<Parts, "uses" | "inputs">): NonNullable<Peers[string]> =>
  testPeer({
    async post<T>(path: string, { submission: id }: { submission?: string }) {
      if (path === "/internal/uses/end") uses.delete(id ?? "");
      return {} as T;
    },
    async open(path) {
      const fate = inputs.get(path.split("/")[3] ?? "");
      if (fate === "gone") throw new CommandRejected("missing", "This file does not exist.");
      if (fate === "away") throw new StoreUnavailable("files does not answer");
      return { headers: {}, bytes: bytes() };
    },
  });

async function* bytes() {
  yield Buffer.from("ACGT");
}
