// Uploads: one file or a pair to a sample, streamed to the store, told of when the bytes are durable.
import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import multipart from "@fastify/multipart";
import {
  ClaimConflict,
  type CommandContext,
  CommandRejected,
  parseStream,
  StoreFull,
  StoreUnavailable,
} from "@isotrail/eventsourcing";
import {
  commandContext,
  drainUnreadBody,
  Problem,
  problemOf,
  type ServiceContext,
  sendRecord,
  userOf,
} from "@isotrail/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { runFor, sampleFor } from "./access.ts";
import { type Parts, readBody, type StoredPart } from "./body.ts";
import { isReversed } from "./file-name.ts";
import { type InFlight, newBlobKey } from "./in-flight.ts";
import { type NewFile, object, type Upload } from "./object.ts";
import { fileDocuments, objectDocument, type Stored } from "./object.view.ts";
import { noParameters, type Parameters, readParameters } from "./parameters.ts";
import type { FilesSettings } from "./settings.ts";

type AtSample = { Params: { s: string } };
type Kind = { name: "pair" | "single"; layout: string; files: readonly string[]; fields: readonly string[] };

const SINGLE: Kind = { name: "single", layout: "SINGLE_END", files: ["file"], fields: ["parameters"] };
const PAIR: Kind = {
  name: "pair",
  layout: "PAIRED_END",
  files: ["file1", "file2"],
  fields: ["parameters1", "parameters2"],
};

export async function uploadRoutes(
  app: FastifyInstance,
  context: ServiceContext<FilesSettings>,
  inFlight: InFlight,
): Promise<void> {
  await app.register(multipart);
  const { aggregates, stores, peers, settings } = context;
  const nextFiles = inTurn((count: number) => numbers(count, () => stores.ids.next("file")));

  async function receive(request: FastifyRequest<AtSample>, kind: Kind): Promise<Stored> {
    userOf(request);
    if (!request.isMultipart()) throw new Problem(415, "Send the files as multipart/form-data.");
    const sample = request.params.s;
    const waited = waiting(settings.bodyIdleSeconds * 1000);
    await waited(() => sampleFor(peers, request, sample, "write"));
    const mine: string[] = [];
    try {
      const parts = await readBody(request, {
        blobs: stores.blobs,
        files: kind.files,
        fields: kind.fields,
        maxBytes: settings.maxUploadBytes,
        idleSeconds: settings.bodyIdleSeconds,
        begin() {
          const blob = newBlobKey(stores.eventLog.id);
          mine.push(blob);
          inFlight.add(blob);
          return blob;
        },
        async came(name, value) {
          const { run } = readParameters(name, value);
          if (run && !isKeyed(request)) await waited(() => runFor(peers, request, run, kind.layout));
        },
      });
      const { run, files } = filesOf(kind, parts);
      const allowed = async () => {
        if (run) await waited(() => runFor(peers, request, run, kind.layout));
      };
      const { projects } = await waited(() => sampleFor(peers, request, sample, "write"));
      const stored = await tell(request, kind, { sample, run, projects, files }, allowed);
      const used = stored.state.files.map(({ blob }) => blob);
      await discard(mine.filter((blob) => !used.includes(blob))); // it was there already: the first answer again
      await stillThere(request, stored);
      return stored;
    } catch (error) {
      // after a lost answer nobody knows whether the event is there: the sweep finds out
      if (!(error instanceof LostAnswer)) await discard(mine);
      throw error;
    } finally {
      for (const blob of mine) inFlight.delete(blob);
    }
  }

  const discard = (unused: readonly string[]) =>
    Promise.all(
      unused.map((blob) =>
        stores.blobs
          .remove(blob)
          .catch((error) => context.logger.warn({ error }, "an unused blob is left to the sweep")),
      ),
    );

  /** `allowed` is asked of a new upload only: the first answer is given again whatever has become of the run. */
  async function tell(
    request: FastifyRequest,
    kind: Kind,
    wanted: Upload,
    allowed: () => Promise<void>,
  ): Promise<Stored> {
    const ids = await nextFiles(wanted.files.length);
    const upload = { ...wanted, files: wanted.files.map((file, n) => ({ ...file, id: ids[n] ?? "" })) };
    const newId = async () => {
      await allowed();
      return `${kind.name}-${await stores.ids.next(kind.name)}`;
    };
    const command = () => ({ type: "upload", upload }) as const;
    try {
      return await aggregates.create(object, newId, command, uploadContext(request, wanted));
    } catch (error) {
      if (error instanceof ClaimConflict) return aggregates.load(object, parseStream(error.stream).id);
      if (error instanceof StoreUnavailable) throw new LostAnswer(error);
      throw error;
    }
  }

  /** A sample that was deleted between the last question and the event takes the files with it. */
  async function stillThere(request: FastifyRequest, { id, state }: Stored): Promise<void> {
    try {
      await sampleFor(peers, request, state.sample, "read");
    } catch (error) {
      if (!(error instanceof CommandRejected && error.kind === "missing")) return; // the files are there: that is the answer
      await aggregates.execute(
        object,
        id,
        { type: "delete", inRun: state.run !== "", projects: state.projects },
        { ...commandContext(request), idempotencyKey: undefined },
      );
      throw new Gone(error.message);
    }
  }

  const route = (path: string, kind: Kind, answer: (stored: Stored) => object) =>
    app.post<AtSample>(path, {
      onSend: drainUnreadBody,
      errorHandler: refuse,
      handler: async (request, reply) => {
        const stored = await receive(request, kind);
        return sendRecord(reply, 201, stored.version, answer(stored));
      },
    });
  const file = (stored: Stored) => fileDocuments(stored)[0] ?? {};
  route("/samples/:s/sequenceFiles", SINGLE, file);
  route("/samples/:s/sequenceFiles/unpaired", SINGLE, file);
  route("/samples/:s/sequenceFiles/pairs", PAIR, objectDocument);
}

