// The events of a commit as one column: for each event the length and bytes of its type, then of its message.
import type { StoredEvent } from "@isotrail/eventsourcing";

/** Layout of one event: u16 length of the type, the type in UTF-8, u32 length of the message, the message. Little-endian. */
export function packEvents(events: readonly StoredEvent[]): Uint8Array {
  const parts: Uint8Array[] = [];
  for (const { type, bytes } of events) {
    const name = Buffer.from(type);
    const head = Buffer.alloc(2);
    head.writeUInt16LE(name.length);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(bytes.length);
    parts.push(head, name, size, bytes);
  }
  return Buffer.concat(parts);
}

/** @throws RangeError when the bytes are truncated */
export function unpackEvents(packed: Uint8Array): StoredEvent[] {
  const buffer = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  const events: StoredEvent[] = [];
  for (let at = 0; at < buffer.length; ) {
    const name = at + 2;
    const size = name + buffer.readUInt16LE(at);
    const bytes = size + 4;
    const end = bytes + buffer.readUInt32LE(size);
    if (end > buffer.length) throw new RangeError("the events of a commit are truncated");
    events.push({ type: buffer.toString("utf8", name, size), bytes: packed.subarray(bytes, end) });
    at = end;
  }
  return events;
}
