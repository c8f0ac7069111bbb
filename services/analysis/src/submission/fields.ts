// What a client says of a new submission, read and checked as far as that needs nobody else.
import { CommandRejected } from "@isotrail/eventsourcing";
import { choice, objectOf, readNew, text } from "@isotrail/http";
import type { NamedInputs } from "../inputs.ts";
import { PRIORITIES, type Priority } from "./state.ts";

export type Wanted = {
  readonly name: string;
  readonly description: string;
  readonly workflowId: string | undefined;
  readonly type: string | undefined;
  readonly inputs: NamedInputs;
  readonly parameters: Readonly<Record<string, string>>;
  readonly projects: readonly string[];
  readonly priority: Priority;
  readonly updateSamples: boolean;
};

/** Characters of a name. */
export const MOST_NAME = 255;
/** Inputs, and projects, of one submission. */
const MOST_IDS = 1_000;
const MOST_PARAMETERS = 100;

const fields = [
  text("name", { required: true, min: 3, max: MOST_NAME }),
  text("analysisDescription", { max: 10_000 }),
  text("workflowId", { max: 100 }),
  text("analysisType", { max: 100 }),
  choice("priority", PRIORITIES),
];

/** @throws CommandRejected "invalid" with the texts for each bad property */
export function readSubmission(body: unknown): Wanted {
  const given = objectOf(body);
  const read = readNew(fields, body);
  if (read.workflowId === undefined && read.analysisType === undefined)
    throw invalid("workflowId", "Name the workflow: its workflowId, or an analysisType for the default of this type.");
  return {
    name: String(read.name),
    description: typeof read.analysisDescription === "string" ? read.analysisDescription : "",
    workflowId: typeof read.workflowId === "string" ? read.workflowId : undefined,
    type: typeof read.analysisType === "string" ? read.analysisType : undefined,
    inputs: { pairs: idsIn(given, "inputPairs"), singles: idsIn(given, "inputSingles") },
    parameters: parametersIn(given.inputParameters),
    projects: idsIn(given, "projects"),
    priority: PRIORITIES.find((one) => one === read.priority) ?? "MEDIUM",
    updateSamples: flagIn(given, "updateSamples"),
  };
}

const isId = (id: unknown) => (typeof id === "number" || typeof id === "string") && /^[1-9]\d{0,15}$/.test(String(id));

/** Each once, as texts. */
function idsIn(given: Readonly<Record<string, unknown>>, name: string): string[] {
  const ids = given[name] ?? [];
  if (!Array.isArray(ids) || ids.length > MOST_IDS || !ids.every(isId))
    throw invalid(name, `This must be an array of at most ${MOST_IDS} identifiers.`);
  return [...new Set(ids.map(String))];
}

function flagIn(given: Readonly<Record<string, unknown>>, name: string): boolean {
  const flag = given[name] ?? false;
  if (typeof flag !== "boolean") throw invalid(name, "This must be true or false.");
  return flag;
}

/** "Map of parameter name to string value"; numbers and truth values are taken as their texts. */
export function parametersIn(given: unknown): Record<string, string> {
  const wrong = () => invalid("inputParameters", "This must be an object of texts, numbers and truth values.");
  if (given === undefined || given === null) return {};
  if (typeof given !== "object" || Array.isArray(given)) throw wrong();
  const entries = Object.entries(given);
  if (entries.length > MOST_PARAMETERS)
    throw invalid("inputParameters", `There must be at most ${MOST_PARAMETERS} parameters.`);
  if (!entries.every(([, value]) => ["string", "number", "boolean"].includes(typeof value))) throw wrong();
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

const invalid = (name: string, message: string) =>
  new CommandRejected("invalid", "Validation failed.", { [name]: [message] });
