// An automated analysis as a client sends it.
import { CommandRejected } from "@isotrail/eventsourcing";
import { choice, type Field, objectOf, readNew, text, truth } from "@isotrail/http";
import { type AnalysisAsked, PRIORITIES, type Priority } from "./automated-analysis.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const automatedFields: readonly Field[] = [
  text("name", { nullable: true, min: 1, max: 200 }),
  text("workflowId", { nullable: true, pattern: UUID, wrong: "This must be the identifier of a workflow, a UUID." }),
  text("analysisType", {
    nullable: true,
    pattern: /^[A-Za-z0-9][A-Za-z0-9_-]{0,49}$/,
    wrong: "This must be a type of analysis, such as typing.",
  }),
  truth("updateSamples"),
  choice("priority", PRIORITIES),
];

const MOST_PARAMETERS = 100;
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
/** Characters. */
const LONGEST_VALUE = 4_000;

/** Whether the workflow exists and takes the parameters is the analysis service's to say. @throws CommandRejected "invalid" */
export function newAutomatedAnalysis(body: unknown): AnalysisAsked {
  const {
    name = null,
    workflowId = null,
    analysisType = null,
    updateSamples,
    priority,
  } = readNew(automatedFields, body);
  const inputParameters = parametersIn(objectOf(body).inputParameters);
  if ((workflowId === null) === (analysisType === null))
    throw wrong("workflowId", "Name a workflow by its workflowId, or a type by its analysisType: one of the two.");
  return {
    ...({ name, workflowId, analysisType } as Pick<AnalysisAsked, "name" | "workflowId" | "analysisType">),
    inputParameters,
    updateSamples: updateSamples === true,
    priority: (priority ?? "LOW") as Priority,
  };
}

/** "Map of parameter name to string value." */
function parametersIn(given: unknown): Record<string, string> {
  if (given === undefined || given === null) return {};
  const isMap = typeof given === "object" && !Array.isArray(given);
  const entries = isMap ? Object.entries(given) : [];
  if (!isMap || entries.length > MOST_PARAMETERS || !entries.every(isParameter))
    throw wrong(
      "inputParameters",
      `This must have at most ${MOST_PARAMETERS} names, each with a text of at most ${LONGEST_VALUE} characters.`,
    );
  return Object.fromEntries(entries as [string, string][]);
}

const isParameter = ([name, value]: [string, unknown]) =>
  NAME.test(name) &&
  typeof value === "string" &&
  value.length <= LONGEST_VALUE &&
  value.isWellFormed() &&
  !value.includes("\0");

const wrong = (property: string, message: string) =>
  new CommandRejected("invalid", "Validation failed.", { [property]: [message] });
