// The services behind the gateway: HTTP with keep-alive over Unix sockets or TCP, every call with a time-out.
import type { IncomingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { isBroken, Problem } from "@isotrail/http";
import { type Dispatcher, Pool } from "undici";
import { Unreachable } from "./refusal.ts";

export type Call = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | Readable | null;
  readonly signal?: AbortSignal;
};
export type Answer<Body> = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Body };

export interface Upstream {
  readonly name: string;
  /** A small answer as a whole. @throws Unreachable */
  call(call: Call): Promise<Answer<Buffer>>;
  /** An answer as it arrives; whoever calls reads its body or destroys it. @throws Unreachable */
  open(call: Call): Promise<Answer<Readable>>;
  close(): Promise<void>;
}

/** Records and their errors are small; more is a fault of the service. */
const MOST = 16 * 1024 * 1024;
/** Milliseconds until an answer begins. A service ends by itself after 20 s; an upload's after a minute's wait for the store. */
const PATIENCE = 30_000;
const UPLOAD_PATIENCE = 120_000;

/** Milliseconds between one try and the next, on broken connections. */
const PAUSES = [20, 100, 300];

/** Another replica may answer what died with one, where asking again changes nothing. */
const isRepeatable = ({ method }: Call) => method === "GET" || method === "HEAD";

/** @param url http://host:port, or unix:<path of a socket> */
export function upstream(name: string, url: string): Upstream {
  const socketPath = url.startsWith("unix:") ? url.slice("unix:".length) : undefined;
  const pool = new Pool(socketPath ? `http://${name}` : url, {
    ...(socketPath ? { socketPath } : {}),
    connections: 128,
    connect: { timeout: 5_000 },
    headersTimeout: PATIENCE,
    bodyTimeout: PATIENCE,
  });

  async function request(call: Call): Promise<Dispatcher.ResponseData> {
    const { method, path, headers, body = null, signal } = call;
    const patience = body instanceof Readable ? UPLOAD_PATIENCE : PATIENCE;
    for (let tried = 0; ; tried++) {
      try {
        return await pool.request({
          method: method as Dispatcher.HttpMethod,
          path,
          headers,
          body,
          headersTimeout: patience,
          ...(signal && { signal }),
        });
      } catch (error) {
        const pause = PAUSES[tried];
        if (error instanceof Problem) throw error;
        if (pause === undefined || !isBroken(error) || !isRepeatable(call)) throw new Unreachable(name, error);
        await sleep(pause);
      }
    }
  }

  return {
    name,
    async call(call) {
      const { statusCode: status, headers, body } = await request(call);
      try {
        const chunks: Buffer[] = [];
        let bytes = 0;
        for await (const chunk of body) {
          bytes += chunk.length;
          if (bytes > MOST) throw new Error("The answer is too large.");
          chunks.push(chunk);
        }
        return { status, headers, body: chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks) };
      } catch (error) {
        throw error instanceof Problem ? error : new Unreachable(name, error);
      }
    },
    async open(call) {
      const { statusCode: status, headers, body } = await request(call);
      return { status, headers, body };
    },
    close: () => pool.destroy(),
  };
}
