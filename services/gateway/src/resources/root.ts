// The root: "A link appears with the resource that it leads to, never before."
import { linksOf } from "@isotrail/contracts/links";
import type { LinkTemplate } from "@isotrail/contracts/resources";
import type { FastifyInstance } from "fastify";
import { type GatewayContext, linkContext } from "./exchange.ts";
import { gatewayRoute } from "./methods.ts";
import type { ServiceResources } from "./routes.ts";

/** @param links what the gateway itself has, after the resources of the services in their order */
export function rootRoute(
  scope: FastifyInstance,
  services: readonly ServiceResources[],
  links: readonly LinkTemplate[],
  context: GatewayContext,
): void {
  const own = services
    .flatMap(({ resources = [] }) => resources)
    .flatMap(({ path, root }) => (root ? [{ ...root, href: path }] : []));
  const templates: LinkTemplate[] = [{ rel: "self", href: "" }, ...own, ...links];
  gatewayRoute(scope, "", (writer, request) =>
    writer.record("{}", linksOf(templates, {}, linkContext(request, context))),
  );
}
