// Submissions as the engine keeps them: stored events, and the indexes by which they are listed, found and worked off.
import { hash } from "node:crypto";
import { type Aggregate, type Keys, protobufCodec } from "@isotrail/eventsourcing";
import { isotrail } from "../../generated/domain-events.js";
import { decide, type SubmissionCommand } from "./decider.ts";
import type { SubmissionEvent } from "./events.ts";
import { evolve } from "./evolve.ts";
import { initial, isFinal, owesResults, type Submission } from "./state.ts";

const {
  InputFile: _file,
  Input: _input,
  InputParameter: _parameter,
  Output: _output,
  JobError: _error,
  ObjectArrived: _arrived,
  AutomatedAnalysisSubmitted: _submitted,
  AutomatedAnalysisRefused: _refused,
  ArrivalSettled: _settled,
  ...events
} = isotrail.analysis.domain.v1;

/** What the execution has to do with a submission. One with `results` for its sample's metadata is listed as such beside it. */
export type Work = "waiting" | "active" | "deleted" | "ended";

function workOf(state: Submission): Work | undefined {
  if (state.status === "deleted") return "deleted";
  if (state.analysisState === "NEW") return "waiting";
  if (!isFinal(state)) return "active";
  return state.cleanedState === "CLEANED" ? undefined : "ended";
}

/** The analyses of a sequencing object that are shared, or those that a user keeps to themselves: these hide nothing of the others. */
export const objectKey = (object: string, type: string, keeper: string | undefined) =>
  keeper === undefined ? `${object}/${type}` : `${object}/${type}/${keeper}`;

function keys(state: Submission): Keys {
  if (state.status === "none" || state.status === "gone") return {};
  const work = workOf(state);
  const worked = work ? [work] : [];
  if (state.status === "deleted") return { work: worked };
  const { automated, submitter, type, projects, inputs } = state;
  return {
    // "only submissions created by the current user": a project's setting created an automated one
    submitter: automated ? [] : [submitter, `${submitter}/${type}`],
    project: projects.flatMap((project) => [project, `${project}/${type}`]),
    object: inputs.map(({ object }) => objectKey(object, type, projects.length > 0 ? undefined : submitter)),
    work: owesResults(state) ? [...worked, "results"] : worked,
  };
}

/** A project has one analysis of a file by the same workflow with the same parameters, also after it was deleted. */
function automatedClaim({ projects: [project], inputs: [input], workflowId, parameters }: Submission): string {
  const sent = JSON.stringify(Object.entries(parameters).sort());
  return `automated/${project}/${input?.object}/${workflowId}/${hash("sha256", sent, "base64url")}`;
}

export const submission: Aggregate<Submission, SubmissionCommand, SubmissionEvent> = {
  category: "submission",
  initial,
  decide,
  evolve,
  exists: ({ status }) => status === "live" || status === "deleted",
  codec: protobufCodec<SubmissionEvent>(events),
  view: {
    name: "submissions-3",
    indexes: ["submitter", "project", "object", "work"],
    keys,
    byChange: ["submitter", "project", "work"],
    changed: ({ modifiedDate }) => modifiedDate,
  },
  claims: (state) => (state.automated ? [automatedClaim(state)] : []),
  blobs: ({ status, outputs }) =>
    status === "live"
      ? outputs.map(({ blob: key, size, sha256, name }) => ({ key, size, sha256, of: `output ${name}` }))
      : [],
};
