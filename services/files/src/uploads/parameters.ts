// The parameters part of an upload: the run, and properties of the file.
import { CommandRejected } from "@isotrail/eventsourcing";
import { checkJsonNames, type Properties, propertiesOf } from "@isotrail/http";

/** Members of a file's record, which no client's property replaces. */
const OWN = new Set([
  ...["miseqRunId", "identifier", "createdDate", "modifiedDate", "file", "fileName", "label", "fileSizeBytes"],
  ...["uploadSha256", "processingState", "processingMessage", "links", "refs"],
]);

/** `run`: empty for files without a run. */
export type Parameters = { readonly run: string; readonly properties: Properties };

export const noParameters: Parameters = { run: "", properties: {} };

/** @throws CommandRejected "invalid" when it is not a JSON object, or the run is neither a number nor a numeric string */
export function readParameters({ name, value: sent }: { name: string; value: unknown }): Parameters {
  const value = typeof sent === "string" ? parsed(name, sent) : sent;
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new CommandRejected("invalid", `The part ${name} must be a JSON object.`);
  return { run: runOf("miseqRunId" in value ? value.miseqRunId : undefined), properties: propertiesOf(value, OWN) };
}

function parsed(name: string, sent: string): unknown {
  checkJsonNames(sent);
  try {
    return JSON.parse(sent);
  } catch {
    throw new CommandRejected("invalid", `The part ${name} is not JSON.`);
  }
}

/** "miseqRunId (number or numeric string) = run to attach (this name, for every sequencer)" */
function runOf(given: unknown): string {
  if (given === undefined || given === null || given === "") return "";
  const run = typeof given === "number" ? String(given) : given;
  if (typeof run !== "string" || !/^\d{1,16}$/.test(run))
    throw new CommandRejected("invalid", "Validation failed.", {
      miseqRunId: ["This must be the identifier of a sequencing run."],
    });
  return run.replace(/^0+(?=\d)/, "");
}
