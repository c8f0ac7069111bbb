// The gateway: the public address. Tokens, links, envelope and streaming; it owns nothing and decides nothing of the domain.
import { buildApp, drainUnreadBody, type InternalKeys, internalIdentity, type ServiceAddress } from "@isotrail/http";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { openAuth } from "./auth/auth.ts";
import { metadataRoutes, oauthRoutes, type SignIns } from "./auth/oauth.ts";
import { answerErrors } from "./errors.ts";
import { feedRecord, feedRoutes, type ServiceFeed } from "./events/feeds.ts";
import { DESCRIPTION_LINKS, openApiRoutes } from "./openapi/routes.ts";
import { readinessFailures, remarksOf } from "./proxy/readiness.ts";
import { type Backends, openBackends } from "./proxy/services.ts";
import type { GatewayContext } from "./resources/exchange.ts";
import { gatewayRoute } from "./resources/methods.ts";
import { rootLinks, rootRoute } from "./resources/root.ts";
import { resourceRoutes, type ServiceResources } from "./resources/routes.ts";
import { SCHEMA_LINK, schemaRoutes } from "./resources/schema.ts";

/** The level of the API that live clients check; not the product's own version. */
const API_VERSION = "23.10.1";
/** The service that signs people in and knows their accounts. */
const ACCOUNTS = "identity";
/** The service that answers for projects: `POST /internal/access {kind: "projects", ids}`. */
const PROJECTS = "catalog";

/** Of the gateway itself, in the root. */
const OWN_LINKS = [
  { rel: "events", href: "/events" },
  { rel: "version", href: "/version" },
  SCHEMA_LINK,
  ...DESCRIPTION_LINKS,
];

export { gatewaySettings, publicUrlOf } from "./settings.ts";

export type GatewayOptions = {
  /** The manifests, in the order of their links in the root. */
  readonly services: readonly (ServiceResources & ServiceFeed)[];
  /** Where each service is. */
  readonly upstreams: Readonly<Record<string, ServiceAddress>>;
  readonly settings: {
    readonly publicUrl: string;
    readonly trustedProxies: string | undefined;
    readonly bodyIdleSeconds: number;
    readonly maxUploadBytes: number;
  };
  readonly internalKeys: InternalKeys;
  readonly logger: FastifyBaseLogger;
  /** The product's version, told in the header Server. */
  readonly version?: string;
};

export type OpenGateway = {
  readonly app: FastifyInstance;
  /** Gives the address that it listens on: "http://127.0.0.1:8080". */
  listen(where: { host: string; port: number }): Promise<string>;
  /** Lets the requests under way end. */
  close(): Promise<void>;
};

/** @throws Unreachable when the service of the accounts is not there */
export async function openGateway(options: GatewayOptions): Promise<OpenGateway> {
  const { services, settings, logger } = options;
  const upstreams = Object.fromEntries(services.map(({ name }) => [name, options.upstreams[name] ?? ""]));
  const identity = internalIdentity("gateway", options.internalKeys);
  const backends = openBackends(upstreams, identity, ACCOUNTS, settings.bodyIdleSeconds);
  const app = buildApp({
    name: "gateway",
    logger: logger.child({ service: "gateway" }),
    readinessFailures: () => readinessFailures(backends.services),
    remarks: () => remarksOf(backends.services),
    onError: answerErrors,
    trustedProxies: settings.trustedProxies,
  });
  const prefix = new URL(settings.publicUrl).pathname.replace(/\/+$/, "");
  publicHeaders(app, options.version);
  const auth = openAuth(app, `${prefix}/api`, backends.accounts);
  const address = publicAddress(app, settings.publicUrl);
  const context: GatewayContext = {
    get api() {
      return address.api;
    },
    services: backends.services,
    idleSeconds: settings.bodyIdleSeconds,
    maxUploadBytes: settings.maxUploadBytes,
  };
  const signIns: SignIns = {
    client: backends.signIns,
    idleSeconds: settings.bodyIdleSeconds,
    publicUrl: () => address.api.replace(/\/api$/, ""),
  };
  await app.register(async (api) => apiRoutes(api, options, backends, context, signIns), { prefix: `${prefix}/api` });
  await app.register(async (scope) => metadataRoutes(scope, prefix, signIns));
  app.get(prefix || "/", { config: { open: true } }, async () => ({ api: context.api }));
  app.addHook("onClose", async () => {
    auth.stop();
    await backends.close();
  });
  await auth.start();
  return { app, listen: (where) => app.listen(where), close: () => app.close() };
}

function apiRoutes(
  api: FastifyInstance,
  { services, version = "0.0.0" }: GatewayOptions,
  backends: Backends,
  context: GatewayContext,
  signIns: SignIns,
): void {
  const projects = backends.services[PROJECTS];
  if (!projects) throw new Error(`The gateway needs the service ${PROJECTS}.`);
  api.removeAllContentTypeParsers();
  api.addContentTypeParser("*", (_, payload, done) => done(null, payload)); // no buffering, any type
  const root = rootLinks(services, OWN_LINKS);
  rootRoute(api, root, context);
  gatewayRoute(api, "/version", (writer) => writer.plain({ version: API_VERSION }, "version"));
  schemaRoutes(api, services, [feedRecord]);
  oauthRoutes(api, signIns);
  feedRoutes(api, services, projects, context);
  resourceRoutes(api, services, ACCOUNTS, context);
  openApiRoutes(api, { services, root, version, api: () => context.api });
}

function publicHeaders(app: FastifyInstance, version: string | undefined): void {
  const server = version ? `Isotrail/${version}` : "Isotrail";
  app.server.on("checkContinue", (request, response) => app.server.emit("request", request, response));
  app.addHook("onRequest", (_, reply, done) => {
    reply.header("server", server).header("x-content-type-options", "nosniff");
    done();
  });
  app.addHook("onSend", drainUnreadBody);
}

/** The address in links; with PORT=0, the port that the system gave. */
function publicAddress(app: FastifyInstance, publicUrl: string): { readonly api: string } {
  const address = { api: `${publicUrl.replace(/\/+$/, "")}/api` };
  app.addHook("onListen", async () => {
    const [at] = app.addresses();
    if (new URL(address.api).port === "0" && typeof at === "object")
      address.api = address.api.replace(":0/", `:${at.port}/`);
  });
  return address;
}
