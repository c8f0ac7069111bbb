// Appends are announced to all threads of the process, by the path of the log's file; other processes poll.
import { BroadcastChannel } from "node:worker_threads";
import { pause } from "@isotrail/eventsourcing";

const CHANNEL = "isotrail-log";
/** Milliseconds between polls: announcements do not reach other processes. */
const POLL = 1000;

/** Announces that the log has changed, or that it was created. */
export function announcer(path: string): { announce(): void; close(): void } {
  const channel = new BroadcastChannel(CHANNEL);
  channel.unref();
  return { announce: () => channel.postMessage(path), close: () => channel.close() };
}

/** Resolves when `found` returns true, or the signal aborts. `found` is called after each announcement and once a second. */
export async function announced(
  path: string,
  found: () => boolean | Promise<boolean>,
  signal: AbortSignal,
): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL);
  channel.unref();
  let woken = new AbortController();
  const wake = () => woken.abort();
  channel.onmessage = ({ data }) => {
    if (data === path) wake();
  };
  signal.addEventListener("abort", wake, { once: true });
  try {
    while (!signal.aborted) {
      woken = new AbortController();
      if (await found()) return; // called only now that no announcement can be missed
      await pause(POLL, woken.signal);
    }
  } finally {
    signal.removeEventListener("abort", wake);
    channel.close();
  }
}
