// The services that a service calls, opened and closed together.
import type { Identity } from "../server/internal-identity.ts";
import { connectPeer, type Peer } from "./peer.ts";

/** @param wired by name: `http://host:port`, `unix:path`, or an object that answers for the service */
export function connectPeers(wired: Readonly<Record<string, string | Peer>>, identity: Identity) {
  const peers: Record<string, Peer> = {};
  const opened: { close(): Promise<void> }[] = [];
  for (const [name, where] of Object.entries(wired)) {
    if (typeof where !== "string") {
      peers[name] = where;
      continue;
    }
    const peer = connectPeer(name, where, identity);
    peers[name] = peer;
    opened.push(peer);
  }
  return { peers, closePeers: () => Promise.all(opened.map((peer) => peer.close())) };
}
