// The catalog: projects with their members, and the samples in them.
import type { Service } from "@isotrail/http";
import { accessRoutes } from "./access.routes.ts";
import { projectDeletion } from "./event-handlers.ts";
import { projectRoutes } from "./project.routes.ts";
import { project } from "./project.ts";
import { publish } from "./publish.ts";
import { sampleRoutes } from "./sample.routes.ts";
import { sample } from "./sample.ts";

export const catalog: Service = {
  name: "catalog",
  peers: ["identity"],
  aggregates: [project, sample],
  publish,
  ownEventHandlers: (aggregates) => [projectDeletion(aggregates)],
  eventHandlers: () => [],
  routes(app, context) {
    projectRoutes(app, context);
    sampleRoutes(app, context);
    accessRoutes(app, context);
  },
};
