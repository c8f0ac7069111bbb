// A WES server for tests that speaks either dialect, as measured on the real ones, and fails as it is told.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export type FakeRun = {
  readonly id: string;
  readonly fields: Readonly<Record<string, string>>;
  /** What was attached, by name. */
  readonly files: ReadonlyMap<string, Buffer>;
  state: string;
  /** Of sapporo: files by name. */
  readonly made: Map<string, string>;
  /** Of toil: the CWL output object. */
  outputs: Record<string, unknown>;
  /** Members of the run's log that a test sets. */
  log: Record<string, unknown>;
  readonly began: string;
};

type Answer = { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: unknown };
/** What happens in place of the answer, or to it. */
export type Fault =
  | Answer
  /** No answer ever comes, or none after the request has had its effect. */
  | "hang"
  | "break"
  | "break after"
  /** A body without an end. */
  | "endless";

export class FakeWes {
  readonly runs: FakeRun[] = [];
  /** Requests in their order: "GET /runs/1/status". */
  readonly asked: string[] = [];
  readonly tokens = new Set<string | undefined>();
  fault: (request: string, count: number) => Fault | undefined = () => undefined;
  readonly #dialect: "sapporo" | "toil";
  readonly #server: Server;

  private constructor(dialect: "sapporo" | "toil") {
    this.#dialect = dialect;
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch(() => response.destroy());
    });
  }

  static async start(dialect: "sapporo" | "toil"): Promise<FakeWes> {
    const fake = new FakeWes(dialect);
    await once(fake.#server.listen(0, "127.0.0.1"), "listening");
    return fake;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get url(): string {
    return this.#dialect === "toil" ? `${this.origin}/ga4gh/wes/v1` : this.origin;
  }

  run(id: string): FakeRun {
    const run = this.runs.find((one) => one.id === id);
    if (!run) throw new Error(`there is no run ${id}`);
    return run;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "", this.url);
    const path = url.pathname.replace(/^\/ga4gh\/wes\/v1/, "");
    const name = `${request.method} ${path}`;
    this.asked.push(name);
    this.tokens.add(request.headers.authorization);
    const fault = this.fault(name, this.asked.filter((one) => one === name).length);
    if (fault === "hang") return;
    if (fault === "break") return void response.destroy();
    if (fault === "endless") return endless(response);
    if (typeof fault === "object") return send(response, fault);
    const answer = await this.#answer(request, path, url.searchParams);
    if (fault === "break after") response.destroy();
    else send(response, answer);
  }

  async #answer(request: IncomingMessage, path: string, query: URLSearchParams): Promise<Answer> {
    const [, , id = "", rest = ""] = /^(\/runs\/([^/]+))(.*)$/.exec(path) ?? [];
    if (path === "/service-info") return { body: { workflow_type_versions: { [this.#cwl]: {} } } };
    if (path === "/runs") return request.method === "POST" ? this.#take(request) : this.#list(query);
    const logs = /^\/toil\/wes\/v1\/logs\/([^/]+)\/(stdout|stderr)$/.exec(path);
    if (logs) return { body: String(this.run(logs[1] as string).log[logs[2] as string] ?? "") };
    const run = this.runs.find((one) => one.id === decodeURIComponent(id));
    if (!run) return { status: 404, body: { msg: "The requested workflow run wasn't found.", status_code: 404 } };
    return this.#answerOf(run, request.method ?? "", rest);
  }

  get #cwl(): string {
    return this.#dialect === "toil" ? "cwl" : "CWL";
  }

  #answerOf(run: FakeRun, method: string, rest: string): Answer {
    if (method === "DELETE" && this.#dialect === "sapporo") {
      run.state = "DELETED";
      return { body: { run_id: run.id } };
    }
    if (rest === "/status") return { body: { run_id: run.id, state: run.state } };
    if (rest === "/cancel") return this.#cancel(run);
    if (rest === "") return { body: this.#log(run) };
    if (this.#dialect === "toil") return { status: 404 };
    if (rest === "/outputs") return { body: { outputs: this.#listed(run) } };
    const made = run.made.get(decodeURIComponent(rest.slice("/outputs/".length)));
    return made === undefined ? { status: 404 } : { body: made };
  }

  /** toil refuses it of a run that has failed. */
  #cancel(run: FakeRun): Answer {
    const ended = /ERROR|COMPLETE|CANCELED|DELETED/.test(run.state);
    if (ended && this.#dialect === "toil" && run.state.endsWith("ERROR")) return { status: 403, body: { msg: "no" } };
    if (!ended) run.state = "CANCELED";
    return { body: { run_id: run.id } };
  }

  #listed(run: FakeRun) {
    return [...run.made.keys()].map((name) => ({
      file_name: name,
      file_url: `http://10.9.8.7/runs/${run.id}/${name}`,
    }));
  }

  #log(run: FakeRun) {
    const log = { cmd: ["cwltool", "main.cwl"], start_time: run.began, exit_code: null, ...run.log };
    if (this.#dialect === "sapporo")
      return { run_id: run.id, state: run.state, run_log: log, outputs: this.#listed(run) };
    const address = (what: string) => `../../../../toil/wes/v1/logs/${run.id}/${what}`;
    const run_log = { ...log, stdout: address("stdout"), stderr: address("stderr"), ...(run.log.addresses as object) };
    const request = { ...run.fields, tags: JSON.parse(run.fields.tags ?? "{}") };
    return { run_id: run.id, state: run.state, request, run_log, task_logs: run.log.tasks, outputs: run.outputs };
  }

  async #take(request: IncomingMessage): Promise<Answer> {
    const body = await buffer(request);
    if (body.length !== Number(request.headers["content-length"])) return { status: 400 };
    const headers = { "content-type": request.headers["content-type"] ?? "" };
    const form = await new Response(body, { headers }).formData();
    const fields: Record<string, string> = {};
    const files = new Map<string, Buffer>();
    for (const [name, value] of form)
      if (typeof value === "string") fields[name] = value;
      else files.set(value.name, Buffer.from(await value.arrayBuffer()));
    const began = new Date(this.runs.length * 1000).toISOString();
    const run = { id: randomUUID(), fields, files, state: "QUEUED", made: new Map(), outputs: {}, log: {}, began };
    this.runs.push(run);
    return { body: { run_id: run.id } };
  }

  /** Pages of two, so that there are several. */
  #list(query: URLSearchParams): Answer {
    if (this.#dialect === "toil") {
      const newestFirst = this.runs.map(({ id, state }) => ({ run_id: id, state })).reverse();
      return { body: { workflows: newestFirst, next_page_token: "" } };
    }
    const [tag = "", ...value] = (query.get("tags") ?? "").split(":");
    const found = this.runs.filter(({ fields }) => JSON.parse(fields.tags ?? "{}")[tag] === value.join(":"));
    const start = Number(query.get("page_token") ?? 0);
    const page = found.slice(start, start + 2);
    const runs = page.map(({ id, state, fields }) => ({ run_id: id, state, tags: JSON.parse(fields.tags ?? "{}") }));
    return { body: { runs, next_page_token: start + 2 < found.length ? String(start + 2) : null } };
  }
}

function send(response: ServerResponse, { status = 200, headers = {}, body = {} }: Answer): void {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
}

function endless(response: ServerResponse): void {
  const piece = Buffer.alloc(1 << 20, " ");
  const more = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.writeHead(200, { "content-type": "application/json" }).on("drain", more);
  more();
}
