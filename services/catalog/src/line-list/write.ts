// The line list of a project: CSV with a line for each sample, streamed.
import { type AggregateStore, CommandRejected, type PersonalDataKeys } from "@isotrail/eventsourcing";
import { pages } from "@isotrail/http";
import type { Catalog } from "../context.ts";
import { findProject } from "../project/find.ts";
import { type Actor, mayReadProject } from "../project/permissions.ts";
import { sample } from "../sample/aggregate.ts";
import { openedFields } from "../sample/document.ts";
import { mayReadMetadata } from "../sample/permissions.ts";
import { SAMPLE_FIELDS } from "../sample/state.ts";
import { fieldText, guarded, lineOf } from "./cells.ts";
import { headingOf } from "./columns.ts";

/** Names of entries that are columns. */
const MOST_ENTRIES = 5_000;

/**
 * Read twice, for the names of all entries come first. An entry that comes in meanwhile under a new name is left out: the
 * list is of the moment when it was asked for, at the earliest.
 * @throws CommandRejected "missing", "forbidden", "too-large"
 */
export async function writeLineList(
  catalog: Catalog,
  actor: Actor,
  projectId: string,
): Promise<AsyncGenerator<string>> {
  const project = await findProject(catalog, actor, projectId, mayReadProject);
  const shown = mayReadMetadata(actor, [project]);
  const entries = shown ? await entryNames(catalog.aggregates, projectId) : [];
  return lines(catalog.aggregates, catalog.stores.personalDataKeys, projectId, entries);
}

const samplesOf = (aggregates: AggregateStore, project: string) =>
  pages(aggregates, sample, { index: "project", value: project });

async function entryNames(aggregates: AggregateStore, project: string): Promise<string[]> {
  const names = new Set<string>();
  for await (const page of samplesOf(aggregates, project))
    for (const { state } of page) {
      for (const name of Object.keys(state.metadata)) names.add(name);
      if (names.size > MOST_ENTRIES)
        throw new CommandRejected("too-large", `There are more than ${MOST_ENTRIES} names of metadata entries.`);
    }
  return [...names].sort();
}

async function* lines(
  aggregates: AggregateStore,
  keys: PersonalDataKeys,
  project: string,
  entries: readonly string[],
): AsyncGenerator<string> {
  yield lineOf(["identifier", ...SAMPLE_FIELDS, ...entries.map(headingOf)]);
  for await (const page of samplesOf(aggregates, project)) {
    const opened = await openedFields(keys, page);
    for (const [at, { id, state }] of page.entries()) {
      const fields = SAMPLE_FIELDS.map((name) => fieldText(name, opened[at]?.[name]));
      const values = entries.map((name) =>
        Object.hasOwn(state.metadata, name) ? (state.metadata[name]?.value ?? "") : "",
      );
      yield lineOf([id, ...[...fields, ...values].map(guarded)]);
    }
  }
}
