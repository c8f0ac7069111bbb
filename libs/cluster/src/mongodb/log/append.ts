// Appends commits: through the replica that sequences for all while it answers, directly otherwise.
import { type Clock, type NewCommit, relayLease, StoreUnavailable, VersionConflict } from "@isotrail/eventsourcing";
import { withTimeout } from "../../with-timeout.ts";
import type { Leases } from "../lease/lease.ts";
import { checkCommit } from "./commit-document.ts";
import { type Commits, findVersion } from "./commits.ts";
import { type AppendOutcome, Forwarder, type Replica } from "./forward.ts";
import { Sequencer } from "./sequencer.ts";
import type { LogTail } from "./tail.ts";

export type AppenderOptions = {
  service: string;
  commits: Commits;
  tail: LogTail;
  leases: Leases;
  clock: Clock;
  replica?: Replica | undefined;
};

/** The replica that holds the relay's lease sequences the commits of all: so they do not compete for positions. */
export class Appender {
  readonly #options: AppenderOptions;
  readonly #lease: string;
  readonly #sequencer: Sequencer;
  readonly #forwarder: Forwarder | undefined;

  constructor(options: AppenderOptions) {
    const { service, commits, tail, clock, replica } = options;
    this.#options = options;
    this.#lease = relayLease(service);
    this.#sequencer = new Sequencer(commits, tail, clock);
    this.#forwarder = replica && new Forwarder(replica, clock);
  }

  /** True while as a rule nobody else appends. */
  isAlone(): boolean {
    return !this.#options.replica || this.#options.leases.holds(this.#lease);
  }

  /** As EventLog.append. */
  async append(commit: NewCommit, deadline: number): Promise<number> {
    checkCommit(commit);
    const appended = this.#appendAfterPredecessor(commit, deadline);
    const late = () => new StoreUnavailable("The log did not store the commit in time.");
    return withTimeout(appended, deadline - this.#options.clock.now(), late);
  }

  /** Appends what other replicas send, which know that the predecessors are stored. */
  appendForOthers(commits: readonly NewCommit[], deadline: number): Promise<AppendOutcome[]> {
    return Promise.all(
      commits.map(async (commit): Promise<AppendOutcome> => {
        try {
          checkCommit(commit);
          return { position: await this.#sequencer.append(commit, deadline) };
        } catch (error) {
          return error instanceof VersionConflict ? { conflict: true } : { unavailable: true };
        }
      }),
    );
  }

  close(): Promise<void> {
    return this.#sequencer.close();
  }

  async #appendAfterPredecessor(commit: NewCommit, deadline: number): Promise<number> {
    await this.#checkPredecessor(commit);
    return (await this.#forward(commit, deadline)) ?? this.#sequencer.append(commit, deadline);
  }

  /** @throws VersionConflict when the stream has no commit right before this one */
  async #checkPredecessor({ stream, version }: NewCommit): Promise<void> {
    const { commits, tail } = this.#options;
    if (version === 1 || tail.versionOf(stream) >= version - 1) return;
    if (!(await findVersion(commits, tail, { stream, version: version - 1 })))
      throw new VersionConflict(stream, version);
    tail.noteVersion(stream, version - 1);
  }

  /** The position that the holder of the lease gave the commit; undefined when it must be inserted here. */
  async #forward(commit: NewCommit, deadline: number): Promise<number | undefined> {
    const { tail, leases, replica } = this.#options;
    if (!replica || !this.#forwarder || leases.holds(this.#lease)) return undefined;
    const address = await leases.holderOf(this.#lease).catch(() => undefined);
    if (!address || address === replica.address || this.#forwarder.isUnreachable(address)) return undefined;
    const outcome = await this.#forwarder.append(address, commit, deadline);
    if ("conflict" in outcome) throw new VersionConflict(commit.stream, commit.version);
    if ("unavailable" in outcome) return undefined;
    tail.noteVersion(commit.stream, commit.version);
    tail.advanceTo(outcome.position);
    return outcome.position;
  }
}
