// The two questions that /internal/figures replaces, while the gateway still asks them.
import type { ServiceContext } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import { figuresOf, samplesIn } from "./figures.ts";

type AboutSamples = { Body: { samples?: unknown } | null };

export function formerFiguresRoutes(app: FastifyInstance, { aggregates }: ServiceContext): void {
  for (const [path, member] of [
    ["/internal/counts", "files"],
    ["/internal/bases", "bases"],
  ] as const)
    app.post<AboutSamples>(path, async (request) => {
      const samples = samplesIn(request.body);
      const figures = await figuresOf(aggregates, samples);
      return Object.fromEntries(samples.map((id) => [id, figures[id]?.[member] ?? 0]));
    });
}
