// The gateway: the public address. Tokens, links, envelope and streaming; it owns nothing and decides nothing of the domain.
import {
  buildApp,
  drainUnreadBody,
  type InternalKeys,
  internalIdentity,
  Problem,
  problemBody,
  problemOf,
} from "@isotrail/http";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { JSONWebKeySet } from "jose";
import { type AccountsPage, accountList } from "./accounts.ts";
import { answer, askOther } from "./answers.ts";
import type { Behind } from "./asked.ts";
import { sharedCounts } from "./compose.ts";
import { json } from "./envelope.ts";
import { eventRoutes } from "./events.ts";
import { accountOf, guard } from "./guard.ts";
import { rootLinks } from "./links.ts";
import { everyMethod, notAllowed, own } from "./methods.ts";
import { oauthRoutes } from "./oauth.ts";
import { Unauthorised, Unreachable } from "./refusal.ts";
import { type Owner, routes } from "./routes.ts";
import { accessTokens } from "./tokens.ts";
import { type Call, type Upstream, upstream } from "./upstream.ts";

/** The level of the API that live clients check; not the product's own version. */
const API_VERSION = "23.10.1";

export { gatewaySettings, publicUrlOf } from "./settings.ts";

export type GatewayOptions = {
  readonly settings: { readonly publicUrl: string; readonly bodyIdleSeconds: number; readonly maxUploadBytes: number };
  readonly internalKeys: InternalKeys;
  /** Where each service is: `http://host:port` or `unix:<path>`. */
  readonly upstreams: Readonly<Record<string, string>>;
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

export async function openGateway(options: GatewayOptions): Promise<OpenGateway> {
  const app = await gatewayApp(options);
  return { app, listen: (where) => app.listen(where), close: () => app.close() };
}

/** The public app, ready to listen; `app.close()` ends it and its connections. @throws Unreachable when identity is not there */
export async function gatewayApp(options: GatewayOptions): Promise<FastifyInstance> {
  const { settings, logger, version } = options;
  const to = (name: Owner): Upstream => {
    const url = options.upstreams[name];
    if (!url) throw new Error(`The gateway does not know where the service ${name} is.`);
    return upstream(name, url);
  };
  const upstreams = { identity: to("identity"), catalog: to("catalog"), files: to("files"), runs: to("runs") };
  const internal = internalIdentity("gateway", options.internalKeys);
  const sign: Behind["sign"] = async (caller) =>
    `Bearer ${await internal.mint(caller as Parameters<typeof internal.mint>[0])}`;
  const asGateway = async (call: Call) =>
    upstreams.identity.call({ ...call, headers: { ...call.headers, authorization: await sign({}) } });
  const ofIdentity = async <T>(path: string): Promise<T> => {
    const { status, body } = await asGateway({ method: "GET", path, headers: {} });
    if (status !== 200) throw new Unreachable("identity", new Error(`${path} answered ${status}`));
    return JSON.parse(body.toString());
  };
  const check = accessTokens(() => ofIdentity<JSONWebKeySet>("/internal/keys"));
  const accounts = accountList((after) => ofIdentity<AccountsPage>(`/internal/accounts?after=${after}`));

  const app = buildApp({
    name: "gateway",
    logger: logger.child({ service: "gateway" }),
    readinessFailures: () => wrong(upstreams),
    onError: answerError,
  });
  const prefix = new URL(settings.publicUrl).pathname.replace(/\/+$/, "");
  app.server.on("checkContinue", (request, response) => app.server.emit("request", request, response));
  const server = version ? `Isotrail/${version}` : "Isotrail";
  app.addHook("onRequest", (_, reply, done) => {
    reply.header("server", server);
    done();
  });
  app.addHook("onSend", drainUnreadBody);
  guard(app, `${prefix}/api`, check, accounts);
  let api = `${settings.publicUrl.replace(/\/+$/, "")}/api`;
  app.addHook("onListen", async () => {
    const [at] = app.addresses();
    if (new URL(api).port === "0" && typeof at === "object") api = api.replace(":0/", `:${at.port}/`); // PORT=0: any free port
  });
  const behind: Behind = {
    get api() {
      return api;
    },
    upstreams,
    sign,
    idleSeconds: settings.bodyIdleSeconds,
    maxUploadBytes: settings.maxUploadBytes,
    // counts are not the user's: they are shown only beside a record that he may read
    count: sharedCounts(async (...asked) => askOther(upstreams, ...asked, { authorization: await sign({}) })),
  };
  await app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser("*", (_, payload, done) => done(null, payload)); // no buffering, any type
      publicRoutes(scope, behind);
      oauthRoutes(scope, asGateway, settings.bodyIdleSeconds);
    },
    { prefix: `${prefix}/api` },
  );
  app.get(prefix || "/", { config: { open: true } }, async () => ({ api: behind.api }));
  app.addHook("onClose", async () => {
    accounts.stop();
    await Promise.all(Object.values(upstreams).map((one) => one.close()));
  });
  await accounts.start();
  return app;
}

function publicRoutes(scope: FastifyInstance, behind: Behind): void {
  own(scope, "", async (request, reply) => {
    const place = { api: behind.api, ...accountOf(request), params: {} };
    return reply.type(json.type).send(json.record({}, rootLinks(place)));
  });
  own(scope, "/version", async (_, reply) => reply.type(json.type).send(JSON.stringify({ version: API_VERSION })));
  eventRoutes(scope, behind);
  for (const route of routes)
    for (const path of [route.path, ...(route.aliases ?? [])])
      everyMethod(scope, path, route.methods, (request, reply) => {
        const act = route.methods[request.method === "HEAD" ? "GET" : request.method];
        return act ? answer(request, reply, route, act, behind) : notAllowed(route.methods);
      });
}

/** The kit's body, with what OAuth adds; on uploads never 429 or 5xx. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemOf(error);
  if (problem.status >= 500) request.log.error({ err: error, request: request.id }, "a request failed");
  const told = problem.status >= 500 || problem.status === 429 ? forUploads(problem, request) : problem;
  const oauth = error instanceof Unauthorised ? error.oauth : {};
  return reply
    .code(told.status)
    .headers({ ...told.headers, "cache-control": "no-store" })
    .type(json.type)
    .send({ ...oauth, ...problemBody(told) });
}

/** "a full disk is 413 with the reason, … any other trouble of ours on these routes 408" */
function forUploads(problem: Problem, request: FastifyRequest): Problem {
  if (!request.routeOptions.config?.upload || request.method !== "POST") return problem;
  if (problem.status === 507) return new Problem(413, problem.message);
  return new Problem(408, "The upload could not be taken at the moment. Send it again.");
}

/** What each service says of itself. */
async function wrong(upstreams: Readonly<Record<string, Upstream>>): Promise<string[]> {
  const each = Object.values(upstreams).map(async (one) => {
    const signal = AbortSignal.timeout(2_000);
    try {
      const { status, body } = await one.call({ method: "GET", path: "/health/ready", headers: {}, signal });
      if (status === 200) return [];
      const { wrong = [`${one.name} is not ready`] } = JSON.parse(body.toString()) as { wrong?: string[] };
      return wrong;
    } catch {
      return [`${one.name} does not answer`];
    }
  });
  return (await Promise.all(each)).flat();
}
