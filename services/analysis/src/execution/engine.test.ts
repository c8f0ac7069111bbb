// The engine that the settings name, and what stands in its place where it cannot be opened.
import { readSettings } from "@isotrail/http";
import type { Workflow } from "@isotrail/workflow-execution";
import { expect, it } from "vitest";
import { analysisSettings } from "../settings.ts";
import { openEngine } from "./engine.ts";

const whyNot = async (environment: Record<string, string>) => {
  const engine = await openEngine(readSettings(analysisSettings, environment));
  return engine.unavailable({} as Workflow, AbortSignal.timeout(1_000));
};

it("is none where the operator wants none", async () => {
  expect(await whyNot({ WORKFLOW_ENGINE: "none" })).toMatch(/^No engine runs analyses here/);
});

it("is away, and the service starts, where its folders cannot be made", async () => {
  const why = await whyNot({ SITE_DATA_DIR: "/dev/null/site-data", WORKFLOW_WORK_DIR: "/dev/null/work" });
  expect(why).toBe("SITE_DATA_DIR or WORKFLOW_WORK_DIR cannot be made or used (ENOTDIR).");
});

it("needs the address of a WES server", async () => {
  await expect(whyNot({ WORKFLOW_ENGINE: "wes" })).rejects.toThrow("WORKFLOW_ENGINE=wes needs WES_URL.");
});
