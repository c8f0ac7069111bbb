// Changes fields of a sample and answers all of it.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { Answer, Catalog } from "../context.ts";
import type { Actor } from "../project/permissions.ts";
import { sample } from "../sample/aggregate.ts";
import { sampleDocument } from "../sample/document.ts";
import { sampleChanges } from "../sample/fields.ts";
import { findSample } from "../sample/find.ts";
import { nameTaken } from "../sample/name.ts";
import { mayChangeSample } from "../sample/permissions.ts";
import { changedPersonalData, sealPersonalData } from "../sample/personal-data.ts";

export async function changeSample(
  catalog: Catalog,
  actor: Actor,
  id: string,
  body: unknown,
  context: CommandContext,
): Promise<Answer> {
  const { aggregates, figures, stores } = catalog;
  const { personalDataKeys } = stores;
  const { state, through } = await findSample(catalog, actor, id, mayChangeSample);
  const wanted = await changedPersonalData(personalDataKeys, state.fields, sampleChanges(body));
  const fields = await sealPersonalData(personalDataKeys, id, wanted);
  const changed = await aggregates.execute(sample, id, { type: "change", fields }, context).catch(nameTaken);
  // the change is stored by now: without an answer of the files service, the figures are left out
  const known = await figures.ofOne(id).catch(() => undefined);
  return { version: changed.version, document: await sampleDocument(personalDataKeys, changed, through, known) };
}
