// What this process knows of the uploads whose bytes it takes: one request at a time for each, and the digest so far.
import { createHash, type Hash, randomBytes } from "node:crypto";

/** Digests that are remembered; of an upload whose digest is forgotten the stored bytes are read once more. */
const MOST = 1_000;

type Turn = { readonly interrupt: AbortController; readonly done: Promise<void> };
type Digest = { readonly hash: Hash; readonly length: number };

export class Writing {
  /** The name of this process in the log. */
  readonly writer = randomBytes(9).toString("base64url");
  readonly #turns = new Map<string, Turn>();
  readonly #digests = new Map<string, Digest>();

  /**
   * Whoever comes later interrupts: a client that sends again has given its last connection up, though the connection may
   * not know that yet. What had come by it is kept.
   */
  async take<Result>(upload: string, work: (interrupted: AbortSignal) => Promise<Result>): Promise<Result> {
    for (let turn = this.#turns.get(upload); turn; turn = this.#turns.get(upload)) {
      turn.interrupt.abort();
      await turn.done;
    }
    const interrupt = new AbortController();
    const result = work(interrupt.signal);
    const done = result.then(
      () => {},
      () => {},
    );
    const turn = { interrupt, done };
    this.#turns.set(upload, turn);
    try {
      return await result;
    } finally {
      if (this.#turns.get(upload) === turn) this.#turns.delete(upload);
    }
  }

  /** Of the first `length` bytes, when all of them came by this process; it is forgotten, as more bytes are added to it. */
  digestOf(upload: string, length: number): Hash | undefined {
    const known = this.#digests.get(upload);
    this.#digests.delete(upload);
    if (length === 0) return createHash("sha256");
    return known?.length === length ? known.hash : undefined;
  }

  remember(upload: string, digest: Digest): void {
    this.#digests.set(upload, digest);
    const [oldest] = this.#digests.keys();
    if (this.#digests.size > MOST && oldest !== undefined) this.#digests.delete(oldest);
  }
}
