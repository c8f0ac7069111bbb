// For tests: the catalog over HTTP on given stores, people of every role, an identity service that knows them, and a files service.
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { type Stores, StoreUnavailable } from "@isotrail/eventsourcing";
import { type Caller, openService, type Peer, type Role } from "@isotrail/http";
import { identityHeaders, internalKeys, testPeer, testWiring } from "@isotrail/http/testing";
import { sample } from "./sample/aggregate.ts";
import type { Sample } from "./sample/state.ts";
import { catalog } from "./service.ts";

const person = (identifier: string, username: string, label: string, systemRole: Role) => ({
  identifier,
  username,
  label,
  systemRole,
});

const people = {
  admin: person("1", "adam", "Adam A", "ROLE_ADMIN"),
  manager: person("2", "mona", "Mona M", "ROLE_MANAGER"),
  technician: person("3", "theo", "Theo T", "ROLE_TECHNICIAN"),
  sequencer: person("4", "miseq", "Mi Seq", "ROLE_SEQUENCER"),
  owner: person("5", "olga", "Olga O", "ROLE_USER"),
  collaborator: person("6", "colin", "Colin C", "ROLE_USER"),
  outsider: person("7", "otto", "Otto O", "ROLE_USER"),
  /** Their username is the identifier of somebody else. */
  numbered: person("8", "6", "Number Six", "ROLE_USER"),
};

/** Headers that say who calls; more may be added to them. */
export type Who = Readonly<Record<string, string>>;
const headersOf = ({ identifier, systemRole }: (typeof people)["admin"]): Who =>
  identityHeaders(internalKeys, { service: "gateway", user: identifier, role: systemRole });

export const as = {
  admin: headersOf(people.admin),
  manager: headersOf(people.manager),
  technician: headersOf(people.technician),
  sequencer: headersOf(people.sequencer),
  owner: headersOf(people.owner),
  collaborator: headersOf(people.collaborator),
  outsider: headersOf(people.outsider),
  numbered: headersOf(people.numbered),
};

/** Another service, for itself. */
export const filesService: Who = identityHeaders(internalKeys, { service: "files" });

// biome-ignore lint/suspicious/noExplicitAny: an answer is what a test says it is
type Json = any;

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** The body as JSON. */
  readonly json: Json;
  /** The body as one JSON document a line. */
  readonly lines: Json[];
};

/** What identity would answer of groups of users. */
export type TestGroups = Record<string, { name: string; users: string[] }>;

const identityPeer = (groups: TestGroups, ended: ReadonlySet<string>): Peer =>
  testPeer({
    post: async <T>(path: string, body: { ids?: string[]; names?: string[]; user?: string; among?: string[] }) => {
      const { ids = [], names = [], user = "", among } = body;
      const all = Object.entries(groups);
      if (path === "/internal/groups-of")
        return all
          .filter(([id, { users }]) => users.includes(user) && (among?.includes(id) ?? true))
          .map(([id]) => id) as T;
      if (path === "/internal/groups")
        return all.flatMap(([identifier, group]) => (ids.includes(identifier) ? [{ identifier, ...group }] : [])) as T;
      if (path !== "/internal/users") throw new Error(`the catalog does not post to ${path}`);
      const asked = ({ identifier, username }: (typeof people)["admin"]) =>
        (ids.includes(identifier) && !ended.has(identifier)) || names.includes(username);
      return Object.values(people).filter(asked) as T;
    },
  });

/** What the files service would answer, and the samples that it was asked for, a list for each call. */
export type TestFiles = {
  figures: Record<string, { files: number; bases: number }>;
  answers: boolean;
  readonly asked: (readonly string[])[];
};

