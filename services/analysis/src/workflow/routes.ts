// Workflows over HTTP.
import { CommandRejected } from "@isotrail/eventsourcing";
import { sendLines, sendRecord, userOf } from "@isotrail/http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { forbidden } from "../access.ts";
import type { Analysis } from "../context.ts";
import { mayAnalyse } from "../submission/permissions.ts";
import { workflowDocument } from "./document.ts";

type AtWorkflow = { Params: { workflow: string } };

/** Whether it can run changes without an event, so that the record has no version of its own. */
const VERSION = 0;

export function workflowRoutes(app: FastifyInstance, { workflows, readiness }: Analysis): void {
  async function* all() {
    for (const workflow of workflows.all()) yield workflowDocument(workflow, await readiness.why(workflow.id));
  }

  app.get("/workflows", async (request, reply) => {
    requireAnalyst(request);
    await sendLines(reply, all());
    return reply;
  });

  app.get<AtWorkflow>("/workflows/:workflow", async (request, reply) => {
    requireAnalyst(request);
    const workflow = workflows.byId(request.params.workflow);
    if (!workflow) throw new CommandRejected("missing", "There is no such workflow.");
    return sendRecord(reply, 200, VERSION, workflowDocument(workflow, await readiness.why(workflow.id)));
  });
}

function requireAnalyst(request: FastifyRequest): void {
  if (!mayAnalyse(userOf(request))) throw forbidden();
}
