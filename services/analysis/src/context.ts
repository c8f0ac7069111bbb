// What the analysis service works with: the kit's context, the workflows, and the engine.
import { resolve } from "node:path";
import type { Opened, ServiceContext } from "@isotrail/http";
import { type ExecutionEngine, openRegistry, REFERENCE_WORKFLOWS, type Registry } from "@isotrail/workflow-execution";
import { openEngine } from "./execution/engine.ts";
import { openReadiness, type Readiness } from "./execution/waiting.ts";
import type { AnalysisSettings } from "./settings.ts";

export type Own = {
  readonly workflows: Registry;
  readonly engine: ExecutionEngine;
  readonly readiness: Readiness;
  /** Absolute. */
  readonly siteData: string;
};

export type Analysis = ServiceContext<AnalysisSettings> & Own;

/** @throws Error when the operator's workflows cannot be used, or the engine's settings are wrong */
export async function openAnalysis({ settings }: ServiceContext<AnalysisSettings>): Promise<Own & Opened> {
  const { workflowsDir, siteDataDir } = settings;
  const workflows = await openRegistry([REFERENCE_WORKFLOWS, ...(workflowsDir ? [resolve(workflowsDir)] : [])]);
  const engine = await openEngine(settings);
  return {
    workflows,
    engine,
    readiness: openReadiness(workflows, engine),
    siteData: resolve(siteDataDir),
    close: () => engine.close(),
  };
}
