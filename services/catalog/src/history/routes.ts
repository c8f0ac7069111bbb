// The history of projects and samples over HTTP.
import { historyRoutes } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import type { Catalog } from "../context.ts";
import { historyOfProject } from "./project.ts";
import { historyOfSample } from "./sample.ts";

export function catalogHistoryRoutes(app: FastifyInstance, catalog: Catalog): void {
  historyRoutes<{ project: string }>(app, "/projects/:project", (actor, { project }) =>
    historyOfProject(catalog, actor, project),
  );
  historyRoutes<{ sample: string }>(app, "/samples/:sample", (actor, { sample }) =>
    historyOfSample(catalog, actor, sample),
  );
}
