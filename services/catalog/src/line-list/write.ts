// The line list of a project: CSV with a line for each sample, streamed.
import type { CollectionQuery } from "@isotrail/contracts/collection-query";
import { CommandRejected, type Loaded, type PersonalDataKeys } from "@isotrail/eventsourcing";
import { listed } from "@isotrail/http";
import type { Catalog } from "../context.ts";
import type { FoundProject } from "../project/find.ts";
import { sample } from "../sample/aggregate.ts";
import { openedFields } from "../sample/document.ts";
import { samplesAsked } from "../sample/listing.ts";
import { mayReadMetadata } from "../sample/permissions.ts";
import { SAMPLE_FIELDS, type Sample } from "../sample/state.ts";
import { fieldText, guarded, lineOf } from "./cells.ts";
import { headingOf, MOST_ENTRIES } from "./columns.ts";

/**
 * Read twice, for the names of all entries come first. An entry that comes in meanwhile under a new name is left out: the
 * list is of the moment when it was asked for, at the earliest.
 * @param project whose reader has been let in
 * @throws CommandRejected "too-large"
 */
export async function writeLineList(
  catalog: Catalog,
  project: FoundProject,
  asked: CollectionQuery,
): Promise<AsyncGenerator<string>> {
  const shown = mayReadMetadata(project.actor, [project]);
  const batches = async () =>
    (await listed(catalog.aggregates, sample, samplesAsked(project.id, asked), asked)).entries;
  const entries = shown ? await entryNames(await batches()) : [];
  return lines(catalog.stores.personalDataKeys, await batches(), entries);
}

type Batches = AsyncIterable<Loaded<Sample>[]>;

async function entryNames(batches: Batches): Promise<string[]> {
  const names = new Set<string>();
  for await (const page of batches)
    for (const { state } of page) {
      for (const name of Object.keys(state.metadata)) names.add(name);
      if (names.size > MOST_ENTRIES)
        throw new CommandRejected("too-large", `There are more than ${MOST_ENTRIES} names of metadata entries.`);
    }
  return [...names].sort();
}

async function* lines(keys: PersonalDataKeys, batches: Batches, entries: readonly string[]): AsyncGenerator<string> {
  yield lineOf(["identifier", ...SAMPLE_FIELDS, ...entries.map(headingOf)]);
  for await (const page of batches) {
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
