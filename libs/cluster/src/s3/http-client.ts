// Requests to the object store over kept, bounded connections; each ends in time, with an answer or an error.
import http from "node:http";
import https from "node:https";
import { COME_AGAIN, NoAnswer, Refusal } from "./errors.ts";

/** Milliseconds until a connection is there, the wait for a free one included. */
const CONNECT = 10_000;
/** Milliseconds without a byte in either direction. */
const IDLE = 20_000;
/** To put thousands of parts together takes a store longer. */
const IDLE_AT_COMPLETION = 60_000;
const CONNECTIONS = 256;
const LONGEST_ERROR = 64 * 1024;

export type Line = {
  /** What minio's client sends through. */
  readonly transport: { request: typeof http.request };
  readonly agent: http.Agent;
  /** @throws Refusal for any status but 2xx; NoAnswer or a system error when there is no answer */
  send(url: string, options: SendOptions): Promise<http.IncomingMessage>;
  close(): void;
};

export type SendOptions = {
  readonly method: "GET" | "PUT";
  readonly headers?: http.OutgoingHttpHeaders;
  readonly body?: readonly Uint8Array[];
  readonly signal?: AbortSignal | undefined;
};

export function openLine(secure: boolean): Line {
  const { Agent, request } = secure ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: 32 });

  return {
    agent,
    transport: { request: throughOurs(request) },
    send: (url, { method, headers, body, signal }) =>
      new Promise((resolve, reject) => {
        const sent = request(url, { agent, method, ...(headers && { headers }), ...(signal && { signal }) });
        inTime(sent, IDLE);
        sent.on("error", reject);
        sent.on("response", (answer) => {
          answer.on("error", () => {}); // told to whoever reads it; nobody may be reading
          const status = answer.statusCode ?? 0;
          if (status >= 200 && status < 300) resolve(answer);
          else refusal(answer, status).then(reject, reject);
        });
        for (const bytes of body ?? []) sent.write(bytes);
        sent.end();
      }),
    close: () => agent.destroy(),
  };
}

/** For minio's client: what may succeed later is an error of its own class here; the client would hide the status in a text. */
function throughOurs(request: typeof http.request): typeof http.request {
  return (options: string | URL | http.RequestOptions, ...rest: unknown[]) => {
    const onAnswer = rest.find((one) => typeof one === "function");
    const sent = request(options);
    const completes = typeof options === "object" && "method" in options && options.method === "POST";
    inTime(sent, completes ? IDLE_AT_COMPLETION : IDLE);
    sent.on("response", (answer) => {
      const status = answer.statusCode ?? 0;
      if (COME_AGAIN.has(status)) sent.destroy(new NoAnswer(`the object store answered ${status}`));
      else onAnswer?.(answer);
    });
    return sent;
  };
}

function inTime(sent: http.ClientRequest, idle: number): void {
  const late = (what: string) => () => sent.destroy(new NoAnswer(`the object store did not ${what} in time`));
  const connecting = setTimeout(late("take a connection"), CONNECT);
  const connected = () => clearTimeout(connecting);
  sent.once("close", connected);
  sent.once("socket", (socket) => {
    if (socket.connecting) socket.once("connect", connected);
    else connected();
  });
  sent.setTimeout(idle, late("answer"));
}

/** The code is an element of the body, which may be anything: only a bounded beginning is read. */
async function refusal(answer: http.IncomingMessage, status: number): Promise<Error> {
  let text = "";
  for await (const bytes of answer) {
    text += bytes.toString("latin1");
    if (text.length > LONGEST_ERROR) break;
  }
  if (COME_AGAIN.has(status)) return new NoAnswer(`the object store answered ${status}`);
  const code = /<Code>([A-Za-z0-9]{1,100})<\/Code>/.exec(text)?.[1];
  return new Refusal(status, code ?? (status === 404 ? "NotFound" : "without a code"));
}
