// The catalog: projects with their members, and the samples in them.
import type { Service } from "@isotrail/http";
import { accessRoutes } from "./access/routes.ts";
import { analysisRoutes } from "./analysis-routes.ts";
import { catalogContext } from "./context.ts";
import { membershipEnd } from "./event-handlers/membership-end.ts";
import { projectDeletion } from "./event-handlers/project-deletion.ts";
import { sampleFiles } from "./event-handlers/sample-files.ts";
import { sampleMerge } from "./event-handlers/sample-merge.ts";
import { catalogHistoryRoutes } from "./history/routes.ts";
import { project } from "./project/aggregate.ts";
import { automatedRoutes } from "./project/automated-routes.ts";
import { projectContent } from "./project/content.ts";
import { groupRoutes } from "./project/group-routes.ts";
import { memberRoutes } from "./project/member-routes.ts";
import { projectRoutes } from "./project/routes.ts";
import { publish } from "./publish.ts";
import { resources } from "./resources.ts";
import { sample } from "./sample/aggregate.ts";
import { metadataRoutes } from "./sample/metadata-routes.ts";
import { sampleRoutes, samplesOfProjectRoutes } from "./sample/routes.ts";

export const catalog: Service = {
  name: "catalog",
  peers: ["identity", "files", "analysis"],
  feed: "readers of the project",
  aggregates: [project, sample],
  sums: projectContent,
  publish,
  resources,
  eventHandlers: (aggregates) => [membershipEnd(aggregates), sampleFiles(aggregates)],
  ownEventHandlers: (aggregates) => [projectDeletion(aggregates), sampleMerge(aggregates)],
  routes(app, service) {
    const context = catalogContext(service);
    projectRoutes(app, context);
    automatedRoutes(app, context);
    memberRoutes(app, context);
    groupRoutes(app, context);
    samplesOfProjectRoutes(app, context);
    sampleRoutes(app, context);
    metadataRoutes(app, context);
    analysisRoutes(app, context);
    accessRoutes(app, context);
    catalogHistoryRoutes(app, context);
  },
};
