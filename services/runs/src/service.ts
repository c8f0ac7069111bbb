// Runs: what a sequencer produced in one go, and how its upload goes.
import type { Service } from "@isotrail/http";
import { publish } from "./publish.ts";
import { resources } from "./resources.ts";
import { run } from "./run/aggregate.ts";
import { SEES_ALL_RUNS } from "./run/permissions.ts";
import { runRoutes } from "./run/routes.ts";

export const runs: Service = {
  name: "runs",
  peers: ["identity", "files"],
  feed: { roles: SEES_ALL_RUNS },
  aggregates: [run],
  publish,
  resources,
  routes: runRoutes,
};
