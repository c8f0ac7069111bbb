// One kind of stream: how a command is decided, how events fold to a state, and how both are stored.
import type { BlobDigest, Keys, StoredEvent } from "../ports/ports.ts";

export type Event = { readonly type: string; readonly data: object };

/** When and by whom the event happened, and the id of its stream's resource. */
export type EventMetadata = { readonly id: string; readonly at: number; readonly actor: string };

/** Turns an event into stored bytes and back; decode must accept every event that was ever stored. */
export type Codec<E extends Event> = { encode(event: E): StoredEvent; decode(stored: StoredEvent): E };

/**
 * decide, evolve and initial are pure: clock, ids and look-ups are parameters of the command.
 * State is made of JSON values only; it is stored as it is and is the snapshot of its stream.
 * State is only ever folded from decoded events, so that a replay gives exactly the same state as the first time.
 */
export interface Aggregate<State, Command, E extends Event> {
  /** Start of the stream's name: "sample" for sample-12. */
  readonly category: string;
  readonly initial: State;
  /** @throws CommandRejected when the command is not allowed in this state */
  decide(state: State, command: Command): readonly E[];
  evolve(state: State, event: E, metadata: EventMetadata): State;
  readonly codec: Codec<E>;
  readonly view: {
    /** A changed shape of the state means a new name: "samples-1". */
    readonly name: string;
    readonly indexes: readonly string[];
    /** The index values of a state; none at all for a deleted resource, whose document stays as a tombstone. */
    keys(state: State, id: string): Keys;
    /** Those of the indexes that can also be listed by the time of the last change, which `changed` tells. */
    readonly byChange?: readonly string[];
    /** Milliseconds since the epoch. */
    changed?(state: State): number;
    /** Position in listings; the id's own number unless given. */
    order?(state: State, id: string): number;
  };
  /** Whether readers find the resource; not when it is deleted. Unless given: in any state but the initial one. */
  exists?(state: State): boolean;
  /** What no other stream may hold at the same time as this state: "sample-name/3/ISO-1". */
  claims?(state: State, id: string): readonly string[];
  /** The blobs that must exist while the stream is in this state. */
  blobs?(state: State): readonly NamedBlob[];
}

/** `of` says to an operator what it is the content of: "file 5 of sample 7". */
export type NamedBlob = BlobDigest & { readonly key: string; readonly of?: string };

/** An aggregate of which only the state matters: for reading. */
// biome-ignore lint/suspicious/noExplicitAny: an aggregate is only ever given what its own codec decoded
export type Foldable<State> = Aggregate<State, any, any>;

// biome-ignore lint/suspicious/noExplicitAny: a list of aggregates of different types; each is used only with its own
export type AnyAggregate = Aggregate<any, any, any>;

export const streamOf = (aggregate: Pick<AnyAggregate, "category">, id: string) => `${aggregate.category}-${id}`;

/** The category and id of a stream's name: "object-pair-3" is object and pair-3. */
export function parseStream(stream: string): { category: string; id: string } {
  const dash = stream.indexOf("-");
  return { category: stream.slice(0, dash), id: stream.slice(dash + 1) };
}

type MessageClass<T> = { encode(data: T): { finish(): Uint8Array }; decode(bytes: Uint8Array): T };

/**
 * A codec over generated protobuf classes: `protobufCodec({ SampleCreated, SampleDeleted })` handles events
 * `{ type: "SampleCreated", data: ISampleCreated }`.
 * @throws Error on a type that is not among the classes, and on bytes that are not such a message
 */
export function protobufCodec<E extends Event>(
  classes: {
    readonly [Type in E["type"]]: MessageClass<Extract<E, { type: Type }>["data"]>;
  },
): Codec<E> {
  const byType = new Map<string, MessageClass<object>>(Object.entries(classes) as [string, MessageClass<object>][]);
  const classOf = (type: string) => {
    const found = byType.get(type);
    if (!found) throw new Error(`no message is declared for events of type ${type}`);
    return found;
  };
  return {
    encode: (event) => ({ type: event.type, bytes: classOf(event.type).encode(event.data).finish() }),
    decode: (stored) => ({ type: stored.type, data: classOf(stored.type).decode(stored.bytes) }) as E,
  };
}
