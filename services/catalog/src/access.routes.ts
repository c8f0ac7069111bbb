// What other services ask: whether the caller's user may read or change projects or samples, many in one request.
import { Refused } from "@isotrail/eventsourcing";
import { callerOf, type ServiceContext, userOf } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import { accessToProjects, accessToSamples, holdersOfSamples } from "./access.ts";

/** Identifiers in one question. */
const MOST = 10_000;

export function accessRoutes(app: FastifyInstance, { journal }: ServiceContext): void {
  app.post<{ Body: { kind?: unknown; ids?: unknown } | null }>("/internal/access", async (request) => {
    const { kind, ids } = request.body ?? {};
    if (!Array.isArray(ids) || ids.length > MOST || !ids.every((id) => typeof id === "string"))
      throw new Refused("invalid", `Ask for an array of at most ${MOST} identifiers.`);
    if (kind === "projects") return accessToProjects(journal, userOf(request), ids);
    if (kind === "samples" && callerOf(request).user === undefined) return holdersOfSamples(journal, ids);
    if (kind === "samples") return accessToSamples(journal, userOf(request), ids);
    throw new Refused("invalid", "Ask for projects or samples.");
  });
}
