// For tests of the WES engine: an engine before a server that fails as it is told, with little patience, and a run.
import { createHash } from "node:crypto";
import type { ExecutionEngine, InputFile, Run } from "../engine.ts";
import { openRegistry } from "../registry/registry.ts";
import { FakeWes } from "../testing/fake-wes.ts";
import { workflowFolder } from "../testing/workflow-folder.ts";
import type { WesSettings } from "./settings.ts";
import { openWesEngine } from "./wes.ts";

export const SECRET = "sEcrEt-token";
export const PATIENT = { answer: 400, accept: 400, piece: 400, settle: 300, info: 10_000 };
export const signal = () => AbortSignal.timeout(20_000);

export async function engineAndServer(dialect: "sapporo" | "toil", settings: Partial<WesSettings> = {}) {
  const server = await FakeWes.start(dialect);
  const folder = workflowFolder();
  const [workflow] = (await openRegistry([folder.folder])).all();
  if (!workflow) throw new Error("there is no workflow");
  const shared = dialect === "toil" ? { sharedRoot: folder.folder } : {};
  const standard = { url: server.url, dialect, token: SECRET, inputs: "attachment", patience: PATIENT } as const;
  const engine = await openWesEngine({ ...standard, ...shared, ...settings });
  return {
    server,
    engine,
    workflow,
    folder: folder.folder,
    run: (changes: Partial<Run> = {}): Run => ({ key: "log-7-1", workflow, job: JOB, files: FILES, ...changes }),
    async [Symbol.asyncDispose]() {
      await engine.close();
      server.close();
      folder[Symbol.dispose]();
    },
  };
}

export function input(name: string, text: string, changes: Partial<InputFile> = {}): InputFile {
  const bytes = Buffer.from(text);
  async function* pieces() {
    yield bytes;
  }
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { name, size: bytes.length, sha256, open: async () => pieces(), ...changes };
}

const FILES = [input("s1_1.fastq", "ACGT\n"), input("db/sub/one", "1"), input("db/two", "2")];
const JOB = {
  sample: "s1",
  forward: { class: "File", name: "s1_1.fastq" },
  reverse: [{ class: "File", name: "s1_1.fastq" }, null],
  db: { class: "Directory", name: "db" },
  label: 'quotes " and Ä',
} as const;

export async function textOf(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all).toString();
}

export const submitted = async (engine: ExecutionEngine, run: Run) =>
  engine.submit(run, await engine.stage(run, signal()), signal());
