// What event handlers keep: how far they have come, and the events that they could not apply.
import type { Checkpoints, ParkedEvent, ParkedEvents, PublicEvent } from "@isotrail/eventsourcing";
import type { Collection } from "mongodb";
import { asking } from "./errors.ts";

export type PositionDocument = { _id: string; position: number; index: number };
/** The event without its bytes is JSON: whatever is in it comes back as it was. */
export type ParkedDocument = {
  _id: string;
  consumer: string;
  event: string;
  bytes: Uint8Array;
  error: string;
  at: number;
};

export const PARKED_INDEXES = [{ key: { consumer: 1, at: 1 } }, { key: { at: 1 } }] as const;

export function mongodbCheckpoints(positions: Collection<PositionDocument>): Checkpoints {
  return {
    async get(consumer) {
      const found = await asking(() => positions.findOne({ _id: consumer }));
      return found ? { position: found.position, index: found.index } : undefined;
    },
    async set(consumer, { position, index }) {
      await asking(() => positions.updateOne({ _id: consumer }, { $set: { position, index } }, { upsert: true }));
    },
  };
}

export function mongodbParkedEvents(parked: Collection<ParkedDocument>): ParkedEvents {
  const idOf = (consumer: string, eventId: string) => JSON.stringify([consumer, eventId]);
  return {
    async add({ consumer, event: { bytes, ...event }, error, at }) {
      const _id = idOf(consumer, event.id);
      const document = { consumer, event: JSON.stringify(event), bytes: Buffer.from(bytes), error, at };
      await asking(() => parked.replaceOne({ _id }, document, { upsert: true }));
    },
    async list(consumer) {
      const found = parked.find(consumer === undefined ? {} : { consumer }, { sort: { at: 1 } });
      return (await asking(() => found.toArray())).map(parkedOf);
    },
    count: () => asking(() => parked.countDocuments()),
    async remove(consumer, eventId) {
      await asking(() => parked.deleteOne({ _id: idOf(consumer, eventId) }));
    },
  };
}

const parkedOf = ({ consumer, event, bytes, error, at }: ParkedDocument): ParkedEvent => ({
  consumer,
  event: { ...(JSON.parse(event) as PublicEvent), bytes: Uint8Array.from(bytes) },
  error,
  at,
});