const filesPeer = (files: TestFiles): Peer =>
  testPeer({
    post: async <T>(path: string, { samples }: { samples?: string[] }, caller: Caller) => {
      if (path !== "/internal/figures" || caller.user) throw new Error("files tells services only, and only figures");
      if (!files.answers) throw new StoreUnavailable("files does not answer");
      files.asked.push(samples ?? []);
      return Object.fromEntries(Object.entries(files.figures).filter(([sample]) => samples?.includes(sample))) as T;
    },
  });

/** What the analysis service would say of a workflow, and what it was asked. */
export type TestWorkflows = { refusal: Error | undefined; readonly asked: object[] };

const analysisPeer = (workflows: TestWorkflows): Peer =>
  testPeer({
    post: async <T>(path: string, question: object, { user }: Caller) => {
      if (path !== "/internal/check-workflow" || !user)
        throw new Error("the catalog asks for a user, and of workflows");
      workflows.asked.push(question);
      if (workflows.refusal) throw workflows.refusal;
      return {} as T;
    },
  });

export type TestCatalog = Awaited<ReturnType<typeof startCatalog>>;

/** @param temporary closed with the catalog */
export async function startCatalog(temporary: AsyncDisposable & { readonly stores: Stores }) {
  const { stores } = temporary;
  const files: TestFiles = { figures: {}, answers: true, asked: [] };
  const groups: TestGroups = {};
  const ended = new Set<string>();
  const workflows: TestWorkflows = { refusal: undefined, asked: [] };
  const peers = {
    identity: identityPeer(groups, ended),
    files: filesPeer(files),
    analysis: analysisPeer(workflows),
  };
  const running = await openService(catalog, testWiring(stores, { peers }));

  async function call(
    method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE",
    url: string,
    who: Who,
    body?: unknown,
  ): Promise<Answer> {
    const asIs = typeof body === "string" || Buffer.isBuffer(body) || body instanceof Readable;
    const sent = body === undefined ? {} : { payload: asIs ? body : JSON.stringify(body) };
    const headers = { ...(body !== undefined && { "content-type": "application/json" }), ...who };
    const answer = await running.app.inject({ method, url, headers, ...sent });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.body,
      get json() {
        return JSON.parse(answer.body);
      },
      get lines() {
        return answer.body.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line)]));
      },
    };
  }

  const post = (url: string, body: unknown, who: Who) => call("POST", url, who, body);

  async function newProject(name = "Outbreak 12", by = as.owner): Promise<string> {
    return (await post("/projects", { name }, by)).json.identifier;
  }

  return {
    stores,
    files,
    groups,
    workflows,
    /** Users whose account ends between the look-up of their name and that of their identifier. */
    ended,
    newProject,
    async newSample(project: string, sampleName: string, more: object = {}, by = as.owner): Promise<string> {
      return (await post(`/projects/${project}/samples`, { sampleName, ...more }, by)).json.identifier;
    },
    /** A project of the owner with a collaborator. */
    async sharedProject(): Promise<string> {
      const project = await newProject();
      await post(`/projects/${project}/users`, { userId: "colin" }, as.owner);
      return project;
    },
    get: (url: string, who: Who) => call("GET", url, who),
    head: (url: string, who: Who) => call("HEAD", url, who),
    post,
    put: (url: string, body: unknown, who: Who) => call("PUT", url, who, body),
    patch: (url: string, body: unknown, who: Who) => call("PATCH", url, who, body),
    remove: (url: string, who: Who) => call("DELETE", url, who),
    /** What is stored of a sample. */
    stateOfSample: async (id: string): Promise<Sample> => (await running.context.aggregates.load(sample, id)).state,
    /** Resolves when the condition holds. @throws Error that names it when it does not within ten seconds */
    async eventually(condition: string, holds: () => Promise<boolean>) {
      for (const end = performance.now() + 10_000; !(await holds()); await sleep(20))
        if (performance.now() > end) throw new Error(`waited ten seconds in vain: ${condition}`);
    },
    async close() {
      await running.close();
      await temporary[Symbol.asyncDispose]();
    },
  };
}
