// The root: "A link appears with the resource that it leads to, never before."
import { linksOf } from "@isotrail/contracts/links";
import type { LinkTemplate } from "@isotrail/contracts/resources";
import type { FastifyInstance } from "fastify";
import { type GatewayContext, linkContext } from "./exchange.ts";
import { gatewayRoute } from "./methods.ts";
import type { ServiceResources } from "./routes.ts";

/** What the gateway itself has comes after the resources of the services, which are in their order. */
export function rootLinks(services: readonly ServiceResources[], own: readonly LinkTemplate[]): LinkTemplate[] {
  const theirs = services
    .flatMap(({ resources = [] }) => resources)
    .flatMap(({ path, root }) => (root ? [{ ...root, href: path }] : []));
  return [{ rel: "self", href: "" }, ...theirs, ...own];
}

export function rootRoute(scope: FastifyInstance, templates: readonly LinkTemplate[], context: GatewayContext): void {
  gatewayRoute(scope, "", (writer, request) =>
    writer.record("{}", linksOf(templates, {}, linkContext(request, context))),
  );
}
