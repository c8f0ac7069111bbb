// Which public path belongs to which service, and what it answers to each method. Paths are without /api.

export type Owner = "identity" | "catalog" | "files" | "runs";

/** What a record is: decides its links. */
export type RecordKind =
  | "user"
  | "project"
  | "member"
  | "sample"
  | "metadata"
  | "file"
  | "pair"
  | "single"
  | "qc"
  | "plot"
  | "run"
  | "feed";
/** What a collection is: decides the collection's own links. */
export type CollectionKind =
  | "users"
  | "projects"
  | "userProjects"
  | "members"
  | "samples"
  | "sequenceFiles"
  | "pairs"
  | "unpaired"
  | "runs"
  | "feeds";

/**
 * What a method does, as far as the gateway has to know:
 * record 200 · collection 200, streamed · create 201 with Location · upload the same, its body streamed to the owner ·
 * change and remove 200 with links only · redirect 302 to the sample · file a record, or its content when asked for ·
 * plot a record, or its picture when asked for · none: nothing here answers this method but 405.
 */
export type Act = "record" | "collection" | "create" | "upload" | "change" | "remove" | "redirect" | "file" | "plot";

export type Route = {
  /** The specification's path; the owner serves it under the same. `:r(^\\d+$)` takes digits only. */
  readonly path: string;
  /** Paths that live clients use for the same. */
  readonly aliases?: readonly string[];
  readonly owner: Owner;
  readonly collection?: CollectionKind;
  /** The record at this path, or an entry of the collection. */
  readonly record: RecordKind;
  /** What a POST makes, where that is not `record`. */
  readonly makes?: RecordKind;
  readonly methods: { readonly [method: string]: Act };
};

const sampleObjects = (type: "pairs" | "unpaired", record: "pair" | "single", makes: RecordKind): Route[] => {
  const path = `/samples/:s/sequenceFiles/${type}`;
  const alias = `/samples/:s/${type}`;
  const at = (rest: string) => ({ path: path + rest, aliases: [alias + rest], owner: "files" as const });
  return [
    { ...at(""), collection: type, record, makes, methods: { GET: "collection", POST: "upload" } },
    { ...at("/:o"), record, methods: { GET: "record", DELETE: "remove" } },
    { ...at("/:o/files/:f"), record: "file", methods: { GET: "file" } },
    { ...at("/:o/files/:f/qc"), record: "qc", methods: { GET: "record" } },
    { ...at("/:o/files/:f/qc/plots/:plot"), record: "plot", methods: { GET: "plot" } },
  ];
};

export const routes: readonly Route[] = [
  {
    path: "/users",
    owner: "identity",
    collection: "users",
    record: "user",
    methods: { GET: "collection", POST: "create" },
  },
  { path: "/users/:u", owner: "identity", record: "user", methods: { GET: "record" } },
  {
    path: "/users/:u/projects",
    owner: "catalog",
    collection: "userProjects",
    record: "project",
    methods: { GET: "collection" },
  },
  {
    path: "/projects",
    owner: "catalog",
    collection: "projects",
    record: "project",
    methods: { GET: "collection", POST: "create" },
  },
  {
    path: "/projects/:p",
    owner: "catalog",
    record: "project",
    methods: { GET: "record", PATCH: "change", DELETE: "remove" },
  },
  {
    path: "/projects/:p/users",
    owner: "catalog",
    collection: "members",
    record: "member",
    methods: { GET: "collection", POST: "create" },
  },
  { path: "/projects/:p/users/:u", owner: "catalog", record: "member", methods: { GET: "record", DELETE: "remove" } },
  {
    path: "/projects/:p/samples",
    owner: "catalog",
    collection: "samples",
    record: "sample",
    methods: { GET: "collection", POST: "create" },
  },
  {
    path: "/projects/:p/samples/bySampleName",
    aliases: ["/projects/:p/samples/bySequencerId/:sampleName"],
    owner: "catalog",
    record: "sample",
    methods: { GET: "redirect" },
  },
  { path: "/projects/:p/samples/:s", owner: "catalog", record: "sample", methods: { GET: "record", DELETE: "remove" } },
  {
    path: "/samples/:s",
    owner: "catalog",
    record: "sample",
    // "PATCH sample must answer the full record"
    methods: { GET: "record", PATCH: "record", DELETE: "remove" },
  },
  {
    path: "/samples/:s/metadata",
    owner: "catalog",
    record: "metadata",
    methods: { GET: "record", POST: "record", PUT: "record" },
  },
  {
    path: "/samples/:s/sequenceFiles",
    owner: "files",
    collection: "sequenceFiles",
    record: "file",
    methods: { GET: "collection", POST: "upload" },
  },
  { path: "/samples/:s/sequenceFiles/:f", owner: "files", record: "file", methods: { GET: "file", DELETE: "remove" } },
  ...sampleObjects("pairs", "pair", "pair"),
  // "POST single answers the file, POST pair answers the pair"
  ...sampleObjects("unpaired", "single", "file"),
  {
    path: "/sequencingrun",
    owner: "runs",
    collection: "runs",
    record: "run",
    methods: { GET: "collection", POST: "create" },
  },
  {
    path: "/sequencingrun/:r(^\\d+$)",
    owner: "runs",
    record: "run",
    methods: { GET: "record", PATCH: "change", DELETE: "remove" },
  },
  // the endpoint of one sequencer model: "POST /api/sequencingrun/{anything} must create a run"
  { path: "/sequencingrun/:type", owner: "runs", record: "run", methods: { POST: "create" } },
];

/** The methods that a path allows, in the form of the header Allow. */
export function allowed(methods: Route["methods"]): string {
  const names = Object.keys(methods);
  return [...names, ...(names.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
}

/** The path under which the owner serves what was asked: placeholders filled in and encoded, the caller's query behind it. */
export function internalPath(path: string, params: Readonly<Record<string, string>>, query: string): string {
  const filled = path.replace(/:(\w+)(\([^)]*\))?/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  // the alias …/bySequencerId/{name} has the name in its path
  const asked = params.sampleName === undefined ? query : `?sampleName=${encodeURIComponent(params.sampleName)}`;
  return filled + asked;
}
