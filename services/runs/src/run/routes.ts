// Sequencing runs over HTTP, and what other services ask about them.
import {
  collectionQuery,
  commandContext,
  historyRoutes,
  Problem,
  type ServiceContext,
  sendListed,
  sendRecord,
  userOf,
} from "@isotrail/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { changeRun } from "../use-cases/change-run.ts";
import { createRun } from "../use-cases/create-run.ts";
import { deleteRun } from "../use-cases/delete-run.ts";
import { historyOfRun } from "./history.ts";
import { accessToRuns, listRuns, readRun } from "./reads.ts";

type AtRun = { Params: { run: string } };
type OfType = { Params: { sequencerType: string } };

export function runRoutes(app: FastifyInstance, service: ServiceContext): void {
  async function create(request: FastifyRequest, reply: FastifyReply, sequencerType?: string) {
    const actor = userOf(request);
    const made = await createRun(service, actor, { body: request.body, sequencerType }, commandContext(request));
    return sendRecord(reply, 201, made.version, made.document);
  }

  app.get("/sequencingrun", async (request, reply) => {
    await sendListed(reply, await listRuns(service, userOf(request), collectionQuery(request)));
    return reply;
  });

  app.post("/sequencingrun", (request, reply) => create(request, reply));

  app.post<OfType>("/sequencingrun/:sequencerType", (request, reply) => {
    const { sequencerType } = request.params;
    // this is the address of a run, not of a model of sequencer
    if (/^\d+$/.test(sequencerType))
      throw new Problem(405, "Request method not supported", { headers: { allow: "GET, HEAD, PATCH, DELETE" } });
    return create(request, reply, sequencerType);
  });

  app.get<AtRun>("/sequencingrun/:run", async (request, reply) => {
    const { version, document } = await readRun(service, userOf(request), request.params.run);
    return sendRecord(reply, 200, version, document);
  });

  app.patch<AtRun>("/sequencingrun/:run", async (request, reply) => {
    const { run } = request.params;
    const changed = await changeRun(service, userOf(request), run, request.body, commandContext(request));
    return sendRecord(reply, 200, changed.version, changed.document);
  });

  app.delete<AtRun>("/sequencingrun/:run", async (request, reply) => {
    const deleted = await deleteRun(service, userOf(request), request.params.run, commandContext(request));
    return sendRecord(reply, 200, deleted.version, deleted.document);
  });

  historyRoutes<{ run: string }>(app, "/sequencingrun/:run", (actor, { run }) => historyOfRun(service, actor, run));

  app.post("/internal/access", (request) => accessToRuns(service, userOf(request), request.body));
}
