// The published contract of the events: two documents, open to everybody, for they hold no data.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { FastifyInstance } from "fastify";
import { documentRoute } from "../resources/document.ts";

const DOCUMENTS = { "asyncapi.yaml": "application/yaml", "descriptor.binpb": "application/protobuf" };

export function contractRoutes(scope: FastifyInstance): void {
  const { resolve } = createRequire(import.meta.url);
  for (const [name, type] of Object.entries(DOCUMENTS))
    documentRoute(scope, `/events/${name}`, type, readFileSync(resolve(`@isotrail/contracts/${name}`)));
}
