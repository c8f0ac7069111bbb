// What other services ask: whether the caller's user may read or change projects or samples, many in one request.
import { CommandRejected } from "@isotrail/eventsourcing";
import { callerOf, userOf } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import type { Catalog } from "../context.ts";
import { accessToProjects, accessToSamples } from "./access.ts";

/** Identifiers in one question. */
const MOST = 10_000;

type Question = { Body: { kind?: unknown; ids?: unknown } | null };

export function accessRoutes(app: FastifyInstance, catalog: Catalog): void {
  app.post<Question>("/internal/access", async (request) => {
    const { kind, ids } = request.body ?? {};
    if (!Array.isArray(ids) || ids.length > MOST || !ids.every((id) => typeof id === "string"))
      throw new CommandRejected("invalid", `Ask for an array of at most ${MOST} identifiers.`);
    if (kind === "projects") return accessToProjects(catalog, userOf(request), ids);
    if (kind !== "samples") throw new CommandRejected("invalid", "Ask for projects or samples.");
    const forUser = callerOf(request).user !== undefined;
    return accessToSamples(catalog, forUser ? userOf(request) : undefined, ids);
  });
}
