// Quality-control records of files over HTTP, and their plots as tables and as pictures.
import { Refused } from "@isotrail/eventsourcing";
import { Problem, type ServiceContext, sendRecord } from "@isotrail/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sampleFor } from "./access.ts";
import { type AtFile, finding, type Kind } from "./find.ts";
import { recordDocument, tablesOf } from "./qc-record.ts";

export function qcRoutes(app: FastifyInstance, { journal, peers }: ServiceContext): void {
  const { fileOf } = finding(journal);

  const record = (kind?: Kind) => async (request: FastifyRequest<AtFile>, reply: FastifyReply) => {
    await sampleFor(peers, request, request.params.s, "read");
    const { stored, file } = await fileOf(request.params, kind);
    const { control } = file;
    if (control.step === "failed") {
      const { code, record, offset, message } = control.failure;
      // a client that reads numbers must not find any that nobody counted
      throw new Problem(404, `There is no quality-control record: ${message}`, {
        properties: {
          code: [code],
          ...(record !== null && { record: [String(record)] }),
          ...(offset !== null && { offset: [String(offset)] }),
        },
      });
    }
    if (control.step !== "done") throw new Refused("missing", "There is no quality-control record yet.");
    const tables = await tablesOf(journal, stored.id, file.id);
    const document = recordDocument({ stored, file, createdDate: control.at }, control.summary, tables);
    return sendRecord(reply, 200, stored.version, document);
  };

  const files = "/samples/:s/sequenceFiles";
  app.get<AtFile>(`${files}/:f/qc`, record());
  for (const kind of ["pairs", "unpaired"] as const) app.get<AtFile>(`${files}/${kind}/:o/files/:f/qc`, record(kind));
}
