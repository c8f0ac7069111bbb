// sapporo: lists runs by tag, serves outputs over HTTP, inlines logs, deletes runs.
import { EngineUnavailable } from "../engine.ts";
import { TooLarge } from "./answer.ts";
import { type Dialect, type ListedOutput, runPath } from "./dialect.ts";
import { listOf, type Members, membersOf, textOf } from "./members.ts";
import { cwlFiles } from "./output-object.ts";
import { isPlain } from "./paths.ts";
import { TAG } from "./run-request.ts";
import { jobErrors } from "./sapporo-log.ts";
import type { WesServer } from "./server.ts";

/** A key has one run, and a few where answers were lost: more pages than these are a fault of the server. */
const MOST_PAGES = 10;
const DELETED = ["DELETED", "DELETING"];

export const sapporo = (): Dialect => ({
  workflowEngine: "cwltool",
  outputPlaces: ["http"],
  takesRunsAlone: false,
  find,

  /** Its own addresses of outputs begin with what SAPPORO_BASE_URL says, by default 127.0.0.1: ours are made from names. */
  async outputs(server, runId, signal) {
    const [listed, log] = await Promise.all([
      server.ask(runPath(runId, "/outputs"), signal),
      runLog(server, runId, signal),
    ]);
    const made = cwlFiles(outputObject(log.stdout));
    return listOf(membersOf(listed.body).outputs).flatMap((entry): ListedOutput[] => {
      const fileName = textOf(membersOf(entry).file_name);
      if (fileName === undefined || !isPlain(fileName)) return [];
      const output = made.find((file) => file.fileName === fileName)?.output;
      const path = fileName.split("/").map(encodeURIComponent).join("/");
      return [{ ...(output && { output }), fileName, location: runPath(runId, `/outputs/${path}`) }];
    });
  },

  async errors(server, runId, signal) {
    return jobErrors(await runLog(server, runId, signal));
  },

  /** Cancels it first if it runs. */
  async remove(server, runId, signal) {
    const { status } = await server.ask(runPath(runId), signal, "DELETE");
    if (status >= 400 && status !== 404)
      throw new EngineUnavailable(`The WES server does not delete a run (${status})`);
  },
});

async function runLog(server: WesServer, runId: string, signal: AbortSignal): Promise<Members> {
  try {
    const { body } = await server.ask(runPath(runId), signal);
    return membersOf(membersOf(body).run_log);
  } catch (error) {
    if (error instanceof TooLarge) return { stderr: `${error.message}: the log of the run is on the server.` };
    throw error;
  }
}

async function find(server: WesServer, key: string, signal: AbortSignal): Promise<readonly string[]> {
  const found: string[] = [];
  let token: string | undefined = "";
  for (let page = 0; page < MOST_PAGES && token !== undefined; page++) {
    const query = new URLSearchParams({ tags: `${TAG}:${key}`, sort_order: "asc", page_size: "100" });
    if (token !== "") query.set("page_token", token);
    const { status, body } = await server.ask(`runs?${query}`, signal);
    if (status >= 400) throw new EngineUnavailable(`The WES server does not list its runs (${status})`);
    const answer: Members = membersOf(body);
    found.push(...listOf(answer.runs).flatMap((run) => ownRun(membersOf(run), key)));
    token = textOf(answer.next_page_token);
  }
  return found;
}

/** A server that does not know the filter would answer with the runs of others. */
function ownRun({ run_id, state, tags }: Members, key: string): string[] {
  const id = textOf(run_id);
  return id !== undefined && membersOf(tags)[TAG] === key && !DELETED.includes(String(state)) ? [id] : [];
}

function outputObject(stdout: unknown): unknown {
  try {
    return JSON.parse(String(stdout));
  } catch {
    return undefined; // a run.sh that writes more than the output object: files are known by their names then
  }
}
