// A feed as server-sent events (HTML Living Standard, 9.2): what there is from a cursor, and then what comes.
import { Readable } from "node:stream";
import { markLongPoll, Problem } from "@isotrail/http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { accountOf } from "../auth/guard.ts";
import { CHUNK, eventStreamText, type Story, type StreamLimits } from "./event-stream-text.ts";

const LIMITS: StreamLimits = { ofUser: 16, ofProcess: 256, heartbeat: 15_000, look: 2_000, stalled: 60_000 };
export type EventStreams = {
  /** Answers with the events that `read` tells from `after` on. @throws Problem 429, 503, and what the first page throws */
  open(request: FastifyRequest, reply: FastifyReply, story: Story): Promise<FastifyReply>;
  /** Ends all at once. */
  close(): void;
};

/** @param limits others for tests */
export function eventStreams(limits: StreamLimits = LIMITS): EventStreams {
  const open = new Map<AbortController, string>();

  return {
    async open(request, reply, story) {
      const account = accountOf(request);
      const end = admitted(open, limits, reply, account.user);
      const first = await story.read(account, story.after);
      markLongPoll(request);
      reply.type("text/event-stream").headers({
        "cache-control": "no-store",
        connection: "close", // else a client keeps it open when we stop
        "x-accel-buffering": "no", // nginx would keep events back
      });
      if (request.method === "HEAD") return reply.send();
      const text = eventStreamText(request, first, story, end, limits);
      return reply.send(Readable.from(text, { objectMode: false, highWaterMark: CHUNK }));
    },
    close() {
      for (const end of open.keys()) end.abort();
    },
  };
}

/** An entry until the connection ends, in whatever way. @throws Problem 429, 503 */
function admitted(
  open: Map<AbortController, string>,
  limits: StreamLimits,
  reply: FastifyReply,
  user: string,
): AbortController {
  const own = [...open.values()].filter((one) => one === user).length;
  if (own >= limits.ofUser) throw tooMany(429, `You have ${own} event streams open; the limit is ${limits.ofUser}.`);
  if (open.size >= limits.ofProcess) throw tooMany(503, "Too many event streams are open at the moment.");
  const end = new AbortController();
  open.set(end, user);
  reply.raw.once("close", () => {
    open.delete(end);
    end.abort();
  });
  // a reader that takes nothing would hold the connection after its end
  end.signal.addEventListener("abort", () => void (reply.raw.writableNeedDrain && reply.raw.destroy()), {
    once: true,
  });
  return end;
}

const tooMany = (status: number, message: string) => new Problem(status, message, { headers: { "retry-after": "30" } });
