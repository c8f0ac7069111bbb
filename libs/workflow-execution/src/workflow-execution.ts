// Workflows as data, and the port of the engines that run them.
export * from "./engine.ts";
export * from "./workflow.ts";
