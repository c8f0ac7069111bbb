// toil: tells tags in a run's log only, keeps outputs in a folder or a bucket, and has addresses for the texts of its logs.
import { setTimeout as pause } from "node:timers/promises";
import { EngineUnavailable } from "../engine.ts";
import { type Dialect, runPath } from "./dialect.ts";
import { listOf, membersOf, textOf } from "./members.ts";
import { cwlFiles } from "./output-object.ts";
import { TAG } from "./run-request.ts";
import type { WesServer } from "./server.ts";
import { endOf } from "./tail.ts";
import { jobErrors } from "./toil-log.ts";

const MOST_PAGES = 100;
const LOGS_AT_ONCE = 4;
/** Runs whose keys are remembered, so that the log of each is read once for it. */
const MOST_REMEMBERED = 20_000;
const PAUSE_MS = 250;
/** Of a log: the steps that failed are at its end. */
const MOST_LOG = 1024 * 1024;
const FINAL = ["COMPLETE", "EXECUTOR_ERROR", "SYSTEM_ERROR", "CANCELED"];

type Key = { readonly key: string; readonly began: string };

export const toil = (): Dialect => {
  const remembered = new Map<string, Key>();
  return {
    workflowEngine: "toil",
    outputPlaces: ["shared", "s3"],
    // toil 9.6: a run that is being taken in has no owner yet, and whoever lists runs then makes it a SYSTEM_ERROR, though it runs
    takesRunsAlone: true,

    async find(server, key, signal) {
      const own: (Key & { readonly id: string })[] = [];
      const ids = await runIds(server, signal);
      for (let at = 0; at < ids.length; at += LOGS_AT_ONCE) {
        const some = ids.slice(at, at + LOGS_AT_ONCE);
        const keys = await Promise.all(some.map((id) => remembered.get(id) ?? readKey(server, remembered, id, signal)));
        some.forEach((id, n) => {
          const one = keys[n];
          if (one?.key === key) own.push({ id, ...one });
        });
      }
      return own.sort((a, b) => (a.began < b.began ? -1 : 1)).map(({ id }) => id);
    },

    /** A run is COMPLETE a moment before its outputs are written down. */
    async outputs(server, runId, signal) {
      for (const until = Date.now() + server.patience.settle; ; await pause(PAUSE_MS, undefined, { signal })) {
        const { body } = await server.ask(runPath(runId), signal);
        const { outputs, state } = membersOf(body);
        const written = Object.keys(membersOf(outputs)).length > 0;
        if (written || state !== "COMPLETE" || Date.now() > until) return cwlFiles(outputs);
      }
    },

    async errors(server, runId, signal) {
      const { body } = await server.ask(runPath(runId), signal);
      const { run_log, task_logs } = membersOf(body);
      const log = membersOf(run_log);
      const text = (address: unknown) => logText(server, runPath(runId), textOf(address), signal);
      const [stdout, stderr] = await Promise.all([text(log.stdout), text(log.stderr)]);
      return jobErrors(log, stdout, stderr, task_logs);
    },
  };
};

/** Its key is `workflows`, where the standard says `runs`. */
async function runIds(server: WesServer, signal: AbortSignal): Promise<string[]> {
  const ids: string[] = [];
  let token: string | undefined = "";
  for (let page = 0; page < MOST_PAGES && token !== undefined; page++) {
    const query: string = token === "" ? "" : `?${new URLSearchParams({ page_token: token })}`;
    const { status, body } = await server.ask(`runs${query}`, signal);
    if (status >= 400) throw new EngineUnavailable(`The WES server does not list its runs (${status})`);
    const { workflows, runs, next_page_token } = membersOf(body);
    ids.push(...listOf(workflows ?? runs).flatMap((run) => textOf(membersOf(run).run_id) ?? []));
    token = textOf(next_page_token);
  }
  return ids;
}

/** Undefined while the run is not written down yet. */
async function readKey(
  server: WesServer,
  remembered: Map<string, Key>,
  id: string,
  signal: AbortSignal,
): Promise<Key | undefined> {
  const { body } = await server.ask(runPath(id), signal);
  const { request, run_log, state } = membersOf(body);
  const key = textOf(membersOf(membersOf(request).tags)[TAG]);
  const began = textOf(membersOf(run_log).start_time);
  if (key === undefined && !FINAL.includes(String(state))) return undefined;
  const one = { key: key ?? "", began: began ?? "9999" };
  if (began === undefined && !FINAL.includes(String(state))) return one; // it has not begun: asked again
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(id, one);
  return one;
}

async function logText(server: WesServer, from: string, address: string | undefined, signal: AbortSignal) {
  const opened = address === undefined ? undefined : await server.open(address, signal, from);
  return opened === undefined ? "" : endOf(opened, MOST_LOG);
}
