// Quality-control records of files over HTTP, and their plots as tables and as pictures.
import { CommandRejected } from "@isotrail/eventsourcing";
import { etagOf, Problem, type ServiceContext, sendRecord } from "@isotrail/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sampleFor } from "./access.ts";
import { type AtFile, finding, type Kind } from "./find.ts";
import type { Failure } from "./object.state.ts";
import { isPlot, PLOTS, pictureOf } from "./qc-plots.ts";
import { plotDocument, recordDocument, tablesOf } from "./qc-record.ts";

type AtPlot = { Params: AtFile["Params"] & { plot: string } };

const SVG = "image/svg+xml";

export function qcRoutes(app: FastifyInstance, { aggregates, peers }: ServiceContext): void {
  const { fileOf } = finding(aggregates);

  async function controlled(request: FastifyRequest<AtFile>, kind: Kind) {
    await sampleFor(peers, request, request.params.s, "read");
    const { stored, file } = await fileOf(request.params, kind);
    const { control } = file;
    if (control.step === "failed") throw failed(control.failure);
    if (control.step !== "done") throw new CommandRejected("missing", "There is no quality-control record yet.");
    const tables = await tablesOf(aggregates, stored.id, file.id);
    return { stored, file, createdDate: control.at, summary: control.summary, tables };
  }

  const record = (kind: Kind) => async (request: FastifyRequest<AtFile>, reply: FastifyReply) => {
    const { summary, tables, ...where } = await controlled(request, kind);
    return sendRecord(reply, 200, where.stored.version, recordDocument(where, summary, tables));
  };

  const plot = (kind: Kind) => async (request: FastifyRequest<AtPlot>, reply: FastifyReply) => {
    const { plot: name } = request.params;
    const { summary, tables, ...where } = await controlled(request, kind);
    if (!isPlot(name))
      throw new CommandRejected("missing", `There is no such plot. There are ${Object.keys(PLOTS).join(", ")}.`);
    reply.header("vary", "accept");
    if (request.headers.accept !== SVG)
      return sendRecord(reply, 200, where.stored.version, plotDocument(where, name, tables));
    const picture = pictureOf(name, tables.plots, summary.encoding);
    if (picture === undefined) throw new Problem(406, "This plot can be had as application/json.");
    return reply.header("etag", etagOf(where.stored.version)).type(SVG).send(picture);
  };

  for (const kind of ["pairs", "unpaired"] as const) {
    const file = `/samples/:s/sequenceFiles/${kind}/:o/files/:f`;
    app.get<AtFile>(`${file}/qc`, record(kind));
    app.get<AtPlot>(`${file}/qc/plots/:plot`, plot(kind));
  }
}

/** Without a record: a client that reads numbers must not find any that nobody counted. */
function failed({ code, record, offset, message }: Failure): Problem {
  const where = {
    ...(record !== null && { record: [String(record)] }),
    ...(offset !== null && { offset: [String(offset)] }),
  };
  return new Problem(404, `There is no quality-control record: ${message}`, { properties: { code: [code], ...where } });
}
