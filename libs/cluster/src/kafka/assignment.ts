// What the group gives to a member: partitions, and batches of their messages.
import type { KafkaMessage } from "./client.ts";

/** The partitions that the group has assigned to a member, until the next rebalance. */
export type Assignment = {
  readonly partitions: readonly number[];
  /** Aborts when the assignment is over. */
  readonly revoked: AbortSignal;
  /** Continues at that offset of a partition; batches that were fetched before are not handed out. */
  seek(partition: number, offset: number): void;
};

export type TopicBatch = {
  readonly partition: number;
  /** In order, at least one. */
  readonly messages: readonly KafkaMessage[];
  /** Everything up to and including this offset is done: the next fetch continues after it. */
  resolveOffset(offset: number): void;
  /** Commits to the group that all below `offset` is done. It may fail without harm. */
  commitOffset(offset: number, metadata: string): Promise<void>;
};