const isKeyed = ({ headers }: FastifyRequest) => headers["idempotency-key"] !== undefined;

/** The append was sent, and nobody knows whether it was stored. */
class LostAnswer extends Error {
  constructor(cause: unknown) {
    super("The upload may or may not have been stored.", { cause });
  }
}

/** The object was told of and deleted again: its blobs belong to its stream. */
class Gone extends LostAnswer {
  readonly refused: CommandRejected;
  constructor(message: string) {
    super(undefined);
    this.refused = new CommandRejected("missing", message);
  }
}

/** "Both parameter parts must name the same run else 400." The forward file comes first. */
function filesOf({ files: names, fields }: Kind, parts: Parts): { run: string; files: NewFile[] } {
  const parameters = fields.map((name) =>
    parts.fields.has(name) ? readParameters(name, parts.fields.get(name)) : noParameters,
  );
  const runs = new Set(parameters.map(({ run }) => run));
  if (fields.every((name) => parts.fields.has(name)) && runs.size > 1)
    throw new CommandRejected("invalid", "Both files of a pair must be of the same sequencing run.");
  const files = names.map((name, n) => fileOf(parts.files.get(name), parameters[n] ?? noParameters));
  const [first, second] = files;
  if (first && second && isReversed(first.fileName, second.fileName)) files.reverse();
  return { run: [...runs].find((run) => run !== "") ?? "", files };
}

function fileOf(part: StoredPart | undefined, { properties }: Parameters): NewFile {
  if (!part) throw new CommandRejected("invalid", "A file is missing.");
  return { id: "", ...part, properties };
}

/** An Idempotency-Key stands for this request, names and bytes included. */
function uploadContext(request: FastifyRequest, { files }: Upload): CommandContext {
  const context = commandContext(request);
  if (!context.idempotencyKey) return context;
  const told = JSON.stringify([request.url, files.map(({ fileName, size, sha256 }) => [fileName, size, sha256])]);
  return {
    ...context,
    idempotencyKey: { key: context.idempotencyKey.key, fingerprint: createHash("sha256").update(told).digest("hex") },
  };
}

/** "A store that is away is waited for up to a minute": all questions of one upload together. */
function waiting(patience: number) {
  return async <T>(ask: () => Promise<T>): Promise<T> => {
    const end = performance.now() + patience;
    for (let pause = 50; ; pause = Math.min(pause * 2, 2_000)) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof StoreUnavailable) || performance.now() + pause > end) throw error;
      }
      await sleep(pause);
    }
  };
}

/** "An upload never gets 429 or 5xx, which hang the clients of this field." */
function refuse(error: unknown, request: FastifyRequest, _reply: FastifyReply): never {
  if (error instanceof Gone) throw error.refused;
  const full = error instanceof StoreFull || (error instanceof Problem && error.status === 507);
  if (full) throw new Problem(413, "There is no space left to store this.");
  const problem = problemOf(error);
  if (problem.status < 500 && problem.status !== 429) throw error;
  request.log.error({ err: error, request: request.id }, "an upload failed for a reason of ours");
  throw new Problem(408, "The upload could not be stored at the moment. Send it again.");
}

/** One call after the other, so that the numbers of a pair's files are neighbours. */
function inTurn<Argument, Result>(work: (argument: Argument) => Promise<Result>) {
  let last: Promise<unknown> = Promise.resolve();
  return (argument: Argument): Promise<Result> => {
    const turn = last.then(() => work(argument));
    last = turn.catch(() => {});
    return turn;
  };
}

async function numbers(count: number, next: () => Promise<number>): Promise<string[]> {
  const given: string[] = [];
  for (let n = 0; n < count; n++) given.push(String(await next()));
  return given;
}
