// HTTP requests to the object store over a bounded pool of connections; each ends in time, with a response or an error.
import http from "node:http";
import https from "node:https";
import { ErrorResponse, NoResponse, RETRYABLE_STATUSES } from "./errors.ts";

/** Milliseconds until a connection is open, including the wait for a free one. */
const CONNECT_TIMEOUT = 10_000;
/** Milliseconds without a byte in either direction. */
const IDLE_TIMEOUT = 20_000;
/** The same for completing an upload: joining thousands of parts takes a store longer. */
const COMPLETION_TIMEOUT = 60_000;
const MAX_CONNECTIONS = 256;
/** Bytes of an error response that are read. */
const MAX_ERROR_BYTES = 64 * 1024;

export type HttpClient = {
  /** For minio's client. */
  readonly transport: { request: typeof http.request };
  readonly agent: http.Agent;
  /** @throws ErrorResponse for any status but 2xx; NoResponse or a system error when there is no response */
  send(url: string, options: SendOptions): Promise<http.IncomingMessage>;
  close(): void;
};

export type SendOptions = {
  readonly method: "GET" | "PUT";
  readonly headers?: http.OutgoingHttpHeaders;
  readonly body?: readonly Uint8Array[];
  readonly signal?: AbortSignal | undefined;
};

export function openHttpClient(secure: boolean): HttpClient {
  const { Agent, request } = secure ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS, maxFreeSockets: 32 });

  return {
    agent,
    transport: { request: boundedRequest(request) },
    send: (url, { method, headers, body, signal }) =>
      new Promise((resolve, reject) => {
        const sent = request(url, { agent, method, ...(headers && { headers }), ...(signal && { signal }) });
        setTimeouts(sent, IDLE_TIMEOUT);
        sent.on("error", reject);
        sent.on("response", (response) => {
          response.on("error", () => {}); // a reader gets it too; there may be none
          const status = response.statusCode ?? 0;
          if (status >= 200 && status < 300) resolve(response);
          else errorOf(response, status).then(reject, reject);
        });
        for (const bytes of body ?? []) sent.write(bytes);
        sent.end();
      }),
    close: () => agent.destroy(),
  };
}

/** For minio's client, which would hide the status of a retryable response in a text: here it is an error of its own class. */
function boundedRequest(request: typeof http.request): typeof http.request {
  return (options: string | URL | http.RequestOptions, ...rest: unknown[]) => {
    const onResponse = rest.find((one) => typeof one === "function");
    const sent = request(options);
    const completes = typeof options === "object" && "method" in options && options.method === "POST";
    setTimeouts(sent, completes ? COMPLETION_TIMEOUT : IDLE_TIMEOUT);
    sent.on("response", (response) => {
      const status = response.statusCode ?? 0;
      if (RETRYABLE_STATUSES.has(status)) sent.destroy(new NoResponse(`the object store responded ${status}`));
      else onResponse?.(response);
    });
    return sent;
  };
}

function setTimeouts(sent: http.ClientRequest, idle: number): void {
  const late = (what: string) => () => sent.destroy(new NoResponse(`the object store did not ${what} in time`));
  const connecting = setTimeout(late("accept a connection"), CONNECT_TIMEOUT);
  const connected = () => clearTimeout(connecting);
  sent.once("close", connected);
  sent.once("socket", (socket) => {
    if (socket.connecting) socket.once("connect", connected);
    else connected();
  });
  sent.setTimeout(idle, late("respond"));
}

/** The code is an element of the body, which may be anything: only its beginning is read. */
async function errorOf(response: http.IncomingMessage, status: number): Promise<Error> {
  let text = "";
  for await (const bytes of response) {
    text += bytes.toString("latin1");
    if (text.length > MAX_ERROR_BYTES) break;
  }
  if (RETRYABLE_STATUSES.has(status)) return new NoResponse(`the object store responded ${status}`);
  const code = /<Code>([A-Za-z0-9]{1,100})<\/Code>/.exec(text)?.[1];
  return new ErrorResponse(status, code ?? (status === 404 ? "NotFound" : "without a code"));
}
