// Listings in SQLite: each is a range of one index; further conditions are looked up for each of its entries.
import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Condition, Listing, Place } from "@isotrail/eventsourcing";

type Tables = { readonly documents: string; readonly entries: string };
/** The number of an index, or of the same index by change. @throws Error when there is none */
type Numbers = (index: string, changed?: number) => number;
type Query = { readonly sql: string; readonly values: readonly (string | number)[] };

/** Entries that are counted to find the rarest of several conditions. */
const FEW = 1000;

export function readListings(db: DatabaseSync, tables: Tables, numbers: Numbers) {
  const prepared = new Map<string, StatementSync>();
  /** The texts differ only in the number of conditions and in their kinds. */
  const prepare = (sql: string) => {
    const statement = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  const all = ({ sql, values }: Query, ...more: number[]) => prepare(sql).all(...values, ...more);

  const counted = (sql: Query, most: number) =>
    Number(
      all({ sql: `SELECT count(*) AS number FROM (${sql.sql} LIMIT ?)`, values: sql.values }, most)[0]?.number ?? 0,
    );

  /** The entries of the listing as (row, changed, ord), in their order. */
  function entries(listing: Listing): Query {
    const { and = [], after = 0, changed } = listing;
    if (changed !== undefined) return entriesByChange(tables, numbers, { ...listing, after, changed });
    const [first = listing, ...others] = rarestFirst([listing, ...and]);
    return entriesByNumber(tables, numbers, [first, ...others], after);
  }

  function rarestFirst(conditions: readonly Condition[]): readonly Condition[] {
    if (conditions.length === 1) return conditions;
    return conditions
      .map((condition) => ({
        condition,
        few: counted(entriesByNumber(tables, numbers, [condition], 0), FEW),
      }))
      .sort((a, b) => a.few - b.few)
      .map(({ condition }) => condition);
  }

  return {
    find(listing: Listing & { readonly limit: number }) {
      const { sql, values } = entries(listing);
      const found = `SELECT id, d.ord AS ord, version, state FROM (${sql} LIMIT ?) e JOIN ${tables.documents} d USING (row)
        ORDER BY e.changed, e.ord`;
      return all({ sql: found, values }, listing.limit);
    },
    count(listing: Listing, most: number) {
      const { changed, and = [], after = 0 } = listing;
      if (changed === undefined || and.length > 0 || after > 0) return counted(entries(listing), most);
      // the index alone knows
      const byChange = (index: string) => numbers(index, changed);
      return counted(entriesByNumber(tables, byChange, [listing], changed - 1), most);
    },
    place(listing: Listing, position: number): Place | undefined {
      const { sql, values } = entries(listing);
      const [found] = all({ sql: `${sql} LIMIT 1 OFFSET ?`, values }, position - 1);
      if (!found) return undefined;
      const after = Number(found.ord);
      return listing.changed === undefined ? { after } : { after, changed: Number(found.changed) };
    },
  };
}

const SEVERAL = "IN (SELECT value FROM json_each(?))";
const among = ({ value }: Condition) => (typeof value === "string" ? "= ?" : SEVERAL);
const textOf = ({ value }: Condition) => (typeof value === "string" ? value : JSON.stringify(value));
/** A document that has several of the values is listed once. */
const distinct = ({ value }: Condition) => (typeof value === "string" ? "" : "DISTINCT");

function entriesByNumber(
  { entries }: Tables,
  numbers: Numbers,
  [first, ...others]: readonly [Condition, ...Condition[]],
  after: number,
): Query {
  return {
    sql: `SELECT ${distinct(first)} k.row AS row, 0 AS changed, k.ord AS ord FROM ${entries} k
      WHERE k.ix = ? AND k.value ${among(first)} AND k.ord > ?${others.map(held(entries, "k")).join("")}
      ORDER BY k.ord`,
    values: [numbers(first.index), textOf(first), after, ...valuesOf(others, numbers)],
  };
}

function entriesByChange(
  { documents, entries }: Tables,
  numbers: Numbers,
  listing: Listing & Required<Pick<Listing, "after" | "changed">>,
): Query {
  const { index, changed, after, and = [] } = listing;
  return {
    sql: `SELECT ${distinct(listing)} k.row AS row, k.ord AS changed, d.ord AS ord
      FROM ${entries} k JOIN ${documents} d ON d.row = k.row
      WHERE k.ix = ? AND k.value ${among(listing)} AND k.ord >= ? AND (k.ord > ? OR d.ord > ?)${and.map(held(entries, "d")).join("")}
      ORDER BY k.ord, d.ord`,
    values: [numbers(index, changed), textOf(listing), changed, changed, after, ...valuesOf(and, numbers)],
  };
}

const held = (entries: string, of: "k" | "d") => (condition: Condition) =>
  ` AND EXISTS (SELECT 1 FROM ${entries} o WHERE o.ix = ? AND o.value ${among(condition)} AND o.ord = ${of}.ord AND o.row = ${of}.row)`;

const valuesOf = (conditions: readonly Condition[], numbers: Numbers) =>
  conditions.flatMap((condition) => [numbers(condition.index), textOf(condition)]);
