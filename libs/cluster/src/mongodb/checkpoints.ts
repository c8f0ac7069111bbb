// What event handlers store: their checkpoints, and the events that they could not apply.
import type { Checkpoints, ParkedEvent, ParkedEvents, PublicEvent } from "@isotrail/eventsourcing";
import type { Collection } from "mongodb";
import { call } from "./errors.ts";

export type CheckpointDocument = { _id: string; position: number; index: number };
/** The event, without its bytes, is JSON text: whatever is in it is read back unchanged. */
export type ParkedDocument = {
  _id: string;
  consumer: string;
  event: string;
  bytes: Uint8Array;
  error: string;
  at: number;
};

export const PARKED_INDEXES = [{ key: { consumer: 1, at: 1 } }, { key: { at: 1 } }] as const;

export function mongodbCheckpoints(checkpoints: Collection<CheckpointDocument>): Checkpoints {
  return {
    async get(consumer) {
      const found = await call(() => checkpoints.findOne({ _id: consumer }));
      return found ? { position: found.position, index: found.index } : undefined;
    },
    async set(consumer, { position, index }) {
      await call(() => checkpoints.updateOne({ _id: consumer }, { $set: { position, index } }, { upsert: true }));
    },
  };
}

export function mongodbParkedEvents(parked: Collection<ParkedDocument>): ParkedEvents {
  const idOf = (consumer: string, eventId: string) => JSON.stringify([consumer, eventId]);
  return {
    async add({ consumer, event: { bytes, ...event }, error, at }) {
      const _id = idOf(consumer, event.id);
      const document = { consumer, event: JSON.stringify(event), bytes: Buffer.from(bytes), error, at };
      await call(() => parked.replaceOne({ _id }, document, { upsert: true }));
    },
    async list(consumer) {
      const found = parked.find(consumer === undefined ? {} : { consumer }, { sort: { at: 1 } });
      return (await call(() => found.toArray())).map(parkedOf);
    },
    count: () => call(() => parked.countDocuments()),
    async remove(consumer, eventId) {
      await call(() => parked.deleteOne({ _id: idOf(consumer, eventId) }));
    },
  };
}

const parkedOf = ({ consumer, event, bytes, error, at }: ParkedDocument): ParkedEvent => ({
  consumer,
  event: { ...(JSON.parse(event) as PublicEvent), bytes: Uint8Array.from(bytes) },
  error,
  at,
});
