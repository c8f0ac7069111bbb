// The automated analyses of a project: what is done with sequence files that come to its samples; and what a command makes of them.
import { CommandRejected, type EventMetadata } from "@isotrail/eventsourcing";
import type { EventOf } from "../stored-events.ts";

export const PRIORITIES = ["LOW", "MEDIUM", "HIGH"] as const;
export type Priority = (typeof PRIORITIES)[number];

/** As it is asked of the analysis service for each file: one of `workflowId` and `analysisType` is null. */
export type AnalysisAsked = {
  readonly name: string | null;
  readonly workflowId: string | null;
  readonly analysisType: string | null;
  readonly inputParameters: Readonly<Record<string, string>>;
  readonly updateSamples: boolean;
  readonly priority: Priority;
};
/** `addedBy`: the user. */
export type AutomatedAnalysis = AnalysisAsked & {
  readonly id: string;
  readonly createdDate: number;
  readonly addedBy: string;
};
/** In the order in which they were added. */
export type AutomatedAnalyses = readonly AutomatedAnalysis[];

export type AutomatedAnalysisCommand =
  | { readonly type: "addAutomatedAnalysis"; readonly id: string; readonly asked: AnalysisAsked }
  | { readonly type: "removeAutomatedAnalysis"; readonly id: string };

export type AutomatedAnalysisEvent = EventOf<"ProjectAutomatedAnalysisAdded" | "ProjectAutomatedAnalysisRemoved">;

/** Each file is analysed in all of these ways. */
const MOST = 20;

/** @throws CommandRejected "conflict", "missing" */
export function decideAutomatedAnalysis(
  before: AutomatedAnalyses,
  command: AutomatedAnalysisCommand,
): readonly AutomatedAnalysisEvent[] {
  const { id: automatedAnalysisId } = command;
  if (command.type === "removeAutomatedAnalysis") {
    automatedAnalysisIn(before, automatedAnalysisId);
    return [{ type: "ProjectAutomatedAnalysisRemoved", data: { automatedAnalysisId } }];
  }
  const { asked } = command;
  if (before.some((one) => sameWork(one, asked)))
    throw new CommandRejected("conflict", "The project has this automated analysis already.");
  if (before.length >= MOST) throw new CommandRejected("conflict", `A project has at most ${MOST} automated analyses.`);
  const data = { automatedAnalysisId, ...asked, inputParameters: { ...asked.inputParameters } };
  return [{ type: "ProjectAutomatedAnalysisAdded", data }];
}

/** Whatever it is called: the same results would be computed twice. */
const sameWork = (one: AnalysisAsked, other: AnalysisAsked) => workOf(one) === workOf(other);
const workOf = ({ workflowId, analysisType, inputParameters }: AnalysisAsked) =>
  JSON.stringify([workflowId, analysisType, Object.entries(inputParameters).sort()]);

/** @throws CommandRejected "missing" */
export function automatedAnalysisIn(all: AutomatedAnalyses, id: string): AutomatedAnalysis {
  const found = all.find((one) => one.id === id);
  if (!found) throw new CommandRejected("missing", "The project has no such automated analysis.");
  return found;
}

export function evolveAutomatedAnalysis(
  before: AutomatedAnalyses,
  { type, data }: AutomatedAnalysisEvent,
  { at, actor }: Pick<EventMetadata, "at" | "actor">,
): AutomatedAnalyses {
  const id = data.automatedAnalysisId ?? "";
  if (type === "ProjectAutomatedAnalysisRemoved") return before.filter((one) => one.id !== id);
  const added: AutomatedAnalysis = {
    id,
    createdDate: at,
    addedBy: actor,
    name: data.name ?? null,
    workflowId: data.workflowId ?? null,
    analysisType: data.analysisType ?? null,
    inputParameters: { ...data.inputParameters },
    updateSamples: data.updateSamples ?? false,
    priority: PRIORITIES.find((one) => one === data.priority) ?? "LOW",
  };
  return [...before, added];
}
