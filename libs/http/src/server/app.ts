// A Fastify app as every service and the gateway have it: one error body, 405, request ids, health, a graceful stop.
import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyBodyParser,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from "fastify";
import { checkJsonNames } from "../validation/json-names.ts";
import { methodsOf } from "./methods.ts";
import { requestSeconds } from "./metrics.ts";
import { Problem, problemBody, problemOf } from "./problem.ts";

export type AppOptions = {
  /** Name of the service, for metrics. */
  readonly name: string;
  readonly logger: FastifyBaseLogger;
  /** What keeps the service from working now; nothing when it is ready. */
  readonly readinessFailures?: () => Promise<readonly string[]>;
  /** What operators should know though it is ready; a part of the report of health. */
  readonly remarks?: () => Promise<readonly string[]>;
  /** Addresses of proxies that are believed when they tell where a request came from. */
  readonly trustedProxies?: string | undefined;
  /** Answers errors in place of the kit: the gateway adds what OAuth asks for, and what uploaders can take. */
  readonly onError?: (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply;
};

/** Names of media types that a service may accept; those that it does are told with 415. */
const MEDIA_TYPES = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "application/xml",
  "text/csv",
];

export function buildApp(options: AppOptions): FastifyInstance {
  const { name, logger, readinessFailures = nothing, remarks = nothing, onError, trustedProxies = false } = options;
  const answer = onError ?? ((error, request, reply) => answerError(error, reply, request));
  const app: FastifyInstance = Fastify({
    ...FRAMEWORK,
    trustProxy: trustedProxies,
    loggerInstance: logger,
    frameworkErrors: (error, request, reply) => void answer(error, request as FastifyRequest, reply as FastifyReply),
  });
  onlyJson(app);
  app.setErrorHandler(answer);
  // hooks with callbacks: five promises for each request of each service would be felt
  gracefulStop(app);
  unknownRoutes(app);
  measured(app, name);
  app.get("/health/live", async () => ({ status: "live" }));
  app.get("/health/ready", async () => {
    const [found, told] = await Promise.all([readinessFailures(), remarks()]);
    if (found.length > 0)
      throw new Problem(503, "Not ready.", { headers: { "retry-after": "1" }, properties: { wrong: found } });
    return { status: "ready", ...(told.length > 0 && { remarks: told }) };
  });
  return app;
}

const nothing = async (): Promise<readonly string[]> => [];

const FRAMEWORK = {
  childLoggerFactory: (parent: FastifyBaseLogger) => parent, // one for each request costs a twentieth of a small one
  logController: new LogController({ disableRequestLogging: true }), // `measured` writes the line
  bodyLimit: 1024 * 1024,
  routerOptions: { maxParamLength: 1000 },
  return503OnClosing: false, // `gracefulStop` says it with our body
  rewriteUrl: (request) => plainUrl(request.url ?? "/"),
  genReqId: ({ headers: { "x-request-id": given } }) =>
    typeof given === "string" && /^[\w.:/=+-]{1,128}$/.test(given) ? given : randomUUID(),
  clientErrorHandler(error, socket) {
    if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) return void socket.destroy();
    socket.end(rawAnswer(CLIENT_ERRORS[error.code ?? ""] ?? [400, "This is not a request in HTTP."]));
  },
} satisfies FastifyServerOptions;

/** How long each request took: a figure, and a line for who looks closely. */
function measured(app: FastifyInstance, service: string): void {
  app.addHook("onResponse", (request, reply, done) => {
    const seconds = reply.elapsedTime / 1000;
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    const route = request.routeOptions.url ?? "none";
    if (!longPolls.has(request)) requestSeconds.observe({ service, method: request.method, route, status }, seconds);
    request.log.debug(
      { request: request.id, method: request.method, route, status: reply.statusCode, seconds },
      "answered",
    );
    done();
  });
}

const longPolls = new WeakSet<FastifyRequest>();
/** This answer waits for something to happen: how long it took says nothing of the service, and is not measured. */
export const markLongPoll = (request: FastifyRequest) => void longPolls.add(request);

