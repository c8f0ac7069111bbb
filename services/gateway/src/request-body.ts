// The body of a request as it arrives: limited in size, timed out when it stalls, never held in memory as a whole.
import type { IncomingMessage } from "node:http";
import { Problem } from "@isotrail/http";

/** Bytes that wait for the upstream before the client is made to wait. */
const HELD = 512 * 1024;

export type BodyLimits = {
  readonly maxBytes: number;
  /** Seconds without a byte after which the body is given up. */
  readonly idleSeconds: number;
};

export const tooLarge = (bytes: number) => new Problem(413, `The body is larger than the limit of ${bytes} bytes.`);
const stalled = (seconds: number) => new Problem(408, `No byte of the body came for ${seconds} seconds.`);
const brokenOff = () => new Problem(400, "The body was cut off.");

/** @throws Problem 413 when the announced length is over the limit */
export function checkAnnounced(raw: IncomingMessage, { maxBytes }: BodyLimits): void {
  if (Number(raw.headers["content-length"]) > maxBytes) throw tooLarge(maxBytes);
}

/**
 * The chunks of a body. Iteration throws Problem 408 or 413, or 400 when the client breaks off, and `failed` then tells it
 * at once, also while nobody asks for the next chunk. After `stop` the rest is read away, so that the client
 * gets to read its answer.
 */
export function bodyOf(raw: IncomingMessage, limits: BodyLimits) {
  const chunks: Buffer[] = [];
  let held = 0;
  let bytes = 0;
  let ended = false;
  let failure: Error | undefined;
  let wake: (() => void) | undefined;
  let tell: (error: Error) => void = () => {};
  const failed = new Promise<never>((_, reject) => {
    tell = reject;
  });
  failed.catch(() => {});

  const idle = setTimeout(() => fail(stalled(limits.idleSeconds)), limits.idleSeconds * 1000);

  function fail(error: Error): void {
    // a client that waits for us is not idle
    if (raw.isPaused() && error instanceof Problem && error.status === 408) return void idle.refresh();
    if (failure || ended) return;
    failure = error;
    tell(error);
    stop();
  }
  function onData(chunk: Buffer): void {
    idle.refresh();
    bytes += chunk.length;
    if (bytes > limits.maxBytes) {
      fail(tooLarge(limits.maxBytes));
      return;
    }
    chunks.push(chunk);
    held += chunk.length;
    if (held >= HELD) raw.pause();
    wake?.();
  }
  const onClose = () => fail(brokenOff());

  function stop(): void {
    ended = true;
    clearTimeout(idle);
    raw.off("data", onData).off("end", stop).off("close", onClose);
    raw.resume();
    wake?.();
  }

  raw.on("error", () => {}); // an abort shows as "close" too
  raw.on("data", onData).on("end", stop).on("close", onClose);

  async function* iterate(): AsyncGenerator<Buffer, void> {
    try {
      for (;;) {
        const chunk = chunks.shift();
        if (chunk) {
          held -= chunk.length;
          if (held === 0) raw.resume();
          yield chunk;
        } else if (failure) throw failure;
        else if (ended) return;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      stop();
    }
  }

  return { [Symbol.asyncIterator]: iterate, failed, stop };
}

/** A small body as a whole. @throws Problem 408, 413, 400 */
export async function wholeBody(raw: IncomingMessage, limits: BodyLimits): Promise<Buffer> {
  checkAnnounced(raw, limits);
  const chunks: Buffer[] = [];
  for await (const chunk of { [Symbol.asyncIterator]: bodyOf(raw, limits)[Symbol.asyncIterator] }) chunks.push(chunk);
  return chunks.length === 1 ? (chunks[0] ?? Buffer.alloc(0)) : Buffer.concat(chunks);
}
