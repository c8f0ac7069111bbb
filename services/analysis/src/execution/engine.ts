// The engine that the operator has chosen.
import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { type ExecutionEngine, openLocalEngine, openWesEngine } from "@isotrail/workflow-execution";
import type { AnalysisSettings } from "../settings.ts";
import { awayEngine } from "./away-engine.ts";

/** @throws Error that names the setting which is missing or wrong */
export async function openEngine(settings: AnalysisSettings): Promise<ExecutionEngine> {
  switch (settings.workflowEngine) {
    case "none":
      return awayEngine("none", "No engine runs analyses here: WORKFLOW_ENGINE is none.");
    case "local":
      return localEngine(settings).catch(withoutFolders);
    case "wes":
      return wesEngine(settings);
  }
}

async function localEngine(settings: AnalysisSettings): Promise<ExecutionEngine> {
  const siteData = resolve(settings.siteDataDir);
  await mkdir(siteData, { recursive: true });
  return openLocalEngine({
    workFolder: resolve(settings.workflowWorkDir),
    siteData,
    isolation: settings.workflowIsolation,
  });
}

/**
 * As in a container whose root is read-only, where nobody has mounted them: everything else of the service works. Anybody may
 * read the reason, in the report of health: it names no folder.
 */
function withoutFolders(error: unknown): ExecutionEngine {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (!FOLDER_FAULTS.includes(code)) throw error;
  return awayEngine("local", `SITE_DATA_DIR or WORKFLOW_WORK_DIR cannot be made or used (${code}).`);
}

const FOLDER_FAULTS = ["ENOENT", "ENOTDIR", "EROFS", "EACCES", "EPERM"];

function wesEngine(settings: AnalysisSettings): Promise<ExecutionEngine> {
  const { wesUrl: url, wesDialect: dialect, wesToken: token, wesInputs: inputs } = settings;
  const { wesOutputs: outputs, wesSharedRoot: sharedRoot } = settings;
  if (url === undefined) throw new Error("WORKFLOW_ENGINE=wes needs WES_URL.");
  const s3 = outputs === "s3" ? outputBucket(settings) : undefined;
  return openWesEngine({
    ...{ url, dialect, inputs },
    ...(token !== undefined && { token }),
    ...(outputs !== undefined && { outputs }),
    ...(sharedRoot !== undefined && { sharedRoot }),
    ...(s3 && { s3 }),
  });
}

function outputBucket(settings: AnalysisSettings) {
  const { wesS3Endpoint, wesS3AccessKey, wesS3SecretKey, wesS3Bucket } = settings;
  if (!wesS3Endpoint || !wesS3AccessKey || !wesS3SecretKey || !wesS3Bucket)
    throw new Error("WES_OUTPUTS=s3 needs WES_S3_ENDPOINT, WES_S3_ACCESS_KEY, WES_S3_SECRET_KEY and WES_S3_BUCKET.");
  return {
    endpoint: wesS3Endpoint,
    region: settings.wesS3Region,
    accessKey: wesS3AccessKey,
    secretKey: wesS3SecretKey,
    bucket: wesS3Bucket,
  };
}
