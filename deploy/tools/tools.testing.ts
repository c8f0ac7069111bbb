// For tests of the tools: a data folder as the embedded default leaves it, and tools called as a user calls them.
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { lockFolder, openStores } from "@isotrail/embedded";
import { type AggregateStore, openAggregateStore, repairCheckpoint, type Stores } from "@isotrail/eventsourcing";
import { project } from "../../services/catalog/src/project/aggregate.ts";
import { sample } from "../../services/catalog/src/sample/aggregate.ts";
import { sequencingObject } from "../../services/files/src/sequencing-object/sequencing-object.ts";
import { serviceNamed } from "../registry.ts";
import { runTool, type Tool } from "./tool.ts";

export const SEAL_KEY = new Uint8Array(32).fill(7);

export type Ended = { readonly code: number; readonly out: string[]; readonly notes: string[] };

/** Calls a tool; what it prints is collected. */
export async function call(tool: Tool, args: readonly string[], given: Partial<Parameters<Tool>[1]> = {}) {
  const out: string[] = [];
  const notes: string[] = [];
  const code = await runTool("tool", "Usage: tool", tool, args, {
    env: {},
    out: (line) => void out.push(line),
    note: (line) => void notes.push(line),
    progress: () => {},
    signal: new AbortController().signal,
    ...given,
  });
  return { code, out, notes } satisfies Ended;
}

export const context = () => ({ actor: "1", cause: randomUUID(), trace: "", deadline: Date.now() + 20_000 });

export type DataFolder = Disposable & {
  readonly folder: string;
  /** Opens a service's stores for the work, as a process of it does. */
  on<T>(service: string, work: (stores: Stores, aggregates: AggregateStore) => Promise<T>): Promise<T>;
  /** Changes a database behind the system's back: "catalog/views.db". */
  spoil(database: string, sql: string): void;
};

/** A data folder with a seal key and nothing else. */
export function dataFolder(): DataFolder {
  const folder = mkdtempSync(join(tmpdir(), "isotrail-tools-"));
  mkdirSync(join(folder, "keys"));
  writeFileSync(join(folder, "keys/seal"), Buffer.from(SEAL_KEY).toString("base64url"));
  lockFolder(folder)();
  return {
    folder,
    on: async (service, work) => {
      const stores = await openStores({ folder, service, sealKey: SEAL_KEY });
      try {
        return await onStores(service, stores, work);
      } finally {
        await stores.close();
      }
    },
    spoil(database, sql) {
      const db = new DatabaseSync(join(folder, database));
      db.exec(sql);
      db.close();
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}

/** Everything repaired at the end, as the event handler of a running service leaves it. */
export async function onStores<T>(
  service: string,
  stores: Stores,
  work: (stores: Stores, aggregates: AggregateStore) => Promise<T>,
): Promise<T> {
  const { aggregates } = serviceNamed(service);
  await stores.views.open(aggregates.map(({ view }) => view));
  const result = await work(stores, openAggregateStore(stores, aggregates));
  await stores.checkpoints.set(repairCheckpoint(service, aggregates), {
    position: await stores.eventLog.head(),
    index: 0,
  });
  return result;
}

/** Project 1 with the samples 1 to `samples`, each with one entry of metadata. */
export async function fillCatalog(aggregates: AggregateStore, samples: number): Promise<void> {
  const settings = { name: "Outbreak" };
  await aggregates.execute(project, "1", { type: "create", settings, owner: "1" }, context());
  for (let id = 1; id <= samples; id++) {
    const fields = { sampleName: `ISO-${id}`, organism: "Listeria monocytogenes" };
    await aggregates.execute(sample, String(id), { type: "create", project: "1", fields }, context());
    const entries = { serotype: { value: "4b", type: "text" } };
    await aggregates.execute(sample, String(id), { type: "mergeMetadata", entries }, context());
  }
}

/** One file of sample 1, with its bytes: returns the key of its blob. */
export async function uploadFile(aggregates: AggregateStore, text = "@read\nACGT\n+\nIIII\n"): Promise<string> {
  const blob = randomUUID();
  const write = async function* () {
    yield Buffer.from(text);
  };
  const facts = await aggregates.stores.blobs.write(blob, write());
  const file = { id: "1", fileName: "a.fastq", blob, ...facts, compression: "none", properties: {} } as const;
  const upload = { sample: "1", run: "", projects: ["1"], files: [file] };
  await aggregates.execute(sequencingObject, "single-1", { type: "upload", upload }, context());
  return blob;
}
