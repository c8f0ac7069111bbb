// What the caller may do with a sample and a run: asked of their owners, never read from a copy.
import { CommandRejected } from "@isotrail/eventsourcing";
import { type Caller, callerOf, type Peers } from "@isotrail/http";
import type { FastifyRequest } from "fastify";

export type SampleAccess = { exists: boolean; read: boolean; write: boolean; projects: string[] };
export type RunAccess = { exists: boolean; upload: boolean; status: string | null; layout: string | null };

const ask = async <Access>(peers: Peers, service: string, question: object, caller: Caller): Promise<Access> => {
  const peer = peers[service];
  if (!peer) throw new Error(`there is no peer ${service}`);
  const [access] = await peer.post<Access[]>("/internal/access", question, caller);
  if (!access) throw new Error(`${service} did not say what may be done`);
  return access;
};

export const askSample = (peers: Peers, sample: string, caller: Caller) =>
  ask<SampleAccess>(peers, "catalog", { kind: "samples", ids: [sample] }, caller);
export const askRun = (peers: Peers, run: string, caller: Caller) =>
  ask<RunAccess>(peers, "runs", { ids: [run] }, caller);

/** The projects that hold a sample now: none when it is gone. Asked for no user. */
export const projectsOf = async (peers: Peers, sample: string): Promise<readonly string[]> =>
  (await askSample(peers, sample, { service: "files" })).projects;

/** @throws Refused "missing" when there is no such sample, "forbidden" when the caller may not do this with it */
export async function sampleFor(peers: Peers, request: FastifyRequest, sample: string, may: "read" | "write") {
  const access = await askSample(peers, sample, callerOf(request));
  if (!access.exists) throw new CommandRejected("missing", "There is no such sample.");
  if (!access[may]) throw new CommandRejected("forbidden", "You are not allowed to do this.");
  return access;
}

/**
 * "Unknown run 404. Run must be UPLOADING else 400. Run layout must match else 400."
 * @throws Refused "forbidden" also when the caller may not upload to it
 */
export async function runFor(peers: Peers, request: FastifyRequest, run: string, layout: string): Promise<void> {
  const access = await askRun(peers, run, callerOf(request));
  if (!access.exists) throw new CommandRejected("missing", "There is no such sequencing run.");
  if (!access.upload) throw new CommandRejected("forbidden", "You are not allowed to upload to this sequencing run.");
  if (access.status !== "UPLOADING")
    throw new CommandRejected(
      "invalid",
      `The sequencing run is ${access.status}: only a run that is UPLOADING takes files.`,
    );
  if (access.layout !== layout)
    throw new CommandRejected(
      "invalid",
      `The layout of the sequencing run is ${access.layout}, that of this upload ${layout}.`,
    );
}
