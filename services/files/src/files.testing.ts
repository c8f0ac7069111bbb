// For tests of the files service: the service on a real port, with plain objects in the place of catalog and runs.
import { connect } from "node:net";
import { CommandRejected, type PublicEvent, type Stores, type Subscriptions } from "@isotrail/eventsourcing";
import { type Caller, openService, type Peer, readSettings } from "@isotrail/http";
import { identityHeaders, internalKeys, silentSubscriptions, testPeer, testWiring } from "@isotrail/http/testing";
import { files } from "./service.ts";
import { filesSettings } from "./settings.ts";

export type FakeSample = {
  exists: boolean;
  read: boolean;
  write: boolean;
  projects: string[];
  remaining?: string;
  name?: string;
  genomeSize?: number;
};
export type FakeRun = { exists: boolean; read?: boolean; upload: boolean; status: string; layout: string };
export type FakeProject = { exists: boolean; read: boolean };

export const writable = (): FakeSample => ({ exists: true, read: true, write: true, projects: ["1"], name: "ISO 7" });
export const user = identityHeaders(internalKeys, { service: "gateway", user: "4", role: "ROLE_USER" });

/** A file, a sequencing object, or a problem. */
export type Said = {
  readonly identifier: string;
  readonly refs: { readonly object: string };
  readonly files: readonly { readonly identifier: string }[];
  readonly message: string;
};
export type Wire = { readonly head: string; readonly status: number; readonly json: Said };

/** What the analysis service says of pairs once `answer` is there, and what it was asked. */
export type Analyses = { of: object; readonly asked: object[]; answer: Promise<unknown> };

/** @param environment settings by their names, as an operator gives them */
export async function startFiles(
  stores: Stores,
  environment: Record<string, string> = {},
  subscriptions: Subscriptions = silentSubscriptions,
) {
  const samples = new Map<string, FakeSample>([["7", writable()]]);
  const runs = new Map<string, FakeRun>();
  const projects = new Map<string, FakeProject>();
  let away: Error | undefined;
  const answering = (all: Map<string, object>): Peer =>
    testPeer({
      async post<T>(_path: string, body: object) {
        if (away) throw away;
        const { ids, kind } = body as { ids: string[]; kind?: string };
        const known: Map<string, object> = kind === "projects" ? projects : all;
        return ids.map((id) => ({
          id,
          exists: false,
          read: false,
          write: false,
          upload: false,
          ...known.get(id),
        })) as T;
      },
      async get<T>(path: string) {
        return { identifier: path.split("/").at(-1), sequencerType: "miseq", refs: {} } as T;
      },
    });
  const identity = testPeer({ post: async <T>() => [{ identifier: "4", username: "ursula" }] as T });
  const analyses: Analyses = { of: {}, asked: [], answer: Promise.resolve() };
  /** Their objects, or why they are not told. */
  const submissions = new Map<string, readonly string[] | Error>();
  const analysis = testPeer({
    async post<T>(path: string, question: object, { user }: Caller, within = 0) {
      if (!user) throw new Error("files asks for a user");
      if (path === "/internal/inputs-of") {
        const answer = submissions.get((question as { submission: string }).submission);
        if (Array.isArray(answer)) return { objects: answer } as T;
        throw answer ?? new CommandRejected("missing", "There is no such submission.");
      }
      if (path !== "/internal/analyses-of") throw new Error(`files does not post to ${path}`);
      analyses.asked.push({ ...question, within });
      await analyses.answer;
      return analyses.of as T;
    },
  });
  const running = await openService(
    files,
    testWiring(stores, {
      peers: { catalog: answering(samples), runs: answering(runs), identity, analysis },
      settings: readSettings(filesSettings, environment),
      subscriptions,
    }),
  );
  await running.listen({ host: "127.0.0.1", port: 0 });
  const address = running.app.server.address();
  const port = typeof address === "object" && address ? address.port : 0;

  /** Sends bytes as they are, and gives what came back until the end of the connection. */
  const wire = (pieces: Iterable<string | Uint8Array>, { end = false, cut = false } = {}): Promise<Wire> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, "127.0.0.1");
      let answer = "";
      socket.on("error", (error) => (answer ? undefined : reject(error)));
      socket.on("data", (bytes) => {
        answer += bytes.toString("utf8");
      });
      socket.on("close", () => {
        const at = answer.indexOf("\r\n\r\n");
        const body = answer.slice(answer.indexOf("{", at), answer.lastIndexOf("}") + 1);
        const json = body ? JSON.parse(body) : {};
        resolve({ head: answer.slice(0, at), status: Number(answer.split(" ")[1] ?? 0), json });
      });
      for (const piece of pieces) socket.write(piece);
      if (end) socket.end();
      if (cut) setTimeout(() => socket.destroy(), 100);
    });

  return {
    ...running,
    port,
    samples,
    runs,
    projects,
    analyses,
    submissions,
    wire,
    setAway: (error?: Error) => {
      away = error;
    },
    async call(method: "GET" | "HEAD" | "POST" | "DELETE", url: string, headers: object = {}, body?: object) {
      const answer = await running.app.inject({
        method,
        url,
        headers: { ...user, ...headers },
        ...(body && { payload: body }),
      });
      return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload, body: answer.body };
    },
    lines: async (url: string, headers: object = {}) =>
      (await running.app.inject({ url, headers: { ...user, ...headers } })).body
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    /** Where the quality-control record of a file is, as the links of the gateway have it. */
    async qcOf(file: string) {
      const { body } = await running.app.inject({ url: file, headers: user });
      const { refs, identifier } = JSON.parse(body);
      return `/samples/${refs.sample}/sequenceFiles/${refs.kind}/${refs.object}/files/${identifier}/qc`;
    },
    /** The keys of the blobs that uploads wrote, in order; the sweep's own are left out. */
    blobs: async () => {
      const kept: string[] = [];
      for await (const { key } of stores.blobs.list()) if (key.startsWith(`${stores.eventLog.id}_`)) kept.push(key);
      return kept.sort();
    },
  };
}

