// The body of an upload, part by part, from the wire to the store: with its limits in size and in time.
import type { Multipart } from "@fastify/multipart";
import { type BlobDigest, type Blobs, CommandRejected } from "@isotrail/eventsourcing";
import { Problem } from "@isotrail/http";
import type { FastifyRequest } from "fastify";
import { baseName } from "./file-name.ts";

const MIB = 1024 * 1024;
/** Milliseconds between two looks at an idle body. */
const LOOK = 250;

export type StoredPart = BlobDigest & { readonly blob: string; readonly fileName: string };
export type Parts = { readonly files: Map<string, StoredPart>; readonly fields: Map<string, unknown> };

export type Reading = {
  readonly blobs: Blobs;
  /** Names of the parts that are files, and of the others. */
  readonly files: readonly string[];
  readonly fields: readonly string[];
  readonly maxBytes: number;
  readonly idleSeconds: number;
  /** Gives the key of the next blob, before its first byte is written. */
  begin(): string;
  /** Told of each field when it has come. */
  came(name: string, value: unknown): Promise<void>;
};

const options = {
  limits: { fileSize: Number.POSITIVE_INFINITY, fieldSize: MIB, fieldNameSize: 100, parts: 8, headerPairs: 50 },
  fileHwm: MIB, // while one mebibyte is written, the next comes
};

/**
 * Reads the whole body; each file is durable when it resolves.
 * @throws Problem 408 when no byte comes for so long, 413 over the limit; Refused "invalid" when it is not such a form
 */
export async function readBody(request: FastifyRequest, reading: Reading): Promise<Parts> {
  const limits = watch(request, reading);
  const read: Parts = { files: new Map(), fields: new Map() };
  try {
    const parts = open(request);
    for (;;) {
      const next = await limits.within(parts.next().catch(malformed));
      if (next.done) break;
      await take(next.value, read, reading, limits.within);
    }
  } finally {
    limits.end();
  }
  const missing = reading.files.filter((name) => !read.files.has(name));
  if (missing.length > 0)
    throw new CommandRejected("invalid", `The part ${missing.join(" and the part ")} is missing.`);
  return read;
}

function open(request: FastifyRequest) {
  try {
    return request.parts(options);
  } catch (error) {
    return malformed(error);
  }
}

/** What the parser says of a cut or malformed body. */
function malformed(error: unknown): never {
  const text = error instanceof Error ? error.message : "it cannot be read";
  throw new CommandRejected("invalid", `This is not a whole multipart/form-data body: ${text}.`);
}

type Within = <T>(waiting: Promise<T>) => Promise<T>;

async function take(part: Multipart, read: Parts, reading: Reading, within: Within): Promise<void> {
  const { fieldname: name } = part;
  if (read.files.has(name) || read.fields.has(name))
    throw new CommandRejected("invalid", `The part ${name} came twice.`);
  const expected = [...reading.files, ...reading.fields];
  if (!expected.includes(name))
    throw new CommandRejected("invalid", `The part ${name} is not expected. Send ${expected.join(", ")}.`);
  if (reading.fields.includes(name)) {
    const value = part.type === "file" ? await small(name, part.file, within) : part.value;
    if (part.type === "field" && part.valueTruncated) throw tooLong(name);
    read.fields.set(name, value);
    await reading.came(name, value);
    return;
  }
  if (part.type !== "file" || part.filename === undefined)
    throw new CommandRejected("invalid", `The part ${name} must be a file with a file name.`);
  const fileName = baseName(part.filename);
  const blob = reading.begin();
  const facts = await reading.blobs.write(blob, chunks(part.file, within));
  read.files.set(name, { ...facts, blob, fileName });
}

/** The bytes of a file part; a limit ends it in the middle. */
async function* chunks(file: NodeJS.ReadableStream, within: Within): AsyncGenerator<Uint8Array> {
  const iterator = file[Symbol.asyncIterator]();
  for (;;) {
    const next = await within(iterator.next().catch(malformed));
    if (next.done) return;
    yield next.value as Uint8Array;
  }
}

/** A parameters part that was sent as a file. */
async function small(name: string, file: NodeJS.ReadableStream, within: Within): Promise<string> {
  let text = "";
  for await (const bytes of chunks(file, within)) {
    text += Buffer.from(bytes).toString("latin1");
    if (text.length > MIB) throw tooLong(name);
  }
  return Buffer.from(text, "latin1").toString("utf8");
}

const tooLong = (name: string) => new CommandRejected("too-large", `The part ${name} is longer than ${MIB} bytes.`);

/** Rejects whatever is waited for when the body is too large or has stood still for too long. */
function watch(request: FastifyRequest, { maxBytes, idleSeconds }: Reading) {
  const { raw } = request;
  const tooLarge = () => new Problem(413, `An upload must have at most ${maxBytes} bytes.`);
  if (Number(raw.headers["content-length"] ?? 0) > maxBytes) throw tooLarge();
  let received = 0;
  let last = performance.now();
  let failure: Problem | undefined;
  let interrupt: ((failure: Problem) => void) | undefined;
  const reject = (problem: Problem) => {
    failure ??= problem;
    interrupt?.(failure);
  };
  const onData = (bytes: Uint8Array) => {
    received += bytes.length;
    last = performance.now();
    if (received > maxBytes) reject(tooLarge());
  };
  raw.on("data", onData);
  const looking = setInterval(() => {
    // a body that we do not take is not the client's fault
    if (raw.isPaused() || raw.complete) last = performance.now();
    if (performance.now() - last < idleSeconds * 1000) return;
    reject(new Problem(408, `No byte of the body came for ${idleSeconds} seconds.`));
  }, LOOK);
  return {
    // one wait at a time; a race against one long-lived promise would keep every chunk until the end
    within: <T>(waiting: Promise<T>): Promise<T> =>
      new Promise((resolve, refuse) => {
        if (failure) return refuse(failure);
        interrupt = refuse;
        waiting.then(resolve, refuse);
      }),
    end() {
      clearInterval(looking);
      raw.off("data", onData);
    },
  };
}
