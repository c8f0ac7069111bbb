// How far a consumer is in each partition: by its own positions, and by the offsets of its group.
import { type EventPosition, isAfter } from "@isotrail/eventsourcing";
import type { Assignment } from "./assignment.ts";
import { type Log, withAdmin } from "./client.ts";
import type { KafkaSettings } from "./settings.ts";

export type GroupOnTopic = {
  readonly kafka: KafkaSettings;
  readonly log: Log;
  readonly topic: string;
  readonly group: string;
};

/** The highest event that was delivered, and the offset below which all messages are known to be done. */
export type PartitionProgress = { delivered: EventPosition | undefined; nextOffset: number };

/**
 * Where the consumer continues in each partition of an assignment. The group's offsets only save reading: each was
 * committed with the position that it stands for, and where the consumer's own position is lower (it was set back, or
 * never stored), the partition is read from zero.
 * @param deliveredIn the consumer's own position in a partition
 */
export async function locate(
  { kafka, log, topic, group }: GroupOnTopic,
  { partitions, seek }: Assignment,
  deliveredIn: (partition: number) => Promise<EventPosition | undefined>,
): Promise<Map<number, PartitionProgress>> {
  const [fetched] = await withAdmin(kafka, log, (admin) => admin.fetchOffsets({ groupId: group, topics: [topic] }));
  const committed = new Map(fetched?.partitions.map(({ partition, ...rest }) => [partition, rest]));
  const locateIn = async (partition: number): Promise<[number, PartitionProgress]> => {
    const delivered = await deliveredIn(partition);
    const { offset = "-1", metadata } = committed.get(partition) ?? {};
    const position = positionOf(metadata);
    const usable = position && delivered && !isAfter(position, delivered);
    const nextOffset = usable ? Math.max(0, Number(offset)) : 0;
    if (nextOffset === 0 && Number(offset) > 0) seek(partition, 0);
    return [partition, { delivered, nextOffset }];
  };
  return new Map(await Promise.all(partitions.map(locateIn)));
}

/** What is committed with an offset: the position that it stands for. */
export const metadataOf = ({ position, index }: EventPosition): string => `${position}.${index}`;

function positionOf(metadata: string | null | undefined): EventPosition | undefined {
  const [, position, index] = /^(\d+)\.(\d+)$/.exec(metadata ?? "") ?? [];
  return position && index ? { position: Number(position), index: Number(index) } : undefined;
}

/** The higher of two positions. */
export const later = (one: EventPosition | undefined, other: EventPosition | undefined): EventPosition | undefined =>
  one && (!other || isAfter(one, other)) ? one : other;
