// The XML Schema of the API, at an address beside its resources.
import type { RecordType } from "@isotrail/contracts/resources";
import type { FastifyInstance } from "fastify";
import { LINK_SCHEMA, linkSchema, xmlSchema } from "../formats/xml-schema.ts";
import { documentRoute } from "./document.ts";
import type { ServiceResources } from "./routes.ts";

const TYPE = "application/xml; charset=utf-8";

/** The link to it, in the root. */
export const SCHEMA_LINK = { rel: "schema", href: "/schema.xsd" };

/** @param own records of the gateway itself */
export function schemaRoutes(
  scope: FastifyInstance,
  services: readonly ServiceResources[],
  own: readonly RecordType[],
): void {
  const types = services
    .flatMap(({ resources = [] }) => resources)
    .flatMap(({ record, created }) => (created ? [record, created] : [record]));
  documentRoute(scope, SCHEMA_LINK.href, TYPE, Buffer.from(xmlSchema([...types, ...own])));
  documentRoute(scope, `/${LINK_SCHEMA}`, TYPE, Buffer.from(linkSchema));
}
