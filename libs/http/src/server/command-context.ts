// From a request to the context of a command: who, why, until when, and whether it may happen only once.
import { createHash } from "node:crypto";
import { type CommandContext, CommandRejected, type IdempotencyKey } from "@isotrail/eventsourcing";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ifVersion } from "./conditional.ts";
import { callerOf } from "./internal-identity.ts";

/** A command is given up after this, in milliseconds. */
export const DEADLINE_MS = 20_000;

/** "Idempotency-Key" of at most this many characters. */
const MOST_KEY = 255;

export function commandContext(request: FastifyRequest): CommandContext {
  const caller = callerOf(request);
  return {
    actor: caller.user ?? caller.service,
    client: caller.client,
    cause: request.id,
    trace: traceOf(request) ?? "",
    deadline: Date.now() + DEADLINE_MS,
    idempotencyKey: onceOf(request),
    ifVersion: ifVersion(request),
  };
}

/** The W3C traceparent, if it is one. */
export function traceOf(request: FastifyRequest): string | undefined {
  const { traceparent } = request.headers;
  return typeof traceparent === "string" && /^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/.test(traceparent)
    ? traceparent
    : undefined;
}

/** @throws CommandRejected "invalid" when the key is empty or too long */
function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers["idempotency-key"];
  if (request.method !== "POST" || key === undefined) return undefined;
  if (typeof key !== "string" || key.length === 0 || key.length > MOST_KEY)
    throw new CommandRejected("invalid", `An Idempotency-Key has 1 to ${MOST_KEY} characters.`);
  return key;
}

function onceOf(request: FastifyRequest): IdempotencyKey | undefined {
  const key = keyOf(request);
  if (key === undefined) return undefined;
  const told = [request.method, request.url, JSON.stringify(request.body ?? null)].join("\n");
  return { key, fingerprint: createHash("sha256").update(told).digest("hex") };
}

/**
 * A hook, one per service: while a POST is under way in this process, another with its Idempotency-Key by the same
 * caller is answered 409. (Across processes the claim behind the key decides, once the command has begun.)
 */
export function oneAtATime() {
  const underWay = new Set<string>();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const key = keyOf(request);
    if (key === undefined) return;
    const { user, service } = callerOf(request);
    const mine = `${user ?? service}\n${key}`;
    if (underWay.has(mine))
      throw new CommandRejected("conflict", "The first request with this Idempotency-Key is still in progress.");
    underWay.add(mine);
    const done = () => underWay.delete(mine);
    reply.raw.once("finish", done).once("close", done);
  };
}
