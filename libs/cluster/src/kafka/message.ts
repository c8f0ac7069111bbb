// A public event as a Kafka message and back: the Kafka protocol binding of CloudEvents 1.0, binary content mode.
import { cloudEventAttributes, type PublicEvent, publicEventOf } from "@isotrail/eventsourcing";
import { type KafkaMessage, type Message, partitionOf } from "./client.ts";

const PREFIX = "ce_";
/** Two headers have no prefix: the first by the binding, the second by W3C Trace Context. */
const PLAIN: Readonly<Record<string, string>> = { datacontenttype: "content-type", traceparent: "traceparent" };
const PLAIN_BACK = Object.fromEntries(Object.entries(PLAIN).map(([attribute, header]) => [header, attribute]));

export type EventMessage = Message & { readonly partition: number; readonly value: Buffer };

export function messageOf(event: PublicEvent): EventMessage {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(cloudEventAttributes(event)))
    headers[PLAIN[name] ?? PREFIX + name] = value;
  const { buffer, byteOffset, byteLength } = event.bytes;
  return {
    key: event.subject,
    value: Buffer.from(buffer, byteOffset, byteLength),
    headers,
    timestamp: String(event.at),
    partition: partitionOf(event.subject),
  };
}

/** @throws Error when the message is not a CloudEvent of that service */
export function eventOf(message: KafkaMessage, partition: number, service: string): PublicEvent {
  const attributes: Record<string, string> = {};
  for (const [header, value] of Object.entries(message.headers ?? {})) {
    const attribute = PLAIN_BACK[header] ?? (header.startsWith(PREFIX) ? header.slice(PREFIX.length) : undefined);
    const text = Array.isArray(value) ? value[0] : value;
    if (attribute !== undefined && text !== undefined) attributes[attribute] = text.toString();
  }
  if (!message.value) throw new Error("not a CloudEvent of this system: it has no value");
  const event = publicEventOf(attributes, message.value, partition);
  if (event.service !== service) throw new Error(`an event of ${event.service} on the topic of ${service}`);
  return event;
}
