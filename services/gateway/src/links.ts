// Which links a resource has: purely from its kind, its document, who asks and where. `self` is always the first.
import { type Link, relAliases } from "@isotrail/contracts/rels";
import type { CollectionKind, RecordKind } from "./routes.ts";

/** What a service answers: its fields, and under `refs` the ids that links need. */
export type Document = { readonly refs?: Refs | undefined; readonly [field: string]: unknown };
export type Refs = { readonly [name: string]: string | null | undefined };

/** Where and for whom an answer is made. */
export type Place = {
  /** The public address with /api: "https://lab.example/irida/api". */
  readonly api: string;
  /** The caller's identifier. */
  readonly user: string;
  readonly role: string;
  readonly params: Readonly<Record<string, string>>;
};

const segment = (id: unknown) => encodeURIComponent(String(id ?? ""));

/** Paths of the resources, by the ids that they need. */
const at = {
  user: (u: unknown) => `/users/${segment(u)}`,
  project: (p: unknown) => `/projects/${segment(p)}`,
  member: (p: unknown, u: unknown) => `/projects/${segment(p)}/users/${segment(u)}`,
  sample: (s: unknown) => `/samples/${segment(s)}`,
  inProject: (p: unknown, s: unknown) => `/projects/${segment(p)}/samples/${segment(s)}`,
  files: (s: unknown) => `/samples/${segment(s)}/sequenceFiles`,
  file: (s: unknown, f: unknown) => `/samples/${segment(s)}/sequenceFiles/${segment(f)}`,
  object: (s: unknown, type: unknown, o: unknown) =>
    `/samples/${segment(s)}/sequenceFiles/${segment(type)}/${segment(o)}`,
  qc: ({ sample, kind, object, file }: Refs) => `${at.object(sample, kind, object)}/files/${segment(file)}/qc`,
  plot: (refs: Refs, plot: unknown): string => `${at.qc(refs)}/plots/${segment(plot)}`,
  run: (r: unknown) => `/sequencingrun/${segment(r)}`,
  feed: (service: unknown) => `/events/${segment(service)}`,
};

type Row = readonly [rel: string, path: string];

/** "sequencing runs: list and root link for administrators, technicians and sequencers" */
export const seesRuns = (role: string) => ["ROLE_ADMIN", "ROLE_TECHNICIAN", "ROLE_SEQUENCER"].includes(role);

/** "another user's projects are visible to that user, managers and administrators only" */
const userProjects = (identifier: unknown, username: unknown, { user, role }: Place): Row[] =>
  identifier === user || role === "ROLE_MANAGER" || role === "ROLE_ADMIN"
    ? [["user/projects", `${at.user(username ?? identifier)}/projects`]]
    : [];

const ofRecord: { readonly [kind in RecordKind]: (document: Document, refs: Refs, place: Place) => Row[] } = {
  user: ({ identifier, username }, _, place) => [
    ["self", at.user(identifier)],
    ...userProjects(identifier, username, place),
  ],
  // a manager who looks at another's list is told of projects that he may not open
  project: ({ identifier }, { closed }) =>
    closed
      ? []
      : [
          ["self", at.project(identifier)],
          ["project/users", `${at.project(identifier)}/users`],
          ["project/samples", `${at.project(identifier)}/samples`],
        ],
  member: (_, { project, user, username }) => [
    ["self", at.member(project, username ?? user)],
    ["relationship", at.member(project, username ?? user)],
    ["project/users", `${at.project(project)}/users`],
    ["project", at.project(project)],
  ],
  sample: ({ identifier }, { project }) => [
    ["self", at.sample(identifier)],
    ...(project ? ([["sample/project", at.project(project)]] as const) : []),
    ["sample/sequenceFiles", at.files(identifier)],
    ...(project ? ([["project/sample", at.inProject(project, identifier)]] as const) : []),
    ["sample/sequenceFiles/pairs", `${at.files(identifier)}/pairs`],
    ["sample/sequenceFiles/unpaired", `${at.files(identifier)}/unpaired`],
    ["sample/metadata", `${at.sample(identifier)}/metadata`],
  ],
  metadata: ({ identifier }, { sample }) => [
    ["self", `${at.sample(sample ?? identifier)}/metadata`],
    ["sample", at.sample(sample ?? identifier)],
  ],
  file: ({ identifier }, { sample, kind, object }) => [
    ["self", at.file(sample, identifier)],
    ["sample", at.sample(sample)],
    ["sample/sequenceFiles", at.files(sample)],
    ["sequenceFile/sequencingObject", at.object(sample, kind, object)],
    ["sequencefile/qc", `${at.object(sample, kind, object)}/files/${segment(identifier)}/qc`],
  ],
  pair: ({ identifier }, { sample, forward, reverse }) => [
    ["self", at.object(sample, "pairs", identifier)],
    ...(forward ? ([["pair/forward", at.file(sample, forward)]] as const) : []),
    ...(reverse ? ([["pair/reverse", at.file(sample, reverse)]] as const) : []),
    ["sample", at.sample(sample)],
  ],
  single: ({ identifier }, { sample }) => [
    ["self", at.object(sample, "unpaired", identifier)],
    ["sample", at.sample(sample)],
  ],
  qc: (_, refs) => [
    ["self", at.qc(refs)],
    ["qc/sequencefile", at.file(refs.sample, refs.file)],
    ...(refs.plots?.toString().split(/[ ,]/) ?? []).map((plot): Row => [`qc/plots/${plot}`, at.plot(refs, plot)]),
  ],
  plot: ({ identifier }, refs) => [
    ["self", at.plot(refs, identifier)],
    ["plot/qc", at.qc(refs)],
  ],
  run: ({ identifier }) => [["self", at.run(identifier)]],
  feed: ({ identifier }) => [["self", at.feed(identifier)]],
};

