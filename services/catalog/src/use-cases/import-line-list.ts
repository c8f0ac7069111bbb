// Brings a line list in: a sample for each row is created or changed by its name, and each row is told what became of it.
import type { Readable } from "node:stream";
import { type CommandContext, CommandRejected } from "@isotrail/eventsourcing";
import type { Catalog } from "../context.ts";
import { type Row, readLineList } from "../line-list/read.ts";
import { findProject, withGroups } from "../project/find.ts";
import { type Actor, mayAddSamples } from "../project/permissions.ts";
import { sample } from "../sample/aggregate.ts";
import { newSample, sampleChanges } from "../sample/fields.ts";
import { findSamples, type HeldSample } from "../sample/find.ts";
import type { Metadata } from "../sample/metadata.ts";
import { readMetadata } from "../sample/metadata-fields.ts";
import { nameKey, nameTaken } from "../sample/name.ts";
import { mayChangeSample } from "../sample/permissions.ts";
import { changedPersonalData, sealPersonalData } from "../sample/personal-data.ts";

/** Rows that are carried out at once, in one group of appends. */
const GROUP = 50;
/** Milliseconds that a group may take. */
const DEADLINE = 20_000;

/** `outcome`: created, changed, unchanged or refused; `messages` says why. */
export type RowOutcome = {
  readonly row: number;
  readonly sampleName: string | null;
  readonly outcome: "created" | "changed" | "unchanged" | "refused";
  readonly messages: readonly string[];
  readonly refs: { readonly project: string; readonly sample?: string };
};

type Import = {
  readonly catalog: Catalog;
  readonly actor: Actor;
  readonly project: string;
  readonly context: CommandContext;
  /** Nothing is stored: each row is told what would become of it. */
  readonly validate: boolean;
};

/**
 * Each row is one act of its own. The list is sent again after a failure: rows that are done change nothing then.
 * @throws CommandRejected "missing", "forbidden", also when the permission ends while the list is coming
 */
export async function importLineList(
  catalog: Catalog,
  actor: Actor,
  project: string,
  { body, validate }: { readonly body: Readable; readonly validate: boolean },
  context: CommandContext,
): Promise<RowOutcome[]> {
  await findProject(catalog, actor, project, mayAddSamples);
  const { clock } = catalog.stores;
  const outcomes: RowOutcome[] = [];
  const rowOfName = new Map<string, number>();
  for await (const rows of groups(readLineList(body))) {
    // asked again: a list may come as slowly as its sender likes
    const found = await findProject(catalog, actor, project, mayAddSamples);
    const each = { ...context, deadline: clock.now() + DEADLINE, idempotencyKey: undefined, ifVersion: undefined };
    const importing = { catalog, actor: found.actor, project, context: each, validate };
    const once = rows.map((row) => withoutRepeat(row, rowOfName));
    outcomes.push(...(await Promise.all(once.map((row) => importRow(importing, row)))));
  }
  return outcomes;
}

async function* groups(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let group: Row[] = [];
  for await (const row of rows) {
    group.push(row);
    if (group.length < GROUP) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

function withoutRepeat(row: Row, rowOfName: Map<string, number>): Row {
  const { sampleName } = row.fields;
  const earlier = rowOfName.get(sampleName ?? "");
  if (earlier !== undefined) return { ...row, wrong: `This sample was in row ${earlier} already.` };
  if (sampleName !== undefined) rowOfName.set(sampleName, row.number);
  return row;
}

async function importRow(importing: Import, row: Row): Promise<RowOutcome> {
  const { project } = importing;
  const about = { row: row.number, sampleName: row.fields.sampleName ?? null };
  try {
    if (row.wrong !== undefined) throw new CommandRejected("invalid", row.wrong);
    const found = await findByName(importing, row.fields.sampleName ?? "");
    const done = found ? await change(importing, found, row) : await create(importing, row);
    return { ...about, outcome: done.outcome, messages: [], refs: { project, sample: done.sample } };
  } catch (error) {
    if (!(error instanceof CommandRejected)) throw error;
    return { ...about, outcome: "refused", messages: messagesOf(error), refs: { project } };
  }
}

async function findByName({ catalog, project }: Import, name: string): Promise<HeldSample | undefined> {
  const where = { index: "name", value: nameKey(project, name), limit: 1 };
  const [found] = await catalog.aggregates.findByIndex(sample, where);
  return found && (await findSamples(catalog, [found.id])).get(found.id);
}

async function create({ catalog, project, context, validate }: Import, row: Row) {
  const { aggregates, stores } = catalog;
  const fields = newSample(row.fields);
  const entries = readMetadata(entriesOf(row, {}));
  const create = { type: "create", project, entries } as const;
  if (validate) {
    sample.decide(sample.initial, { ...create, fields });
    return { outcome: "created", sample: "" } as const;
  }
  const newId = () => aggregates.nextId(sample.category);
  const command = async (id: string) =>
    ({ ...create, fields: await sealPersonalData(stores.personalDataKeys, id, fields) }) as const;
  const made = await aggregates.create(sample, newId, command, context).catch(nameTaken);
  return { outcome: "created", sample: made.id } as const;
}

async function change({ catalog, actor, context, validate }: Import, found: HeldSample, row: Row) {
  const { aggregates, stores } = catalog;
  const { id, state, projects, version } = found;
  if (!mayChangeSample(await withGroups(catalog, actor, projects.values()), state, projects))
    throw new CommandRejected("forbidden", "This sample is locked: only a project that owns it may change it.");
  const wanted = await changedPersonalData(stores.personalDataKeys, state.fields, sampleChanges(row.fields));
  const entries = readMetadata(entriesOf(row, state.metadata));
  if (validate) {
    const events = sample.decide(state, { type: "change", fields: wanted, entries });
    return { outcome: events.length > 0 ? "changed" : "unchanged", sample: id } as const;
  }
  const fields = await sealPersonalData(stores.personalDataKeys, id, wanted);
  const done = await aggregates.execute(sample, id, { type: "change", fields, entries }, context).catch(nameTaken);
  return { outcome: done.version > version ? "changed" : "unchanged", sample: id } as const;
}

/** An entry that is there keeps its type. */
const entriesOf = ({ entries }: Row, before: Metadata) =>
  Object.fromEntries(
    Object.entries(entries).map(([name, value]) => {
      const type = Object.hasOwn(before, name) ? before[name]?.type : undefined;
      return [name, { value, type: type ?? "text" }];
    }),
  );

function messagesOf({ message, properties }: CommandRejected): string[] {
  const texts = Object.entries(properties).flatMap(([name, found]) => found.map((text) => `${name}: ${text}`));
  return texts.length > 0 ? texts : [message];
}
