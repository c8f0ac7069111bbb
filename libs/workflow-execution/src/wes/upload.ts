// A form on its way to a server: it ends when the server takes no piece of it for too long, and keeps what an input threw.
import type { Multipart } from "./multipart.ts";

export class Upload {
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
