// What the caller may do with a sample, a project, a run or a submission: asked of their owners for each request, never read from a copy.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { Caller, Peers } from "@isotrail/http";

/** A service that asks for itself is told more: of a sample that was merged the one that remains, else name and genome size. */
export type SampleAccess = {
  exists: boolean;
  read: boolean;
  write: boolean;
  projects: string[];
  remaining?: string;
  name?: string;
  genomeSize?: number;
};
export type RunAccess = {
  exists: boolean;
  read: boolean;
  upload: boolean;
  status: string | null;
  layout: string | null;
};
export type Layout = "SINGLE_END" | "PAIRED_END";

async function ask<Access>(peers: Peers, service: string, question: object, caller: Caller): Promise<Access> {
  const peer = peers[service];
  if (!peer) throw new Error(`the peer ${service} is not wired`);
  const [access] = await peer.post<Access[]>("/internal/access", question, caller);
  if (!access) throw new Error(`${service} answered no access`);
  return access;
}

export const askSample = (peers: Peers, sample: string, caller: Caller) =>
  ask<SampleAccess>(peers, "catalog", { kind: "samples", ids: [sample] }, caller);

export const askRun = (peers: Peers, run: string, caller: Caller) =>
  ask<RunAccess>(peers, "runs", { ids: [run] }, caller);

/** Those of these samples that the caller may read, each with the projects that hold it now. */
export async function readableSamples(
  { catalog }: Peers,
  caller: Caller,
  samples: readonly string[],
): Promise<Map<string, readonly string[]>> {
  if (!catalog) throw new Error("the peer catalog is not wired");
  const ids = [...new Set(samples)];
  const asked = await catalog.post<(SampleAccess & { id: string })[]>(
    "/internal/access",
    { kind: "samples", ids },
    caller,
  );
  return new Map(asked.filter(({ read }) => read).map(({ id, projects }) => [id, projects]));
}

/** Where a sample is now, and what it is called; it is in no project when it was deleted. Asked for no user. */
export const whereaboutsOf = (peers: Peers, sample: string): Promise<SampleAccess> =>
  askSample(peers, sample, { service: "files" });

/** @throws CommandRejected "missing" when the sample does not exist, "forbidden" when the caller may not do this with it */
export async function requireSample(
  peers: Peers,
  caller: Caller,
  sample: string,
  may: "read" | "write",
): Promise<SampleAccess> {
  const access = await askSample(peers, sample, caller);
  if (!access.exists) throw new CommandRejected("missing", "This sample does not exist.");
  if (!access[may]) throw new CommandRejected("forbidden", "You are not allowed to do this.");
  return access;
}

/**
 * "Run must be UPLOADING else 400. Run layout must match … else 400. Unknown run 404."
 * @throws CommandRejected "missing", "invalid", or "forbidden" when the caller may not upload to the run
 */
export async function requireRun(peers: Peers, caller: Caller, run: string, layout?: Layout): Promise<void> {
  const access = await askRun(peers, run, caller);
  if (!access.exists) throw new CommandRejected("missing", "This sequencing run does not exist.");
  if (!access.upload) throw new CommandRejected("forbidden", "You are not allowed to upload to this sequencing run.");
  if (access.status !== "UPLOADING")
    throw new CommandRejected("invalid", `The sequencing run is ${access.status}. Only an UPLOADING run takes files.`);
  if (layout && access.layout !== layout)
    throw new CommandRejected(
      "invalid",
      `The layout of the sequencing run is ${access.layout}; the layout of this upload is ${layout}.`,
    );
}

/** @throws CommandRejected "missing", or "forbidden" when the caller may not read the run */
export async function requireReadableRun(peers: Peers, caller: Caller, run: string): Promise<void> {
  const access = await askRun(peers, run, caller);
  if (!access.exists) throw new CommandRejected("missing", "This sequencing run does not exist.");
  if (!access.read) throw new CommandRejected("forbidden", "You are not allowed to do this.");
}

/** What a submission is made of: "pair-3", "single-5". @throws CommandRejected when the caller may not read the submission */
export async function objectsOfSubmission(
  { analysis }: Peers,
  caller: Caller,
  submission: string,
): Promise<readonly string[]> {
  if (!analysis) throw new Error("the peer analysis is not wired");
  const { objects } = await analysis.post<{ objects: string[] }>("/internal/inputs-of", { submission }, caller);
  return objects;
}

/** @throws CommandRejected "missing", or "forbidden" when the caller may not read the project */
export async function requireReadableProject(peers: Peers, caller: Caller, project: string): Promise<void> {
  const access = await ask<SampleAccess>(peers, "catalog", { kind: "projects", ids: [project] }, caller);
  if (!access.exists) throw new CommandRejected("missing", "This project does not exist.");
  if (!access.read) throw new CommandRejected("forbidden", "You are not allowed to do this.");
}
