// Deletes a sequencing object of a sample, whatever its kind: "a file used by an analysis or by a run is unlinked, not destroyed".
import { type CommandContext, CommandRejected } from "@isotrail/eventsourcing";
import type { Caller, ServiceContext } from "@isotrail/http";
import { askRun, requireSample } from "../access.ts";
import type { LoadedObject } from "../sequencing-object/document.ts";
import { type FilePath, findFile, findObject, type ObjectPath } from "../sequencing-object/find.ts";
import { type Kind, kindOf } from "../sequencing-object/kind.ts";
import { sequencingObject } from "../sequencing-object/sequencing-object.ts";

/** What links of the answer need. */
type Deleted = { readonly refs: { readonly sample: string } };

export async function deleteObject(
  service: ServiceContext,
  caller: Caller,
  kind: Kind,
  path: ObjectPath,
  context: CommandContext,
): Promise<Deleted> {
  const { projects } = await requireSample(service.peers, caller, path.sample, "write");
  const object = await findObject(service.aggregates, kind, path);
  return remove(service, caller, object, projects, context);
}

/** A single file by its own path; a file of a pair is deleted with its pair only. */
export async function deleteFile(
  service: ServiceContext,
  caller: Caller,
  path: FilePath,
  context: CommandContext,
): Promise<Deleted> {
  const { projects } = await requireSample(service.peers, caller, path.sample, "write");
  const { object } = await findFile(service.aggregates, path);
  if (kindOf(object.id) === "pairs")
    throw new CommandRejected("conflict", "This file belongs to a pair. Delete the pair.");
  return remove(service, caller, object, projects, context);
}

/** @param projects those that hold the sample now */
async function remove(
  { aggregates, peers }: ServiceContext,
  caller: Caller,
  { id, state }: LoadedObject,
  projects: readonly string[],
  context: CommandContext,
): Promise<Deleted> {
  const inRun = state.run !== "" && (await askRun(peers, state.run, caller)).exists;
  await aggregates.execute(sequencingObject, id, { type: "delete", inRun, projects }, { ...context, freesSpace: true });
  return { refs: { sample: state.sample } };
}
