// When a contender may take a lease. Clocks of two machines are never compared: the counter must have stood still for
// some time on the contender's own monotonic clock.
import type { LeaseDocument } from "./lease-document.ts";

/** Milliseconds for which the counter must stand still. */
export const TAKE_OVER = 3_000;

export class LeaseObservation {
  #last: LeaseDocument | undefined;
  #unchangedSince = performance.now();

  /** @param asked when the read of the lease was sent, on the monotonic clock */
  isFree(lease: LeaseDocument | undefined, asked: number): boolean {
    if (
      lease?.counter !== this.#last?.counter ||
      lease?.epoch !== this.#last?.epoch ||
      lease?.holder !== this.#last?.holder
    ) {
      this.#last = lease;
      this.restart();
    }
    return !lease || lease.holder === "" || asked - this.#unchangedSince >= TAKE_OVER;
  }

  /** The time before does not count. */
  restart(): void {
    this.#unchangedSince = performance.now();
  }
}
