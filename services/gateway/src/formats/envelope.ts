// The envelope of every answer: "The body is an object with one key, `resource`". One writer per format.
import type { Link } from "@isotrail/contracts/rels";
import type { RecordType } from "@isotrail/contracts/resources";

/** An answer without an envelope. */
export type PlainType = "error" | "version";

/** Writes one format. A collection is written piece by piece: start, entries, end. */
export interface Writer {
  readonly type: string;
  /**
   * @param fields the JSON of an object, as the owner wrote it; "{}" for links only
   * @param type what the record is; none for links only
   */
  record(fields: string, links: readonly Link[], type?: RecordType): string;
  startCollection(): string;
  /** @param first whether no entry stands before this one */
  entry(fields: string, links: readonly Link[], first: boolean, type: RecordType): string;
  /**
   * @param warnings "next to `resource`, only when non-empty"
   * @param total of a page: how many entries the whole collection has
   */
  endCollection(links: readonly Link[], warnings?: readonly string[], total?: number): string;
  /** What has no envelope. @param type what it is */
  plain(value: object, type: PlainType): string;
}

export const json: Writer = {
  type: "application/json; charset=utf-8",
  record: (fields, links) => `{"resource":${withLinks(fields, links)}}`,
  startCollection: () => '{"resource":{"resources":[',
  entry: (fields, links, first) => (first ? "" : ",") + withLinks(fields, links),
  endCollection: (links, warnings = [], total = undefined) =>
    `]${total === undefined ? "" : `,"total":${total}`},"links":${JSON.stringify(links)}}${warnings.length > 0 ? `,"warnings":${JSON.stringify(warnings)}` : ""}}`,
  plain: (value) => JSON.stringify(value),
};

const withLinks = (fields: string, links: readonly Link[]) =>
  `${fields.slice(0, -1)}${fields === "{}" ? "" : ","}"links":${JSON.stringify(links)}}`;