const ofCollection: { readonly [kind in CollectionKind]: (params: Place["params"]) => Row[] } = {
  users: () => [["self", "/users"]],
  projects: () => [["self", "/projects"]],
  userProjects: ({ u }) => [["self", `${at.user(u)}/projects`]],
  members: ({ p }) => [["self", `${at.project(p)}/users`]],
  samples: ({ p }) => [["self", `${at.project(p)}/samples`]],
  sequenceFiles: ({ s }) => [
    ["self", at.files(s)],
    ["sample", at.sample(s)],
    // live clients look for these here
    ["sample/sequenceFiles/pairs", `${at.files(s)}/pairs`],
    ["sample/sequenceFiles/unpaired", `${at.files(s)}/unpaired`],
  ],
  pairs: ({ s }) => [
    ["self", `${at.files(s)}/pairs`],
    ["sample", at.sample(s)],
  ],
  unpaired: ({ s }) => [
    ["self", `${at.files(s)}/unpaired`],
    ["sample", at.sample(s)],
  ],
  runs: () => [
    ["self", "/sequencingrun"],
    ["sequencingRun/sequencerA", "/sequencingrun/miseqrun"],
  ],
  feeds: () => [
    ["self", "/events"],
    ["events/asyncapi", "/events/asyncapi.yaml"],
    ["events/descriptor", "/events/descriptor.binpb"],
  ],
};

/** What is left to follow after a change or a removal of a record. */
const afterwards: { readonly [kind in RecordKind]?: (place: Place, refs: Refs) => { change: Row[]; remove: Row[] } } = {
  project: ({ params: { p } }) => ({
    change: [
      ["self", at.project(p)],
      ["collection", "/projects"],
    ],
    remove: [["collection", "/projects"]],
  }),
  // who has left a project himself may read it no more
  member: (_, { project }) => ({
    change: [],
    remove: project
      ? [
          ["project/users", `${at.project(project)}/users`],
          ["project", at.project(project)],
        ]
      : [["projects", "/projects"]],
  }),
  sample: ({ params }, refs) => {
    const project = params.p ?? refs.project;
    const remove: Row[] = project
      ? [
          ["project/samples", `${at.project(project)}/samples`],
          ["project", at.project(project)],
        ]
      : [["projects", "/projects"]];
    return { change: [], remove };
  },
  run: ({ params: { r }, role }) => {
    const list: Row[] = seesRuns(role) ? [["collection", "/sequencingrun"]] : [];
    return { change: [["self", at.run(r)], ...list], remove: list };
  },
};
const afterFile = ({ params: { s } }: Place): Row[] => [
  ["sample", at.sample(s)],
  ["sample/sequenceFiles", at.files(s)],
];

function written(rows: readonly Row[], api: string): Link[] {
  const links: Link[] = [];
  for (const [rel, path] of rows) {
    const href = api + path;
    links.push({ rel, href });
    for (const alias of relAliases[rel] ?? []) links.push({ rel: alias, href });
  }
  return links;
}

const none: Refs = {};

/** The links of a record, or of a complete entry of a collection. */
export function recordLinks(kind: RecordKind, document: Document, place: Place): Link[] {
  return written(ofRecord[kind](document, document.refs ?? none, place), place.api);
}

/**
 * "user records; per-entry links self and relationship": a user as a member of the project in whose list he stands.
 * For a sequencer, who may not read users, the membership stands in the place of the user.
 */
export function memberEntryLinks(user: { identifier: unknown; username?: unknown }, place: Place): Link[] {
  const { identifier, username } = user;
  const membership = at.member(place.params.p, username ?? identifier);
  const readsUsers = place.role !== "ROLE_SEQUENCER" || identifier === place.user;
  const rows: Row[] = [
    ["self", readsUsers ? at.user(identifier) : membership],
    ...(username === undefined ? [] : userProjects(identifier, username, place)),
    ["relationship", membership],
  ];
  return written(rows, place.api);
}

/** "the files nested in a pair carry only `self`" */
export function nestedFileLinks(document: Document, place: Place): Link[] {
  return written([["self", at.file(document.refs?.sample ?? place.params.s, document.identifier)]], place.api);
}

export function collectionLinks(kind: CollectionKind, place: Place): Link[] {
  return written(ofCollection[kind](place.params), place.api);
}

/** The links of the answer to PATCH and DELETE: "200 with a body (links only)". */
export function linksAfter(act: "change" | "remove", kind: RecordKind, refs: Refs, place: Place): Link[] {
  const rows = afterwards[kind]?.(place, refs)[act] ?? afterFile(place);
  return written(rows, place.api);
}

/** The root: "A link appears with the resource that it leads to, never before." */
export function rootLinks({ api, role }: Place): Link[] {
  const rows: Row[] = [
    ["self", ""],
    ["projects", "/projects"],
  ];
  if (role !== "ROLE_SEQUENCER") rows.push(["users", "/users"]);
  if (seesRuns(role)) rows.push(["sequencingRuns", "/sequencingrun"]);
  rows.push(["events", "/events"], ["version", "/version"]);
  return written(rows, api);
}
