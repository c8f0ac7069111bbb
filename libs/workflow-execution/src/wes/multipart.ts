// A form of fields and files, streamed: no file is in memory as a whole, and the length is known before it is sent.
import { createHash, randomBytes } from "node:crypto";

export type FormFile = {
  readonly fileName: string;
  readonly size: number;
  readonly sha256?: string;
  open(signal: AbortSignal): Promise<AsyncIterable<Uint8Array>>;
};

export type Multipart = {
  readonly contentType: string;
  readonly contentLength: number;
  pieces(signal: AbortSignal): AsyncIterable<Uint8Array>;
};

const END_OF_LINE = Buffer.from("\r\n");

/** @param files are all sent as `fileField`; their names need no quoting */
export function multipart(
  fields: Readonly<Record<string, string>>,
  fileField: string,
  files: readonly FormFile[],
): Multipart {
  const boundary = `isotrail-${randomBytes(16).toString("hex")}`;
  const head = (disposition: string) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`);
  const fieldParts = Object.entries(fields).map(([name, value]) =>
    Buffer.concat([head(`name="${name}"`), Buffer.from(`\r\n${value}\r\n`)]),
  );
  const fileParts = files.map((file) => ({
    file,
    head: Buffer.concat([head(dispositionOf(fileField, file)), BINARY]),
  }));
  const end = Buffer.from(`--${boundary}--\r\n`);
  const lengths = [...fieldParts, ...fileParts.map((part) => part.head), end].map(({ length }) => length);
  const bytesOfFiles = files.map(({ size }) => size + END_OF_LINE.length);

  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    contentLength: [...lengths, ...bytesOfFiles].reduce((sum, length) => sum + length, 0),
    async *pieces(signal) {
      yield* fieldParts;
      for (const part of fileParts) {
        yield part.head;
        yield* checked(part.file, signal);
        yield END_OF_LINE;
      }
      yield end;
    },
  };
}

const BINARY = Buffer.from("Content-Type: application/octet-stream\r\n\r\n");

const dispositionOf = (field: string, { fileName }: FormFile): string => `name="${field}"; filename="${fileName}"`;

/** What is not as it was stored breaks off the upload, so that the server never has the whole of it. */
async function* checked(file: FormFile, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const { fileName, size, sha256 } = file;
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const piece of await file.open(signal)) {
    bytes += piece.length;
    if (bytes > size) break;
    hash.update(piece);
    yield piece;
  }
  if (bytes !== size) throw new Error(`${fileName} has not the ${size} bytes that it should have`);
  if (sha256 !== undefined && hash.digest("hex") !== sha256)
    throw new Error(`${fileName} has changed since it was stored`);
}