export type TestFiles = Awaited<ReturnType<typeof startFiles>>;

/** Subscriptions that deliver what is put into them. */
export function manualFeed() {
  const open: { service: string; consumer: string; take(events: readonly PublicEvent[]): Promise<void> }[] = [];
  const feed: Subscriptions = {
    subscribe({ service, consumer, deliver, signal }) {
      open.push({ service, consumer, take: (events) => deliver(events, signal) });
      return silentSubscriptions.subscribe({ service, consumer: "", after: async () => undefined, deliver, signal });
    },
  };
  let position = 0;
  return {
    feed,
    /** To every event handler of the service, or to those whose name has `only` in it. */
    async tell(service: string, type: string, bytes: Uint8Array, only = "") {
      const place = { service, log: "log", partition: 0, position: ++position, index: 0 };
      const about = { subject: "", at: 1, actor: "4", trace: "", projects: [] };
      const event = { id: `${service}/log/${position}/0`, ...place, ...about, type, bytes };
      for (const one of open) if (one.service === service && one.consumer.includes(only)) await one.take([event]);
    },
  };
}

/** One part of a form as the uploaders of the field send it. */
export const part = (name: string, content: string | Buffer, more = "") =>
  Buffer.concat([
    Buffer.from(`--B0undary\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from("\r\n"),
  ]);
export const filePart = (name: string, fileName: string, content: string | Buffer) =>
  part(name, content, `; filename="${fileName}"`);
export const jsonPart = (name: string, value: unknown) =>
  Buffer.from(
    `--B0undary\r\nContent-Disposition: form-data; name="${name}"\r\nContent-Type: application/json\r\n\r\n${typeof value === "string" ? value : JSON.stringify(value)}\r\n`,
  );
export const END = "--B0undary--\r\n";

export const head = (path: string, more: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${user.authorization}\r\nContent-Type: multipart/form-data; boundary=B0undary\r\n${more}\r\n\r\n`;
/** A whole request with its length. */
export function whole(path: string, parts: readonly (string | Uint8Array)[], more = ""): Buffer {
  const body = Buffer.concat(parts.map((one) => Buffer.from(one)));
  return Buffer.concat([Buffer.from(head(path, `Connection: close\r\n${more}Content-Length: ${body.length}`)), body]);
}
