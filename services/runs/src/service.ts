// The runs: what sequencers produced in one go, and how its upload goes.
import type { Service } from "@isotrail/http";
import { publish } from "./publish.ts";
import { LIST_READERS, resources } from "./resources.ts";
import { runRoutes } from "./run.routes.ts";
import { run } from "./run.ts";

export const runs: Service = {
  name: "runs",
  peers: [],
  aggregates: [run],
  publish,
  resources,
  feed: { roles: LIST_READERS },
  ownEventHandlers: () => [],
  eventHandlers: () => [],
  routes: runRoutes,
};
