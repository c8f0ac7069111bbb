// A connection to a server of this thread: HTTP as over a socket, with its back pressure, and no call of the system.
import type { Server } from "node:http";
import { type Duplex, duplexPair } from "node:stream";
import type { buildConnector } from "undici";

/** What the client and the server do to a socket besides writing to it. */
const SOCKET = {
  setKeepAlive: noop,
  setNoDelay: noop,
  setTimeout: noop,
  ref: noop,
  unref: noop,
};

/** How undici connects to `server`, which need not listen. */
export function localConnector(server: Server): buildConnector.connector {
  return (_options, callback) => {
    const [here, there] = duplexPair();
    for (const [one, other] of [
      [here, there],
      [there, here],
    ] as const) {
      Object.assign(one, SOCKET);
      one.once("close", () => other.destroy());
    }
    server.emit("connection", there);
    // as a socket would: after the call of connect
    process.nextTick(() => callback(null, here as Parameters<typeof callback>[1] & Duplex));
  };
}

function noop(this: Duplex): Duplex {
  return this;
}
