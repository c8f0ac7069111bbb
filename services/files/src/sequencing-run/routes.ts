// The files of sequencing runs over HTTP: listed, linked, counted.
import { callerOf, commandContext, type ServiceContext, sendLines, sendRecord, userOf } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import { requireReadableRun } from "../access.ts";
import { filesOfRun } from "../sequencing-object/across-samples.ts";
import { objectRefs } from "../sequencing-object/document.ts";
import { stateAsked } from "../sequencing-object/list.ts";
import type { FilesSettings } from "../settings.ts";
import { linkToRun } from "../use-cases/link-to-run.ts";
import { countsOfRuns, findObjectOfRun, runsIn } from "./reads.ts";

type AtRun = { Params: { run: string } };
type Listing = AtRun & { Querystring: { processingState?: unknown } };
type AtObject = { Params: { run: string; object: string } };

const FILES = "/sequencingrun/:run/sequenceFiles";

export function runFileRoutes(app: FastifyInstance, service: ServiceContext<FilesSettings>): void {
  app.get<Listing>(FILES, async (request, reply) => {
    const { run } = request.params;
    const state = stateAsked(request.query);
    await requireReadableRun(service.peers, callerOf(request), run);
    await sendLines(reply, filesOfRun(service, callerOf(request), run, state));
    return reply;
  });

  app.post<AtRun>(FILES, async (request, reply) => {
    const { version, document } = await linkToRun(
      service,
      userOf(request),
      request.params.run,
      request.body,
      commandContext(request),
    );
    return sendRecord(reply, 201, version, document);
  });

  app.get<AtObject>(`${FILES}/:object`, async (request) => {
    await requireReadableRun(service.peers, callerOf(request), request.params.run);
    return { refs: objectRefs(await findObjectOfRun(service, callerOf(request), request.params)) };
  });

  app.post<{ Body: unknown }>("/internal/run-counts", async (request) =>
    countsOfRuns(service.aggregates, runsIn(callerOf(request), request.body)),
  );
}
