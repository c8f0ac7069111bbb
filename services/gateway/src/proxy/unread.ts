// Clients that do not read, or are gone: they would hold a connection to the owner for as long as they like.
import type { FastifyReply } from "fastify";

/** Cuts the connection once the client has taken nothing for so long, while there is something to take. */
export function endUnread({ raw }: FastifyReply, idleSeconds: number): void {
  if (raw.destroyed) return; // its "close" was told already
  let taken = -1;
  let since = performance.now();
  const looking = setInterval(
    () => {
      const now = raw.writableNeedDrain ? (raw.socket?.bytesWritten ?? 0) : -1;
      if (now === -1 || now !== taken) since = performance.now();
      else if (performance.now() - since >= idleSeconds * 1000) raw.destroy();
      taken = now;
    },
    (idleSeconds * 1000) / 4,
  );
  raw.once("close", () => clearInterval(looking));
}

/** Aborts when the answer is sent, or nobody waits for it any more. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  else raw.once("close", () => gone.abort());
  return gone.signal;
}
