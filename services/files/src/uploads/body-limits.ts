// The limits of an upload's body, in size and in time.
import type { IncomingMessage } from "node:http";
import { Problem } from "@isotrail/http";

/** Milliseconds between two looks at whether the body is idle. */
const LOOK_EVERY = 250;

export type Limits = { readonly maxUploadBytes: number; readonly bodyIdleSeconds: number };

/** What the promise gives, unless a limit is met first. */
export type Within = <T>(promise: Promise<T>) => Promise<T>;

/**
 * `within` rejects with 413 when the body is too large and with 408 when no byte of it came for so long. It waits for one
 * promise at a time: a race against one long-lived promise would keep every chunk until the end. `end` stops the watch.
 * @throws Problem 413 at once when the announced length is too large
 */
export function bodyLimits(
  body: IncomingMessage,
  { maxUploadBytes, bodyIdleSeconds }: Limits,
): { within: Within; end(): void } {
  const tooLarge = () => new Problem(413, `An upload must have at most ${maxUploadBytes} bytes.`);
  if (Number(body.headers["content-length"] ?? 0) > maxUploadBytes) throw tooLarge();
  let received = 0;
  let last = performance.now();
  let failure: Problem | undefined;
  let interrupt: ((failure: Problem) => void) | undefined;
  const fail = (problem: Problem) => {
    failure ??= problem;
    interrupt?.(failure);
  };
  const onData = (bytes: Uint8Array) => {
    received += bytes.length;
    last = performance.now();
    if (received > maxUploadBytes) fail(tooLarge());
  };
  const look = () => {
    if (body.isPaused() || body.complete) last = performance.now(); // we read no more of it: not the client's fault
    if (performance.now() - last >= bodyIdleSeconds * 1000)
      fail(new Problem(408, `No byte of the body came for ${bodyIdleSeconds} seconds.`));
  };
  body.on("data", onData);
  const looking = setInterval(look, LOOK_EVERY);
  return {
    within: (promise) =>
      new Promise((resolve, reject) => {
        if (failure) reject(failure);
        interrupt = reject;
        promise.then(resolve, reject); // also when nobody waits for it: a rejection without a handler ends the process
      }),
    end() {
      clearInterval(looking);
      body.off("data", onData);
    },
  };
}
