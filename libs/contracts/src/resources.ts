// What a service says of its resources: paths, links and their conditions. The gateway derives its routes and envelopes from it.
import type { ObjectSchema, Schema } from "./schema.ts";

/** The role and identifier of the user who asks. */
export type LinkCaller = { readonly user: string; readonly role: string };

/** What link templates are filled with: the `refs` of a document, over the placeholders of the request's path. */
export type LinkVariables = { readonly [name: string]: LinkVariable };
/** An empty text, null and undefined are no value; they also hide a placeholder of the same name. */
export type LinkVariable = string | readonly string[] | null | undefined;

export type LinkTemplate = {
  readonly rel: string;
  /** A path below /api with variables in braces: "/samples/{sample}/metadata". A link with a variable that has no value is left out. */
  readonly href: string;
  /** Only these roles are shown the link; all, unless given. */
  readonly roles?: readonly string[];
  /** A further condition. */
  readonly when?: (variables: LinkVariables, caller: LinkCaller) => boolean;
  /** One link for each value of a list: with `{ variable: "plot", in: "plots" }` {plot} takes each value of `plots`, also in the rel. */
  readonly each?: { readonly variable: string; readonly in: string };
};

/** A kind of record. Its first link is `self`, and the Location of a created one. */
export type RecordType = {
  /** For pages and tests: "sample". */
  readonly name: string;
  /** The record as it is answered, without its links; of a nested record, without those of its own. */
  readonly schema: ObjectSchema;
  readonly links: readonly LinkTemplate[];
  /** Fields that hold a record, or a list of records, with links of their own; each such record carries its own `refs`. */
  readonly nested?: Readonly<Record<string, RecordType>>;
  /** What is left to follow after a change that answers with links only, and after a deletion. */
  readonly afterChange?: readonly LinkTemplate[];
  readonly afterDelete?: readonly LinkTemplate[];
};

/**
 * What a method of a path does:
 * - `record`: 200 with the record;
 * - `collection`: 200, streamed;
 * - `create`: 201 with the record and its Location; where the owner answers `entries`, a collection with one Location for each;
 * - `upload`: as create, the body streamed to the owner;
 * - `change`, `delete`: 200 with links only;
 * - `redirect`: 302 to the record's `self`;
 * - `append`: 204, the body streamed to the owner; what it answers is in the headers of its protocol;
 * - `exchange`: 204, headers of its protocol and no body either way.
 */
export type Operation =
  | "record"
  | "collection"
  | "create"
  | "upload"
  | "change"
  | "delete"
  | "redirect"
  | "append"
  | "exchange";

/** Headers that belong to a protocol of the resource's own: the client's to the owner, and the owner's to the client. In lower case. */
export type Protocol = { readonly asked: readonly string[]; readonly answered: readonly string[] };

/** A query parameter. */
export type Parameter = { readonly schema: Schema; readonly description: string; readonly required?: boolean };

export type Resource = {
  /** The specification's path below /api; the owner serves it under the same. `:run(^\\d+$)` takes digits only. */
  readonly path: string;
  /** Paths that live clients use for the same. A placeholder that `path` does not have goes into the query. */
  readonly aliases?: readonly string[];
  readonly methods: { readonly [method: string]: Operation };
  /** What a method takes, by media type: { POST: { "application/json": schema } }. */
  readonly bodies?: { readonly [method: string]: { readonly [mediaType: string]: Schema } };
  /** The query parameters of a method that are its own: { GET: { sampleName: … } }. */
  readonly query?: { readonly [method: string]: { readonly [name: string]: Parameter } };
  /** The record at this path, or an entry of the collection. */
  readonly record: RecordType;
  /** What a POST creates, where that is not `record`. */
  readonly created?: RecordType;
  /** The Location of what a POST made; the `self` of the record that it answers unless given. */
  readonly location?: LinkTemplate;
  /** The Location of a record that a POST did not make but brought in; its `self` unless given. */
  readonly joined?: LinkTemplate;
  /** A POST body of this media type is streamed to the owner; the answer is a collection: a record for each row. */
  readonly imports?: { readonly type: string; readonly record: RecordType };
  /** Links of the collection itself; their variables are the placeholders of the path. */
  readonly collection?: readonly LinkTemplate[];
  /** What this collection can be narrowed down to, besides its pages. Other parameters of the query are ignored. */
  readonly filters?: readonly Filter[];
  /** The link that leads from the root to here, and the roles that are shown it; all, unless given. */
  readonly root?: { readonly rel: string; readonly roles?: readonly string[] };
  readonly protocol?: Protocol;
  /** Media types besides the envelope's, which the owner writes and the gateway passes on: ranges, digests and tags are the owner's. */
  readonly representations?: readonly string[];
};

/** What a collection can be narrowed down to, by a parameter of this name in the query: see collection-query.ts. */
export type Filter = "sampleName" | "modifiedSince" | "search" | "processingState";

/** Who may read a service's public events over HTTP: these roles, or whoever may read a project that the event names. */
export type FeedReaders =
  /** `ofProjects`: of these roles, and of them only whoever may read a project that the event names. */
  { readonly roles: readonly string[]; readonly ofProjects?: boolean } | "readers of the project";
