// An answer that goes out before the body was read: "the connection is closed after the answer in a way that lets the client read it".
import type { FastifyReply, FastifyRequest } from "fastify";

/** Milliseconds in which the rest of a refused body is read away; a client that only sends could not read its answer. */
const LINGER = 5_000;

const announcesBody = ({ headers }: FastifyRequest) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

export async function lingerWhenUnread(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { raw } = request;
  if (raw.complete || !announcesBody(request)) return;
  reply.header("connection", "close");
  const { socket } = raw;
  // Node would destroy the socket at once, and the system would then throw away what the client has not read yet
  socket.destroySoon = () => {
    raw.resume();
    socket.end();
    setTimeout(() => socket.destroy(), LINGER).unref();
  };
}

/** "Expect: 100-continue answered only after the token check": whoever reads the body asks for it. */
export function expectBody(request: FastifyRequest, reply: FastifyReply): void {
  if (/^100-continue$/i.test(request.headers.expect ?? "")) reply.raw.writeContinue();
}
