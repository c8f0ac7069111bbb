// The body of a request as it arrives: limited in size, timed out when it stalls, never held in memory as a whole.
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { Problem } from "@isotrail/http";
import type { FastifyReply } from "fastify";

/** Bytes that wait for the upstream before the client is made to wait. */
export const HELD = 1024 * 1024;

export type BodyLimits = {
  readonly maxBytes: number;
  /** Seconds without a byte after which the body is given up. */
  readonly idleSeconds: number;
  /** Seconds after which it is given up however it comes; none for uploads, which take as long as they take. */
  readonly totalSeconds?: number;
};

export const tooLarge = (bytes: number) => new Problem(413, `The body is larger than the limit of ${bytes} bytes.`);
const stalled = (seconds: number) => new Problem(408, `No byte of the body came for ${seconds} seconds.`);
const late = (seconds: number) => new Problem(408, `The body did not come within ${seconds} seconds.`);
const brokenOff = () => new Problem(400, "The body was cut off.");

/** Expect: 100-continue (RFC 9110, 10.1.1), answered only after the token check: whoever reads the body asks for it. */
export function expectBody({ headers }: IncomingMessage, reply: FastifyReply): void {
  if (/^100-continue$/i.test(headers.expect ?? "")) reply.raw.writeContinue();
}

/** @throws Problem 413 when the announced length is over the limit */
export function checkAnnounced(raw: IncomingMessage, { maxBytes }: BodyLimits): void {
  if (Number(raw.headers["content-length"]) > maxBytes) throw tooLarge(maxBytes);
}

/**
 * The body as a stream of its own: whoever reads it may destroy it, and the connection stays. It fails with Problem 408 or
 * 413, or 400 when the client breaks off. Once it has ended, in whatever way, the rest of the request is read away, so
 * that the client gets to read its answer.
 */
export function bodyOf(raw: IncomingMessage, limits: BodyLimits): Readable {
  const idle = setTimeout(() => {
    if (raw.isPaused())
      idle.refresh(); // a client that waits for us is not idle
    else body.destroy(stalled(limits.idleSeconds));
  }, limits.idleSeconds * 1000);
  const body = new Readable({
    highWaterMark: HELD,
    read: () => void raw.resume(),
    destroy(error, done) {
      clearTimeout(idle);
      raw.off("data", onData).off("end", onEnd).off("close", onClose);
      raw.resume();
      done(error);
    },
  });
  let bytes = 0;
  const onData = (chunk: Buffer) => {
    idle.refresh();
    bytes += chunk.length;
    if (bytes > limits.maxBytes) body.destroy(tooLarge(limits.maxBytes));
    else if (!body.push(chunk)) raw.pause();
  };
  const onEnd = () => {
    clearTimeout(idle);
    body.push(null);
  };
  const onClose = () => void (raw.complete || body.destroy(brokenOff()));
  raw.on("error", () => {}); // an abort shows as "close" too
  raw.on("data", onData).on("end", onEnd).on("close", onClose);
  return body;
}

/** Resolves with the first byte of the body, or its end, or its failure. */
export function begun(raw: IncomingMessage, body: Readable): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      raw.off("data", done).off("end", done);
      body.off("close", done);
      resolve();
    };
    raw.on("data", done).on("end", done);
    body.on("close", done);
  });
}

/** A small body as a whole. @throws Problem 408, 413, 400 */
export async function wholeBody(raw: IncomingMessage, limits: BodyLimits): Promise<Buffer> {
  checkAnnounced(raw, limits);
  const { totalSeconds } = limits;
  const body = bodyOf(raw, limits);
  const end = totalSeconds && setTimeout(() => body.destroy(late(totalSeconds)), totalSeconds * 1000);
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of body) chunks.push(chunk);
    return Buffer.concat(chunks);
  } finally {
    clearTimeout(end);
  }
}
