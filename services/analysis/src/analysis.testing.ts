// For tests of the analysis service: the service over HTTP, with plain objects in the place of its peers and of the engine.

import { CommandRejected, type Stores } from "@isotrail/eventsourcing";
import { type Caller, openService, type Role, readSettings, type Service } from "@isotrail/http";
import { identityHeaders, internalKeys, testPeer, testWiring } from "@isotrail/http/testing";
import { COUNT, workflowFolder } from "@isotrail/workflow-execution/testing";
import { type Own, openAnalysis } from "./context.ts";
import { type FakeEngine, fakeEngine } from "./execution/engine.testing.ts";
import { analysis } from "./service.ts";
import { type AnalysisSettings, analysisSettings } from "./settings.ts";

const as = (user: string, role: Role) => identityHeaders(internalKeys, { service: "gateway", user, role });
/** `owner` submits; `reader` may read project 1 and its samples; `outsider` nothing. */
export const people = {
  admin: as("1", "ROLE_ADMIN"),
  owner: as("4", "ROLE_USER"),
  reader: as("5", "ROLE_USER"),
  outsider: as("6", "ROLE_USER"),
  sequencer: as("7", "ROLE_SEQUENCER"),
};
export type Who = (typeof people)[keyof typeof people];

const READERS = ["1", "4", "5"];

export type TestAnalysis = Awaited<ReturnType<typeof startAnalysis>>;

