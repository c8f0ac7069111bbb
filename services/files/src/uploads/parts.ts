// The parts of an upload's multipart/form-data body (RFC 7578), one after the other as they arrive.
import type { Multipart } from "@fastify/multipart";
import { CommandRejected } from "@isotrail/eventsourcing";
import type { FastifyRequest } from "fastify";
import { bodyLimits, type Limits, type Within } from "./body-limits.ts";
import { baseName } from "./file-name.ts";
import type { Form } from "./form.ts";

const MIB = 1024 * 1024;

/** Its bytes must be read to their end before the next part is asked for. */
export type FilePart = {
  readonly type: "file";
  readonly name: string;
  readonly fileName: string;
  readonly bytes: AsyncIterable<Uint8Array>;
};
/** `value`: text, or what a part of type application/json holds. */
export type ParametersPart = { readonly type: "parameters"; readonly name: string; readonly value: unknown };

const options = {
  limits: { fileSize: Number.POSITIVE_INFINITY, fieldSize: MIB, fieldNameSize: 100, parts: 100, headerPairs: 50 },
  fileHwm: MIB, // while one mebibyte is written, the next arrives
};

export type MultipartBody = Pick<FastifyRequest, "parts" | "raw">;

/**
 * Ends when every file of the form has arrived.
 * @throws Problem 408 for an idle body, 413 for one that is too large; CommandRejected "invalid" for anything but this form
 */
export async function* readParts(
  body: MultipartBody,
  form: Form,
  limits: Limits,
): AsyncGenerator<FilePart | ParametersPart> {
  const { within, end } = bodyLimits(body.raw, limits);
  const seen = new Set<string>();
  try {
    const parts = open(body);
    for (;;) {
      const next = await within(parts.next().catch(malformed));
      if (next.done) break;
      const { fieldname: name } = next.value;
      if (seen.has(name)) throw new CommandRejected("invalid", `The part ${name} was sent twice.`);
      if (form.files.includes(name)) yield filePart(next.value, within);
      else if (form.parameters.includes(name)) yield await parametersPart(next.value, within);
      else {
        await textOf(next.value, within); // "Parts of an upload's form that nobody asked for are passed over"
        continue;
      }
      seen.add(name);
    }
  } finally {
    end();
  }
  const missing = form.files.filter((name) => !seen.has(name));
  if (missing.length > 0)
    throw new CommandRejected("invalid", `The part ${missing.join(" and the part ")} is missing.`);
}

function open(body: MultipartBody) {
  try {
    return body.parts(options);
  } catch (error) {
    return malformed(error);
  }
}

/** What the parser says of a body that was cut off or is malformed. */
function malformed(error: unknown): never {
  const { code } = (error ?? {}) as { code?: unknown };
  if (code === "FST_INVALID_JSON_FIELD_ERROR")
    throw new CommandRejected("invalid", "A part of type application/json is not JSON.");
  const text = error instanceof Error ? error.message : "it cannot be read";
  throw new CommandRejected("invalid", `This is not a whole multipart/form-data body: ${text}.`);
}

function filePart(part: Multipart, within: Within): FilePart {
  const { fieldname: name } = part;
  if (part.type !== "file" || part.filename === undefined)
    throw new CommandRejected("invalid", `The part ${name} must be a file with a file name.`);
  return { type: "file", name, fileName: baseName(part.filename), bytes: chunks(part.file, within) };
}

async function parametersPart(part: Multipart, within: Within): Promise<ParametersPart> {
  return { type: "parameters", name: part.fieldname, value: await textOf(part, within) };
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

/** The value of a part that is no file of the form; it may have been sent as one. @throws CommandRejected "too-large" above 1 MiB */
async function textOf(part: Multipart, within: Within): Promise<unknown> {
  const { fieldname: name } = part;
  if (part.type !== "file") {
    if (part.valueTruncated) throw tooLong(name);
    return part.value;
  }
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const bytes of chunks(part.file, within)) {
    pieces.push(bytes);
    size += bytes.length;
    if (size > MIB) throw tooLong(name);
  }
  return Buffer.concat(pieces).toString("utf8");
}

const tooLong = (name: string) => new CommandRejected("too-large", `The part ${name} is longer than ${MIB} bytes.`);
