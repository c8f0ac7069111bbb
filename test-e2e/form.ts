// Uploads: FASTQ content, multipart forms as clients of the field write them, byte for byte, and requests over a bare socket.
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { gzipSync } from "node:zlib";

export const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** A gzipped FASTQ file of so many reads, different at each call. */
export function fastq(reads = 20): Buffer {
  const lines: string[] = [];
  for (let n = 0; n < reads; n++) {
    const bases = [...randomBytes(60)].map((byte) => "ACGT"[byte % 4]).join("");
    lines.push(`@M01:1:000-A:1:1:${n}:${n} 1:N:0:1`, bases, "+", "I".repeat(60));
  }
  return gzipSync(`${lines.join("\n")}\n`);
}

export type Part = {
  readonly name: string;
  readonly content: Uint8Array | string;
  readonly filename?: string;
  /** The Content-Type of the part; none when absent. */
  readonly type?: string;
};

/** The parts of a form for fetch: files get a Content-Type from the platform. */
export function form(...parts: readonly Part[]): FormData {
  const data = new FormData();
  for (const { name, content, filename, type } of parts) {
    const blob = new Blob([typeof content === "string" ? content : new Uint8Array(content)], type ? { type } : {});
    if (filename === undefined && !type) data.append(name, String(content));
    else data.append(name, blob, filename);
  }
  return data;
}

/** The body of multipart/form-data, exactly as told. */
export function multipart(boundary: string, parts: readonly Part[], { leading = "", trailing = "\r\n" } = {}): Buffer {
  const pieces: (Uint8Array | string)[] = [leading];
  for (const { name, content, filename, type } of parts) {
    pieces.push(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"`);
    if (filename !== undefined) pieces.push(`; filename="${filename}"`);
    if (type) pieces.push(`\r\nContent-Type: ${type}`);
    pieces.push("\r\n\r\n", content, "\r\n");
  }
  pieces.push(`--${boundary}--${trailing}`);
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
}

export type RawAnswer = { readonly status: number; readonly head: string; readonly body: string };

/** A request over a bare socket: `write` may send, wait and cut as it likes. Gives what came back until the end. */
export async function overSocket(
  href: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  write: (socket: Socket) => void | Promise<void>,
): Promise<RawAnswer> {
  const { hostname, port, pathname } = new URL(href);
  const socket = connect(Number(port || 80), hostname);
  socket.setTimeout(60_000, () => socket.destroy(new Error("no answer for 60 s")));
  let received = "";
  let failure: Error | undefined;
  socket.on("data", (chunk) => (received += chunk.toString("latin1")));
  socket.on("error", (error) => (failure = error));
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  await once(socket, "connect");
  const lines = Object.entries({ host: `${hostname}:${port}`, connection: "close", ...headers });
  socket.write(
    `${method} ${pathname} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`,
  );
  await write(socket);
  await closed;
  const last = received.replace(/^HTTP\/1\.1 100[^\r]*\r\n\r\n/, "");
  const end = last.indexOf("\r\n\r\n");
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(last)?.[1] ?? Number.NaN);
  if (Number.isNaN(status)) throw failure ?? new Error("the connection was closed without an answer");
  return { status, head: last.slice(0, end), body: last.slice(end + 4) };
}

/** Sends in chunks of the transfer coding "chunked". */
export function chunked(socket: Socket, bytes: Buffer, size: number): void {
  for (let at = 0; at < bytes.length; at += size) {
    const piece = bytes.subarray(at, at + size);
    socket.write(`${piece.length.toString(16)}\r\n`);
    socket.write(piece);
    socket.write("\r\n");
  }
  socket.write("0\r\n\r\n");
}
