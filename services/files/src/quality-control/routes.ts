// Quality-control records of files over HTTP, and their plots as tables and as pictures.
import { hash } from "node:crypto";
import { type AggregateStore, CommandRejected } from "@isotrail/eventsourcing";
import {
  callerOf,
  checkMatch,
  notModified,
  Problem,
  preferredType,
  type ServiceContext,
  sendRecord,
} from "@isotrail/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { requireSample, whereaboutsOf } from "../access.ts";
import { type FilePath, findFileOf, type ObjectPath } from "../sequencing-object/find.ts";
import type { Kind } from "../sequencing-object/kind.ts";
import type { Failure } from "../sequencing-object/state.ts";
import { type Controlled, plotDocument, recordDocument } from "./document.ts";
import { pictureOf } from "./picture.ts";
import { isPlot, PLOTS } from "./plots.ts";
import { tablesOf } from "./tables.ts";

type Path = ObjectPath & FilePath;
type AtFile = { Params: Path };
type AtPlot = { Params: Path & { readonly plot: string } };

const SVG = "image/svg+xml";
/** A browser that opens the picture by itself runs and loads nothing for it. */
const POLICY = "default-src 'none'";

export function qualityControlRoutes(app: FastifyInstance, { aggregates, peers }: ServiceContext): void {
  for (const kind of ["pairs", "unpaired"] as const) {
    const url = `/samples/:sample/sequenceFiles/${kind}/:object/files/:file/qc`;

    app.get<AtFile>(url, async (request, reply) => {
      await requireSample(peers, callerOf(request), request.params.sample, "read");
      const controlled = await findControlled(aggregates, kind, request.params);
      return sendRecord(reply, 200, controlled.object.version, recordDocument(controlled));
    });

    app.get<AtPlot>(`${url}/plots/:plot`, async (request, reply) => {
      await requireSample(peers, callerOf(request), request.params.sample, "read");
      const controlled = await findControlled(aggregates, kind, request.params);
      const { plot } = request.params;
      if (!isPlot(plot))
        throw new CommandRejected("missing", `This plot does not exist. There are ${Object.keys(PLOTS).join(", ")}.`);
      reply.header("vary", "accept");
      if (preferredType(request.headers.accept, [SVG]) === SVG) {
        const { name } = await whereaboutsOf(peers, request.params.sample);
        return sendPicture(request, reply, pictureOf(plot, name ?? "", controlled));
      }
      return sendRecord(reply, 200, controlled.object.version, plotDocument(controlled, plot));
    });
  }
}

/** @throws CommandRejected "missing" while there is no record, Problem 404 with the fault when there will be none */
async function findControlled(aggregates: AggregateStore, kind: Kind, path: Path): Promise<Controlled> {
  const found = await findFileOf(aggregates, kind, path);
  const { qualityControl } = found.file;
  if (qualityControl.step === "failed") throw withoutRecord(qualityControl.failure);
  if (qualityControl.step !== "completed")
    throw new CommandRejected("missing", "There is no quality-control record yet.");
  const tables = await tablesOf(aggregates, found.object.id, found.file.id);
  return { ...found, createdDate: qualityControl.at, summary: qualityControl.summary, tables };
}

/** Not a record of zeros: a client that reads numbers must find none that nobody counted. */
function withoutRecord({ code, record, offset, message }: Failure): Problem {
  const properties = {
    code: [code],
    ...(record !== null && { record: [String(record)] }),
    ...(offset !== null && { offset: [String(offset)] }),
  };
  return new Problem(404, `There is no quality-control record: ${message}`, { properties });
}

function sendPicture(request: FastifyRequest, reply: FastifyReply, picture: string) {
  const etag = `"${hash("sha256", picture, "base64url").slice(0, 22)}"`;
  checkMatch(request, etag);
  reply.headers({ etag, "cache-control": "private, no-cache", "content-security-policy": POLICY });
  if (notModified(request, etag)) return reply.code(304).send();
  return reply.type(SVG).send(picture);
}
