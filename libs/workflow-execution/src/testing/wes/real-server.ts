// A real sapporo or toil on this machine, without containers, in a folder of its own.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { WesSettings } from "../../wes/settings.ts";
import { installed, WES_FOLDER } from "./install.ts";

type More = { readonly options?: readonly string[]; readonly env?: Readonly<Record<string, string>> };

export class RealServer {
  readonly settings: WesSettings;
  readonly folder: string;
  readonly #port: number;
  readonly #more: More;
  /** Of each start: runs of an earlier one may go on. */
  readonly #groups: number[] = [];
  #process: ChildProcess | undefined;

  private constructor(dialect: "sapporo" | "toil", port: number, more: More) {
    this.#more = more;
    this.folder = mkdtempSync(join(tmpdir(), `isotrail-${dialect}-`));
    this.#port = port;
    for (const name of ["home", "tmp", "runs"]) mkdirSync(join(this.folder, name));
    const origin = `http://127.0.0.1:${port}`;
    this.settings =
      dialect === "sapporo"
        ? { dialect, url: origin, inputs: "attachment" }
        : { dialect, url: `${origin}/ga4gh/wes/v1`, inputs: "attachment", sharedRoot: join(this.folder, "runs") };
  }

  static async start(dialect: "sapporo" | "toil", more: More = {}): Promise<RealServer> {
    const server = new RealServer(dialect, await freePort(), more);
    await server.start();
    return server;
  }

  /**
   * Again and again, as a service manager does: a run of toil holds the port of a server that was killed until it ends.
   * @throws Error with the end of what it wrote, when it does not answer within a minute
   */
  async start(): Promise<void> {
    const { url, dialect } = this.settings;
    for (const until = Date.now() + 60_000; Date.now() < until; await wait(200)) {
      if (!this.#process || this.#process.exitCode !== null || this.#process.signalCode !== null) this.#launch();
      const answer = await fetch(`${url}/service-info`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
      if (answer?.ok) return;
    }
    throw new Error(`${dialect} does not start: ${readFileSync(join(this.folder, "log"), "utf8").slice(-2_000)}`);
  }

  #launch(): void {
    const { dialect } = this.settings;
    const { bin } = installed(dialect);
    const [program, ...args] = dialect === "sapporo" ? this.#sapporo() : this.#toil();
    const log = openSync(join(this.folder, "log"), "a");
    this.#process = spawn(join(bin, program as string), [...args, ...(this.#more.options ?? [])], {
      cwd: this.folder,
      detached: true,
      stdio: ["ignore", log, log],
      env: {
        PATH: [bin, "/usr/local/bin", "/usr/bin", "/bin"].join(delimiter),
        HOME: join(this.folder, "home"),
        TMPDIR: join(this.folder, "tmp"),
        LC_ALL: "C.UTF-8",
        ...this.#more.env,
      },
    });
    closeSync(log);
    this.#groups.push(this.#process.pid as number);
  }

  #sapporo(): string[] {
    const runSh = join(WES_FOLDER, "sapporo-run.sh");
    return ["sapporo", "--port", String(this.#port), "--run-dir", join(this.folder, "runs"), "--run-sh", runSh];
  }

  /** One process, since without Celery each knows only the runs that it has started. */
  #toil(): string[] {
    const options = ["--no-container", `--workDir=${join(this.folder, "tmp")}`];
    const server = ["--port", String(this.#port), "--workers", "1", "--bypass_celery"];
    return ["toil", "server", ...server, "--work_dir", join(this.folder, "runs"), ...options.map((o) => `--opt=${o}`)];
  }

  /** The server, not the runs that it has started: of toil its first process and the one that answers. */
  async kill(): Promise<void> {
    const server = this.#process;
    if (!server?.pid || server.exitCode !== null || server.signalCode !== null) return;
    const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, "utf8").trim().split(" ");
    server.kill("SIGKILL");
    if (this.settings.dialect === "toil") for (const child of children) process.kill(Number(child), "SIGKILL");
    await once(server, "exit");
  }

  async close(): Promise<void> {
    for (const group of this.#groups) endGroup(group);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function endGroup(group: number): void {
  try {
    process.kill(-group, "SIGKILL");
  } catch {
    // all of it have ended
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}
