// The one HTTP client of a WES server: one origin, no redirects, every call and answer bounded.
import { Readable } from "node:stream";
import { Pool } from "undici";
import { EngineUnavailable } from "../engine.ts";
import type { Multipart } from "./multipart.ts";
import { PATIENCE, type Patience, type WesSettings } from "./settings.ts";

/** What the server says to a request: also 400, 403, 404 and the like, which mean something else to each caller. */
export type Answer = { readonly status: number; readonly body: unknown };

const CONNECT_MS = 5_000;
const CONNECTIONS = 16;
/** A toil that forks for each run does not close idle connections, yet reads no more from them. */
const NO_KEEP_ALIVE = 0;
/** Of JSON: a run's log holds all that its tools wrote. */
const MOST_BYTES = 16 * 1024 * 1024;
/** These tell of the server, its proxy or our token, not of what was asked. */
const NOT_ABOUT_THE_REQUEST = [401, 407, 408, 421, 425, 429];

type ServerAddress = Pick<WesSettings, "url" | "token" | "patience">;

export class WesServer {
  readonly patience: Patience;
  readonly #name: string;
  readonly #base: URL;
  readonly #token: string | undefined;
  readonly #pool: Pool;

  /** @param name as it is called in texts of errors */
  constructor({ url, token, patience = PATIENCE }: ServerAddress, name = "The WES server") {
    this.patience = patience;
    this.#name = name;
    this.#base = new URL(url.endsWith("/") ? url : `${url}/`);
    this.#token = token;
    const { answer: headersTimeout, piece: bodyTimeout } = patience;
    const connect = { timeout: CONNECT_MS };
    const limits = { connections: CONNECTIONS, connect, headersTimeout, bodyTimeout };
    this.#pool = new Pool(this.#base.origin, { ...limits, pipelining: NO_KEEP_ALIVE });
  }

  /** @param path below the server's address: "runs/1/status" @throws EngineUnavailable */
  async ask(path: string, signal: AbortSignal, method: "GET" | "POST" | "DELETE" = "GET"): Promise<Answer> {
    const withDeadline = AbortSignal.any([signal, AbortSignal.timeout(this.patience.answer)]);
    const request = { method, path: this.#pathOf(path), headers: this.#headers(), signal: withDeadline } as const;
    try {
      return await answerOf(await this.#pool.request(request));
    } catch (error) {
      throw this.#unavailable(error, signal);
    }
  }

  /** @throws EngineUnavailable, or what reading an input throws */
  async post(path: string, form: Multipart, signal: AbortSignal): Promise<Answer> {
    const { contentType, contentLength } = form;
    const upload = new Upload(form, signal, this.patience.piece);
    const headers = { ...this.#headers(), "content-type": contentType, "content-length": String(contentLength) };
    const request = {
      method: "POST",
      path: this.#pathOf(path),
      headers,
      body: Readable.from(upload.pieces(), { objectMode: false }),
    } as const;
    try {
      const answered = this.#pool.request({
        ...request,
        signal: upload.signal,
        headersTimeout: this.patience.accept,
      });
      return await answerOf(await answered);
    } catch (error) {
      upload.throwInputError();
      throw this.#unavailable(error, signal);
    }
  }

  /**
   * Bytes as they arrive; undefined when there are none at this address.
   * @param address that the server named, relative to `from`: only one of its own origin is asked
   * @throws EngineUnavailable
   */
  async open(address: string, signal: AbortSignal, from = "") {
    const target = new URL(address, new URL(from, this.#base));
    if (target.origin !== this.#base.origin)
      throw new EngineUnavailable(`${this.#name} names an address that is not its own: ${target.origin}`);
    const path = target.pathname + target.search;
    try {
      const { statusCode, body } = await this.#pool.request({ method: "GET", path, headers: this.#headers(), signal });
      if (statusCode === 200) return this.#pieces(body, signal);
      await body.dump();
      if (statusCode === 404) return undefined;
      throw new EngineUnavailable(`${this.#name} answers ${statusCode} where a file should be`);
    } catch (error) {
      throw this.#unavailable(error, signal);
    }
  }

  async *#pieces(body: AsyncIterable<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    try {
      yield* body;
    } catch (error) {
      throw this.#unavailable(error, signal);
    }
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  #pathOf(path: string): string {
    const { pathname, search } = new URL(path, this.#base);
    return pathname + search;
  }

  #headers(): Record<string, string> {
    return { accept: "application/json, */*", ...(this.#token && { authorization: `Bearer ${this.#token}` }) };
  }

  #unavailable(error: unknown, signal: AbortSignal): unknown {
    if (signal.aborted) return signal.reason;
    if (error instanceof EngineUnavailable) return error;
    return new EngineUnavailable(`${this.#name} does not answer`, { cause: error });
  }
}

type Received = { readonly statusCode: number; readonly body: AsyncIterable<Uint8Array> & { dump(): Promise<void> } };

async function answerOf({ statusCode: status, body }: Received): Promise<Answer> {
  if (status < 300 || (status >= 400 && status < 500 && !NOT_ABOUT_THE_REQUEST.includes(status)))
    return { status, body: parsed(await wholeOf(body)) };
  await body.dump();
  if (status === 401) throw new EngineUnavailable("The WES server does not accept WES_TOKEN");
  if (status < 400) throw new EngineUnavailable(`The WES server leads elsewhere (${status}): is WES_URL right?`);
  throw new EngineUnavailable(`The WES server answers ${status}`);
}

async function wholeOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > MOST_BYTES)
      throw new EngineUnavailable(`An answer of the WES server has more than ${MOST_BYTES} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

/** Undefined when it is no JSON: a proxy's page, as a rule. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A body under way: ends when the server takes no piece of it for too long, and keeps what an input threw. */
class Upload {
  readonly signal: AbortSignal;
  readonly #form: Multipart;
  readonly #stalled = new AbortController();
  readonly #patience: number;
  #inputError: { readonly error: unknown } | undefined;

  constructor(form: Multipart, signal: AbortSignal, patience: number) {
    this.#form = form;
    this.#patience = patience;
    this.signal = AbortSignal.any([signal, this.#stalled.signal]);
  }

  async *pieces(): AsyncGenerator<Uint8Array> {
    try {
      for await (const piece of this.#form.pieces(this.signal)) {
        const timer = setTimeout(() => this.#stalled.abort(), this.#patience);
        try {
          yield piece;
        } finally {
          clearTimeout(timer);
        }
      }
    } catch (error) {
      if (!this.signal.aborted) this.#inputError = { error };
      throw error;
    }
  }

  throwInputError(): void {
    if (this.#inputError) throw this.#inputError.error;
  }
}
