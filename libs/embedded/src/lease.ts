// The lease of the only process: always held, since the folder is locked; work that ends is started again.
import { type Lease, pause, repeat } from "@isotrail/eventsourcing";

/** Milliseconds before work that ended by itself is started again. */
const NEXT_TURN = 100;

export const exclusiveLease: Lease = {
  run: (_name, work, signal) =>
    repeat(
      async () => {
        await work(signal); // it reports its own errors
        await pause(NEXT_TURN, signal);
      },
      { signal },
    ),
};
