// The bytes of one request as they come. One that breaks off or is interrupted ends: what came is kept. That is what makes an
// upload resumable.
import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { Problem } from "@isotrail/http";
import { bodyLimits, type Limits } from "../uploads/body-limits.ts";

const MIB = 1024 * 1024;

export type GoBody = {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Why it ended before its end, if it did. */
  failure(): Problem | undefined;
};

/** @param limits `maxUploadBytes`: what is left of the upload */
export function bodyOf(raw: IncomingMessage, limits: Limits, interrupted: AbortSignal): GoBody {
  let failure: Problem | undefined;
  return {
    failure: () => failure,
    bytes: pieces(raw, limits, interrupted, (problem) => {
      failure ??= problem;
    }),
  };
}

async function* pieces(
  raw: IncomingMessage,
  limits: Limits,
  interrupted: AbortSignal,
  fail: (problem: Problem) => void,
): AsyncGenerator<Uint8Array> {
  const { within, end } = bodyLimits(raw, limits);
  const through = raw.pipe(new PassThrough({ highWaterMark: MIB }));
  through.on("error", () => {}); // its reader is told, if there is one
  const close = () => raw.complete || through.destroy(new Problem(400, "The body was cut off."));
  const interrupt = () => through.destroy(new Problem(409, "This upload goes on by another request."));
  if (raw.destroyed) close();
  raw.once("close", close);
  interrupted.addEventListener("abort", interrupt);
  if (interrupted.aborted) interrupt();
  let left = limits.maxUploadBytes;
  const iterator = through[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await within(iterator.next());
      if (next.done) return;
      const piece = next.value as Uint8Array;
      if (piece.length > left) throw new Problem(413, "There are more bytes than the upload was to have.");
      left -= piece.length;
      yield piece;
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    fail(error);
  } finally {
    end();
    raw.off("close", close);
    interrupted.removeEventListener("abort", interrupt);
    raw.unpipe(through);
    through.destroy();
  }
}
