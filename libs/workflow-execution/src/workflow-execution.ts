// Workflows as data, and the port of the engines that run them.
export * from "./engine.ts";
export * from "./job/job.ts";
export { InvalidParameters, type ParameterValues, readParameters } from "./job/parameters.ts";
export { type SiteDataParameter, siteDataNames } from "./job/site-data.ts";
export * from "./local/local.ts";
export { findProgram, OWN_PYTHON } from "./local/machine.ts";
export * from "./metadata.ts";
export * from "./prokka-database.ts";
export * from "./registry/registry.ts";
export type { OutputBucket, OutputPlace, WesSettings } from "./wes/settings.ts";
export { openWesEngine } from "./wes/wes.ts";
export * from "./workflow.ts";
