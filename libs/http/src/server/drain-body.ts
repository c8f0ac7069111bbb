// An answer that goes out before the body was read: "the connection is closed after the answer in a way that lets the client read it".
import type { FastifyReply, FastifyRequest } from "fastify";

/** Milliseconds in which the rest of a refused body is read away; a client that only sends could not read its answer. */
const LINGER = 5_000;

const announcesBody = ({ headers }: FastifyRequest) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** A hook onSend. */
export function drainUnreadBody(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: Error | null, payload: unknown) => void,
): void {
  const { raw } = request;
  if (!raw.complete && announcesBody(request)) {
    reply.header("connection", "close");
    const { socket } = raw;
    // Node would destroy the socket at once, and the system would then throw away what the client has not read yet
    socket.destroySoon = () => {
      raw.unpipe();
      raw.resume();
      socket.end();
      setTimeout(() => socket.destroy(), LINGER).unref();
    };
  }
  done(null, payload);
}
