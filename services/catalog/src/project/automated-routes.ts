// The automated analyses of a project over HTTP.
import { commandContext, sendLines, sendRecord, userOf } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import type { Catalog } from "../context.ts";
import { addAutomatedAnalysis } from "../use-cases/add-automated-analysis.ts";
import { removeAutomatedAnalysis } from "../use-cases/remove-automated-analysis.ts";
import { listAutomatedAnalyses, readAutomatedAnalysis } from "./automated-reads.ts";

type AtProject = { Params: { project: string } };
type AtAnalysis = { Params: { project: string; analysis: string } };

const ALL = "/projects/:project/automatedAnalyses";

export function automatedRoutes(app: FastifyInstance, catalog: Catalog): void {
  app.get<AtProject>(ALL, async (request, reply) => {
    await sendLines(reply, listAutomatedAnalyses(catalog, userOf(request), request.params.project));
    return reply;
  });

  app.post<AtProject>(ALL, async (request, reply) => {
    const { project } = request.params;
    const added = await addAutomatedAnalysis(catalog, userOf(request), project, request.body, commandContext(request));
    return sendRecord(reply, 201, added.version, added.document);
  });

  app.get<AtAnalysis>(`${ALL}/:analysis`, async (request, reply) => {
    const { version, document } = await readAutomatedAnalysis(catalog, userOf(request), request.params);
    return sendRecord(reply, 200, version, document);
  });

  app.delete<AtAnalysis>(`${ALL}/:analysis`, async (request, reply) => {
    const done = await removeAutomatedAnalysis(catalog, userOf(request), request.params, commandContext(request));
    return sendRecord(reply, 200, done.version, done.document);
  });
}
