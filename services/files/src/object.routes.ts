// Files, pairs and single objects of samples over HTTP: read, downloaded, deleted, counted.
import { CommandRejected } from "@isotrail/eventsourcing";
import { callerOf, commandContext, pages, type ServiceContext, sendLines, sendRecord } from "@isotrail/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { askRun, sampleFor } from "./access.ts";
import { sendContent, sendFasta } from "./content.ts";
import { type AtFile, finding, type Kind } from "./find.ts";
import { basesOf } from "./object.control.ts";
import { isPair, object } from "./object.ts";
import { fileDocument, fileDocuments, objectDocument, type Stored } from "./object.view.ts";

type AtSample = { Params: { s: string } };
type AtObject = { Params: { s: string; o: string } };

const INDEX = { all: "sample", pairs: "pairsOf", unpaired: "singlesOf" } as const;
/** Samples in one question. */
const MOST = 10_000;
/** Samples whose files are added up at once. */
const AT_ONCE = 16;

export function objectRoutes(app: FastifyInstance, context: ServiceContext): void {
  const { aggregates, stores, peers } = context;
  const { objectOf, fileOf } = finding(aggregates);

  async function* documents(what: keyof typeof INDEX, sample: string) {
    for await (const page of pages(aggregates, object, { index: INDEX[what], value: sample }))
      yield* what === "all" ? page.flatMap(fileDocuments) : page.map(objectDocument);
  }

  const readFile = (kind?: Kind) => async (request: FastifyRequest<AtFile>, reply: FastifyReply) => {
    await sampleFor(peers, request, request.params.s, "read");
    const { stored, file } = await fileOf(request.params, kind);
    const type = wanted(request.headers.accept);
    if (type === "fasta") return sendFasta(request, reply, stores.blobs, file, stored.state.createdDate);
    if (type === "fastq") return sendContent(request, reply, stores.blobs, file, stored.state.createdDate);
    return sendRecord(reply.header("vary", "accept"), 200, stored.version, fileDocument(stored, file));
  };

  async function remove(request: FastifyRequest<AtSample>, find: () => Promise<Stored>) {
    const { projects } = await sampleFor(peers, request, request.params.s, "write");
    const { id, state } = await find();
    const inRun = state.run !== "" && (await askRun(peers, state.run, callerOf(request))).exists;
    await aggregates.execute(
      object,
      id,
      { type: "delete", inRun, projects },
      { ...commandContext(request), freesSpace: true },
    );
    return { refs: { sample: state.sample } };
  }

  const list = (path: string, what: keyof typeof INDEX) =>
    app.get<AtSample>(path, async (request, reply) => {
      await sampleFor(peers, request, request.params.s, "read");
      await sendLines(reply, documents(what, request.params.s));
      return reply;
    });

  const files = "/samples/:s/sequenceFiles";
  list(files, "all");
  app.head<AtFile>(`${files}/:f`, readFile()); // before GET, of which Fastify would make one that reads the file
  app.get<AtFile>(`${files}/:f`, readFile());
  app.delete<AtFile>(`${files}/:f`, (request) =>
    remove(request, async () => {
      const { stored } = await fileOf(request.params);
      if (isPair(stored.id)) throw new CommandRejected("conflict", "This file is one of a pair: delete the pair.");
      return stored;
    }),
  );

  for (const kind of ["pairs", "unpaired"] as const) {
    const one = `${files}/${kind}/:o`;
    list(`${files}/${kind}`, kind);
    app.get<AtObject>(one, async (request, reply) => {
      await sampleFor(peers, request, request.params.s, "read");
      const found = await objectOf(request.params.s, kind, request.params.o);
      return sendRecord(reply, 200, found.version, objectDocument(found));
    });
    app.delete<AtObject>(one, (request) => remove(request, () => objectOf(request.params.s, kind, request.params.o)));
    app.head<AtFile>(`${one}/files/:f`, readFile(kind));
    app.get<AtFile>(`${one}/files/:f`, readFile(kind));
  }

  app.post<AboutSamples>("/internal/counts", async (request) => {
    const samples = samplesIn(request.body);
    const [pairs, singles] = await Promise.all([
      stores.views.countMany(object.view.name, "pairsOf", samples),
      stores.views.countMany(object.view.name, "singlesOf", samples),
    ]);
    return Object.fromEntries(samples.map((id) => [id, 2 * (pairs.get(id) ?? 0) + (singles.get(id) ?? 0)]));
  });

  /** The bases of all files that have a quality-control record, for the coverage of samples. */
  app.post<AboutSamples>("/internal/bases", async (request) => {
    const left = [...samplesIn(request.body)];
    const bases: Record<string, number> = Object.fromEntries(left.map((sample) => [sample, 0]));
    const add = async () => {
      for (let sample = left.pop(); sample !== undefined; sample = left.pop()) {
        let sum = 0;
        for await (const page of pages(aggregates, object, { index: "sample", value: sample }))
          sum += basesOf(page.map(({ state }) => state));
        bases[sample] = sum;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, add));
    return bases;
  });
}

type AboutSamples = { Body: { samples?: unknown } | null };

function samplesIn(body: AboutSamples["Body"]): readonly string[] {
  const { samples } = body ?? {};
  if (!Array.isArray(samples) || samples.length > MOST || !samples.every((id): id is string => typeof id === "string"))
    throw new CommandRejected("invalid", `Ask for an array of at most ${MOST} samples.`);
  return samples;
}

/** "A sequence file is downloaded with Accept application/fastq." The first type that is ours decides. */
function wanted(accept = ""): "json" | "fastq" | "fasta" {
  for (const range of accept.toLowerCase().split(",")) {
    const [type = "", ...rest] = range.split(";").map((part) => part.trim());
    if (rest.some((one) => /^q=0(\.0*)?$/.test(one))) continue;
    if (type === "application/fastq") return "fastq";
    if (type === "application/fasta") return "fasta";
    if (type === "application/json" || type === "*/*" || type === "application/*") return "json";
  }
  return "json";
}
