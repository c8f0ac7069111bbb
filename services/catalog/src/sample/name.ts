// The name of a sample, which no other sample of the same project may have; names are compared exactly.
import { ClaimConflict, CommandRejected } from "@isotrail/eventsourcing";
import type { Sample } from "./state.ts";

/** Where a sample is found by its name within a project. */
export const nameKey = (project: string, sampleName: string) => `${project}/${sampleName}`;

/** One for each project that holds the sample. */
export const nameKeys = ({ status, projects, fields }: Sample) =>
  status === "live" ? projects.map(({ project }) => nameKey(project, fields.sampleName ?? "")) : [];

const CLAIM = "sample-name/";

export const nameClaims = (state: Sample) => nameKeys(state).map((key) => CLAIM + key);

export const isNameTaken = (error: unknown) => error instanceof ClaimConflict && error.key.startsWith(CLAIM);

/** For `catch`. @throws CommandRejected "conflict" for a name that another sample has, any other error as it is */
export function nameTaken(error: unknown): never {
  if (!isNameTaken(error)) throw error;
  throw new CommandRejected(
    "conflict",
    "An entity already exists with that identifier: the project already has a sample with this name.",
  );
}