/** A service with the workflow that counts lines. Pairs 1 to 99 are of samples 1 to 99, in project 1; all others do not exist. */
export async function startAnalysis(
  temporary: AsyncDisposable & { readonly stores: Stores },
  engine: FakeEngine | undefined = fakeEngine(),
  moreWorkflows: Readonly<Record<string, string | object>> = {},
) {
  const workflows = workflowFolder(moreWorkflows);
  const uses = new Map<string, readonly string[]>();
  /** By object: what files say instead of "live", and of the quality control. */
  const changed = new Map<string, { status?: string; qualityControl?: string; gone?: boolean }>();
  /** What the catalog was told of samples' metadata, what it says to that, and what projects want of new files. */
  const catalog: TestCatalog = { metadata: [], refusal: undefined, automated: [], readers: new Set(READERS) };
  /** What identity knows of whoever is asked for. */
  const users = [{ identifier: "4", enabled: true, systemRole: "ROLE_USER" }];
  const service: Service<AnalysisSettings, Own> = {
    ...analysis,
    open: async (context) => ({
      ...(await openAnalysis(context)),
      ...(engine && { engine, readiness: readinessOf(engine) }),
    }),
  };
  const running = await openService(
    service as Service,
    testWiring(temporary.stores, {
      peers: {
        catalog: catalogOf(catalog),
        files: filesOf(uses, changed),
        identity: testPeer({ post: async () => users as never }),
      },
      settings: readSettings(analysisSettings, { WORKFLOWS_DIR: workflows.folder, WORKFLOW_ENGINE: "none" }),
    }),
  );

  const read = (method: "GET" | "HEAD", url: string, by: Who, headers: Readonly<Record<string, string>> = {}) =>
    running.app.inject({ method, url, headers: { ...by, ...headers } });

  async function call(method: "GET" | "POST" | "DELETE" | "PATCH", url: string, by: Who, body?: object) {
    const answer = await running.app.inject({ method, url, headers: by, ...(body && { payload: body }) });
    const isLines = String(answer.headers["content-type"]).startsWith("application/x-ndjson");
    const lines = isLines ? answer.body.split("\n").filter(Boolean) : [answer.body || "null"];
    const json = lines.map((line) => JSON.parse(line));
    return { status: answer.statusCode, headers: answer.headers, json: isLines ? json : json[0] };
  }

  return {
    call,
    read,
    engine,
    uses,
    changed,
    catalog,
    users,
    context: running.context,
    submission: (changes: object = {}) => ({
      name: "Counts of May",
      workflowId: COUNT.id,
      inputPairs: ["3"],
      ...changes,
    }),
    async submit(changes: object = {}, by: Who = people.owner): Promise<string> {
      const made = await call("POST", "/analysisSubmissions", by, this.submission(changes));
      if (made.status !== 201) throw new Error(JSON.stringify(made.json));
      return made.json.identifier;
    },
    /** Its record, once it is in this state. */
    async until(id: string, state: string) {
      for (let tries = 0; tries < 600; tries++) {
        const { json } = await call("GET", `/analysisSubmissions/${id}`, people.admin);
        if (json.analysisState === state) return json;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(`submission ${id} did not become ${state}`);
    },
    async close() {
      await running.close();
      await temporary[Symbol.asyncDispose]();
      workflows[Symbol.dispose]();
    },
  };
}

/** Without the seconds for which an answer of the engine is believed. */
const readinessOf = (engine: FakeEngine) => ({ why: async () => engine.why });

type TestCatalog = {
  /** Users who may read project 1 and its samples. */
  readonly readers: Set<string>;
  readonly metadata: { caller: Caller; body: object }[];
  refusal: Error | undefined;
  readonly automated: object[];
};

const catalogOf = (catalog: TestCatalog) =>
  testPeer({
    async post<T>(path: string, body: object, caller: Caller) {
      const { kind, ids } = body as { kind?: string; ids?: string[] };
      const { user } = caller;
      if (path === "/internal/sample-metadata") {
        if (catalog.refusal) throw catalog.refusal;
        catalog.metadata.push({ caller, body });
        return {} as T;
      }
      const exists = (id: string) => Number(id) < 100 && (kind === "samples" || id === "1");
      const read = user !== undefined && catalog.readers.has(user);
      if (path === "/internal/automated-analyses")
        return { exists: true, sampleName: "ISO-3", analyses: catalog.automated } as T;
      return (ids ?? []).map((id) => ({
        id,
        exists: exists(id),
        read: exists(id) && read,
        ...(!user && { name: `ISO-${id}` }),
      })) as T;
    },
  });

type Changed = ReadonlyMap<string, { status?: string; qualityControl?: string; gone?: boolean }>;

function filesOf(uses: Map<string, readonly string[]>, changed: Changed) {
  const told = (kind: string, id: string, user: string | undefined) => {
    const object = `${kind}-${id}`;
    const { status = "live", qualityControl = "completed" } = changed.get(object) ?? {};
    const exists = Number(id) < 100;
    const facts = { fileName: "a.fastq.gz", size: 4, sha256: "ab", compression: "gzip", qualityControl };
    const files = [{ id: `${id}1`, ...facts }, ...(kind === "pair" ? [{ id: `${id}2`, ...facts }] : [])];
    return {
      id,
      exists,
      read: exists && (user === undefined || READERS.includes(user)),
      object,
      sample: id,
      status,
      files: exists ? files : [],
    };
  };
  return testPeer({
    async post<T>(path: string, body: object, { user }: { user?: string }) {
      const {
        pairs = [],
        singles = [],
        submission = "",
        objects = [],
      } = body as Record<string, string[]> & { submission?: string };
      if (path === "/internal/uses") {
        if (objects.some((object) => changed.get(object)?.gone))
          throw new CommandRejected("conflict", "It was deleted.");
        uses.set(submission, objects);
      }
      if (path === "/internal/uses/end") uses.delete(submission);
      if (path !== "/internal/inputs") return {} as T;
      return {
        pairs: pairs.map((id) => told("pair", id, user)),
        singles: singles.map((id) => told("single", id, user)),
      } as T;
    },
    async open(path) {
      if (changed.get(path.split("/")[3] ?? "")?.gone) throw new CommandRejected("missing", "There is no such file.");
      return { headers: {}, bytes: [Buffer.from("ACGT")] as unknown as AsyncIterable<Uint8Array> };
    },
  });
}
