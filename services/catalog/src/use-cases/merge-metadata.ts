// PUT of metadata: "merge: adds or overwrites named entries, others untouched".
import type { CommandContext } from "@isotrail/eventsourcing";
import type { Answer, Catalog } from "../context.ts";
import type { Actor } from "../project/permissions.ts";
import { sample } from "../sample/aggregate.ts";
import { metadataDocument } from "../sample/document.ts";
import { findSample } from "../sample/find.ts";
import { readMetadata } from "../sample/metadata-fields.ts";
import { mayChangeSample, mayReadMetadata, projectsOf } from "../sample/permissions.ts";

export async function mergeMetadata(
  catalog: Catalog,
  actor: Actor,
  id: string,
  body: unknown,
  context: CommandContext,
): Promise<Answer> {
  const { state, projects, actor: known } = await findSample(catalog, actor, id, mayChangeSample);
  const command = { type: "mergeMetadata", entries: readMetadata(body) } as const;
  const changed = await catalog.aggregates.execute(sample, id, command, context);
  const shown = mayReadMetadata(known, projectsOf(state, projects));
  return { version: changed.version, document: metadataDocument(changed, shown) };
}
