// Appends are announced to all threads of the process, by the path of the log's file; another process looks by itself.
import { BroadcastChannel } from "node:worker_threads";
import { pause } from "@isotrail/eventsourcing";

const CHANNEL = "isotrail-log";
/** Milliseconds after which a reader looks by itself: another process does not hear the channel. */
const POLL = 1000;

/** Announces that the log has changed, or that it is there now. */
export function announcer(path: string): { announce(): void; close(): void } {
  const channel = new BroadcastChannel(CHANNEL);
  channel.unref();
  return { announce: () => channel.postMessage(path), close: () => channel.close() };
}

/** Resolves when `found` finds something, looking after each announcement and once a second, or when the signal aborts. */
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
      if (await found()) return; // looked at only when an announcement can no longer be missed
      await pause(POLL, woken.signal);
    }
  } finally {
    signal.removeEventListener("abort", wake);
    channel.close();
  }
}
