// The runs: what sequencers produced in one go, and how its upload goes.
import type { Service } from "@isotrail/http";
import { publish } from "./publish.ts";
import { runRoutes } from "./run.routes.ts";
import { run } from "./run.ts";

export const runs: Service = {
  name: "runs",
  peers: [],
  aggregates: [run],
  publish,
  ownEventHandlers: () => [],
  eventHandlers: () => [],
  routes: runRoutes,
};
