// What operators set for analyses: the engine that runs them, how many at once, and where workflows and their data lie.
import {
  defaultsTo,
  InvalidSetting,
  integer,
  oneOf,
  optional,
  type SettingsOf,
  setting,
  webAddress,
} from "@isotrail/http";

const ENGINES = ["local", "wes", "none"] as const;

/** Undefined is never. */
function days(given: string | undefined): number | undefined {
  if (given === undefined) return 7;
  if (given === "never") return undefined;
  const value = /^\d{1,5}(\.\d{1,6})?$/.test(given) ? Number(given) : Number.NaN;
  if (!(value >= 0)) throw new InvalidSetting("must be a number of days, as 30 or 0.5, or never");
  return value;
}

export const analysisSettings = {
  workflowEngine: setting(
    "WORKFLOW_ENGINE",
    "local",
    "what runs analyses: local (cwltool on this machine), wes (a server of GA4GH's API), none",
    oneOf("local", ENGINES),
  ),
  workflowSlots: setting("WORKFLOW_SLOTS", "4", "analyses that run at once", integer(4, 1, 1_000)),
  workflowsDir: setting("WORKFLOWS_DIR", "none", "a folder with workflows of your own", optional),
  siteDataDir: setting(
    "SITE_DATA_DIR",
    "DATA_DIR/site-data",
    "reference genomes, typing schemes and databases for workflows",
    defaultsTo("site-data"),
  ),
  workflowWorkDir: setting(
    "WORKFLOW_WORK_DIR",
    "DATA_DIR/analysis/work",
    "where the local engine keeps the files of runs",
    defaultsTo("analysis/work"),
  ),
  workflowIsolation: setting(
    "WORKFLOW_ISOLATION",
    "required",
    "required: the local engine runs nothing where it cannot keep tools away from the network and from other files; or none",
    oneOf("required", ["required", "none"] as const),
  ),
  wesUrl: setting("WES_URL", "none", "the WES server: what comes before /runs", webAddress),
  wesDialect: setting(
    "WES_DIALECT",
    "sapporo",
    "which server it is: sapporo, toil",
    oneOf("sapporo", ["sapporo", "toil"] as const),
  ),
  wesToken: setting("WES_TOKEN", "none", "the bearer token that it asks for", optional),
  wesInputs: setting(
    "WES_INPUTS",
    "attachment",
    "how it gets the sequence files: attachment, or presigned (it fetches them from S3)",
    oneOf("attachment", ["attachment", "presigned"] as const),
  ),
  wesOutputs: setting(
    "WES_OUTPUTS",
    "http for sapporo, shared for toil",
    "how its outputs are fetched: http, s3, or shared (a folder that both see)",
    oneOf(undefined, ["http", "s3", "shared"] as const),
  ),
  wesSharedRoot: setting("WES_SHARED_ROOT", "none", "the shared folder of its outputs", optional),
  wesS3Endpoint: setting("WES_S3_ENDPOINT", "none", "the S3 server of its outputs", webAddress),
  wesS3Region: setting("WES_S3_REGION", "us-east-1", "its region", defaultsTo("us-east-1")),
  wesS3AccessKey: setting("WES_S3_ACCESS_KEY", "none", "its access key", optional),
  wesS3SecretKey: setting("WES_S3_SECRET_KEY", "none", "its secret key", optional),
  wesS3Bucket: setting("WES_S3_BUCKET", "none", "the bucket of its outputs", optional),
  analysisCleanupDays: setting(
    "ANALYSIS_CLEANUP_DAYS",
    "7",
    "days after its end until what a run left at the engine is removed, or never",
    days,
  ),
};

export type AnalysisSettings = SettingsOf<typeof analysisSettings>;
