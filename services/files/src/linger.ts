// An answer that goes out before the body was read: "the connection is closed after the answer in a way that lets the client read it".
import type { FastifyReply, FastifyRequest } from "fastify";

/** Milliseconds in which the rest of a refused body is read away. */
const LINGER = 5_000;

export async function lingerWhenUnread({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (raw.complete) return;
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