/** "//a//b" and "/a/b/" are "/a/b", and so is "http://any.host/a/b" (RFC 9112, 3.2.2: absolute form). */
function plainUrl(url: string): string {
  if (/^\/(?!.*\/(\/|\?|$))/.test(url)) return url; // as most are
  return url
    .replace(/^https?:\/\/[^/?]*/i, "")
    .replace(/^[^?]*/, (path) => path.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1") || "/");
}

/** Many clients name a type also for a DELETE without a body: there it is no error. */
function onlyJson(app: FastifyInstance): void {
  const parse = jsonParser(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body: string, done) => {
    if (body === "" && request.method === "DELETE") done(null, undefined);
    else parse(request, body, done);
  });
}

/** Fastify's parser for JSON from outside, under any media type: it refuses the names that no process may read. */
export function jsonParser(app: FastifyInstance): FastifyBodyParser<string> {
  const parse = app.getDefaultJsonParser("error", "error") as (
    request: FastifyRequest,
    body: string,
    done: (error: Error | null, body?: unknown) => void,
  ) => void;
  return (request, body, done) => {
    try {
      checkJsonNames(body);
    } catch (error) {
      return done(error as Error);
    }
    parse(request, body, (error, value) => done(isNotJson(error) ? notJson() : error, value));
  };
}

const isNotJson = (error: Error | null) => error && "code" in error && error.code === "FST_ERR_CTP_INVALID_JSON_BODY";
/** "unquoted names give a text containing" the words double quotes, which is what most who write JSON by hand forget */
const notJson = () => new Problem(400, "The body is not JSON. Names and texts in JSON stand in double quotes.");

export const isHealth = (request: FastifyRequest) => request.routeOptions.url?.startsWith("/health/") ?? false;

function answerError(error: unknown, reply: FastifyReply, request?: FastifyRequest) {
  const problem = isUnsupported(error) && request ? unsupported(request) : problemOf(error);
  if (problem.status >= 500 && !(error instanceof Problem))
    reply.log.error({ err: error, request: reply.request.id }, "a request failed");
  return reply
    .code(problem.status)
    .headers({ ...problem.headers, "cache-control": "no-store" })
    .type("application/json; charset=utf-8")
    .send(problemBody(problem));
}

const isUnsupported = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE";

function unsupported({ server }: FastifyRequest): Problem {
  const types = MEDIA_TYPES.filter((type) => server.hasContentTypeParser(type)).join(", ");
  return new Problem(415, `This media type is not supported. Send ${types}.`, { headers: { accept: types } });
}

/** Before the body is read, and after the hooks that ask who calls. */
function unknownRoutes(app: FastifyInstance): void {
  const methods = methodsOf(app);
  app.addHook("preParsing", (request, _reply, payload, done) => {
    if (!request.is404) return done(null, payload);
    const allowed = methods(request.url);
    if (allowed.length === 0) return done(new Problem(404, "There is nothing at this address."));
    done(new Problem(405, "Request method not supported", { headers: { allow: allowed.join(", ") } }));
  });
}

/** Without `connection: close` a keep-alive client holds the end up for 72 s after its answer. */
function gracefulStop(app: FastifyInstance): void {
  let stopping = false;
  app.addHook("preClose", async () => {
    stopping = true;
  });
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    if (stopping) done(new Problem(503, "The service is stopping.", { headers: { "retry-after": "5" } }));
    else done();
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (stopping) reply.header("connection", "close");
    done(null, payload);
  });
}

const CLIENT_ERRORS: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, "The headers are too large."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request did not come in time."],
  HPE_INVALID_METHOD: [400, "Request method not known"],
};

/** An answer to what Node's parser refused, where there is no reply object. */
function rawAnswer([status, message]: readonly [number, string]): string {
  const body = JSON.stringify(problemBody(new Problem(status, message)));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
    "",
    body,
  ].join("\r\n");
}
