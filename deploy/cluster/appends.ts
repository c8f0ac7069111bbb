// Commits that one replica sends to the one that sequences the appends of all, over the internal HTTP.
import type { AppendOutcome } from "@isotrail/cluster";
import { CommandRejected, type NewCommit } from "@isotrail/eventsourcing";
import { callerOf, connectPeer, type Identity, type Peer } from "@isotrail/http";
import type { FastifyInstance } from "fastify";

const PATH = "/internal/appends";
/** A batch of commits is at most some MiB; base64 makes four thirds of it. */
const MOST_BYTES = 32 * 1024 * 1024;

type Sent = Omit<NewCommit, "events"> & { readonly events: readonly { type: string; bytes: string }[] };
type Batch = { readonly commits: readonly Sent[]; readonly milliseconds: number };

const toSend = (commit: NewCommit): Sent => ({
  ...commit,
  events: commit.events.map(({ type, bytes }) => ({ type, bytes: Buffer.from(bytes).toString("base64") })),
});

const received = (sent: Sent): NewCommit => ({
  ...sent,
  events: sent.events.map(({ type, bytes }) => ({ type, bytes: Buffer.from(bytes, "base64") })),
});

/** Takes the commits of other replicas of this service, and of nobody else. */
export function appendRoute(
  app: FastifyInstance,
  service: string,
  append: (commits: readonly NewCommit[], deadline: number) => Promise<AppendOutcome[]>,
): void {
  app.post<{ Body: Batch }>(PATH, { bodyLimit: MOST_BYTES }, async (request) => {
    if (callerOf(request).service !== service)
      throw new CommandRejected("forbidden", "Only replicas of this service append.");
    const { commits, milliseconds } = request.body;
    // a time to wait, not a time of day: clocks of two machines are never compared
    return { outcomes: await append(commits.map(received), Date.now() + milliseconds) };
  });
}

/** Sends commits to another replica, by its address. */
export function forwarding(service: string, identity: Identity) {
  const replicas = new Map<string, Peer & { close(): Promise<void> }>();
  const replicaAt = (address: string) => {
    const known = replicas.get(address);
    if (known) return known;
    for (const [old, peer] of replicas) if (replicas.delete(old)) void peer.close(); // only one sequences at a time
    const made = connectPeer(service, address, identity);
    replicas.set(address, made);
    return made;
  };
  return {
    async forward(address: string, commits: readonly NewCommit[], deadline: number): Promise<AppendOutcome[]> {
      const milliseconds = Math.max(0, deadline - Date.now());
      const body: Batch = { commits: commits.map(toSend), milliseconds };
      const { outcomes } = await replicaAt(address).post<{ outcomes: AppendOutcome[] }>(PATH, body, { service });
      return outcomes;
    },
    close: () => Promise.all([...replicas.values()].map((peer) => peer.close())),
  };
}
