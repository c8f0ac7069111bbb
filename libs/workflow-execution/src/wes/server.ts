// The one HTTP client of a WES server: one origin, no redirects, every call and answer bounded.
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { Pool } from "undici";
import { EngineUnavailable } from "../engine.ts";
import { type Answer, answerOf } from "./answer.ts";
import type { Multipart } from "./multipart.ts";
import { PATIENCE, type Patience, type WesSettings } from "./settings.ts";
import { Upload } from "./upload.ts";

const CONNECT_MS = 5_000;
const CONNECTIONS = 16;
/** sapporo answers 500 to a question about a run whose state it is just writing down. */
const AGAIN_MS = 200;
/** A toil that forks for each run does not close idle connections, yet reads no more from them. */
const NO_KEEP_ALIVE = 0;
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
      const first = await this.#pool.request(request);
      if (first.statusCode !== 500 || method !== "GET") return await answerOf(first);
      await first.body.dump();
      await pause(AGAIN_MS, undefined, { signal: withDeadline });
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
    const body = Readable.from(upload.pieces(), { objectMode: false });
    const request = { method: "POST", path: this.#pathOf(path), headers, body, signal: upload.signal } as const;
    try {
      return await answerOf(await this.#pool.request({ ...request, headersTimeout: this.patience.accept }));
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
    try {
      const target = new URL(address, new URL(from, this.#base));
      if (target.origin !== this.#base.origin)
        throw new EngineUnavailable(`${this.#name} names an address that is not its own: ${target.origin}`);
      const path = target.pathname + target.search;
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
