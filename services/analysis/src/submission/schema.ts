// What the records of submissions and analyses have, and what a new submission is told.
import { listOf, nullable, type ObjectSchema, objectOf, recordOf, string, timestamp } from "@isotrail/contracts/schema";
import { ANALYSIS_STATES, CLEANED_STATES, PRIORITIES } from "./state.ts";

const flag = { type: "boolean" } as const;
const texts: ObjectSchema = { type: "object", properties: {}, additionalProperties: string };
const ids = { ...listOf({ type: ["string", "integer"] }), maxItems: 1_000 };

export const submissionSchema = recordOf({
  modifiedDate: nullable(timestamp),
  name: string,
  label: string,
  analysisDescription: string,
  workflowId: { ...string, description: "The version of the workflow: see the collection workflows." },
  analysisType: string,
  remoteWorkflowId: nullable(string),
  remoteInputDataId: nullable(string),
  remoteFilesPaired: listOf(string),
  remoteFilesSingle: listOf(string),
  inputParameters: { ...texts, description: "By name." },
  analysisState: { type: "string", enum: ANALYSIS_STATES },
  analysisCleanedState: { type: "string", enum: CLEANED_STATES },
  priority: { type: "string", enum: PRIORITIES },
  automated: { ...flag, description: "Submitted by a project's setting." },
  updateSamples: { ...flag, description: "Results become metadata of the sample." },
  progress: { type: "integer", minimum: 0, maximum: 100, description: "In hundredths." },
  message: { ...nullable(string), description: "Why it failed, or what it waits for." },
});

export const analysisSchema = recordOf({
  description: string,
  executionManagerAnalysisId: string,
  additionalProperties: texts,
  analysisType: objectOf({ type: string }),
  label: string,
});

const jobError = objectOf({
  tool: string,
  command: string,
  exitCode: nullable({ type: "integer" }),
  standardOutput: { ...string, description: "Its end." },
  standardError: { ...string, description: "Its end." },
});

export const errorsSchema = recordOf({
  stage: { type: "string", enum: ANALYSIS_STATES, description: "The state in which it failed." },
  reason: string,
  message: string,
  jobErrors: listOf(jobError),
});

export const newSubmissionSchema: ObjectSchema = {
  type: "object",
  properties: {
    name: { type: "string", minLength: 3, maxLength: 255 },
    analysisDescription: { ...nullable(string), maxLength: 10_000 },
    workflowId: {
      ...nullable(string),
      description: "The version of a workflow. Without it analysisType names its default.",
    },
    analysisType: nullable(string),
    inputPairs: { ...nullable(ids), description: "Identifiers of pairs." },
    inputSingles: { ...nullable(ids), description: "Identifiers of single-end files." },
    inputParameters: {
      type: ["object", "null"],
      properties: {},
      additionalProperties: { type: ["string", "number", "boolean"] },
    },
    projects: { ...nullable(ids), description: "Identifiers of the projects with which it is shared." },
    priority: { ...nullable(string), enum: [...PRIORITIES, null] },
    updateSamples: { type: ["boolean", "null"] },
  },
  required: ["name"],
};
