// What other services ask: whether the caller's user may read or change projects or samples, many in one request.
import { CommandRejected } from "@isotrail/eventsourcing";
import { callerOf, type ServiceContext, userOf } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import { accessToProjects, accessToSamples, holdersOfSamples } from "./access.ts";

/** Identifiers in one question. */
const MOST = 10_000;

export function accessRoutes(app: FastifyInstance, { aggregates }: ServiceContext): void {
  app.post<{ Body: { kind?: unknown; ids?: unknown } | null }>("/internal/access", async (request) => {
    const { kind, ids } = request.body ?? {};
    if (!Array.isArray(ids) || ids.length > MOST || !ids.every((id) => typeof id === "string"))
      throw new CommandRejected("invalid", `Ask for an array of at most ${MOST} identifiers.`);
    if (kind === "projects") return accessToProjects(aggregates, userOf(request), ids);
    if (kind === "samples" && callerOf(request).user === undefined) return holdersOfSamples(aggregates, ids);
    if (kind === "samples") return accessToSamples(aggregates, userOf(request), ids);
    throw new CommandRejected("invalid", "Ask for projects or samples.");
  });
}
