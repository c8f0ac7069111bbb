// The channels of the AsyncAPI document, a topic per service and the feed over HTTP, and the messages on them.
import type { Message, ProtoFile } from "./descriptors.ts";

export function topic(service: string, events: readonly Message[], file: ProtoFile) {
  return {
    address: `{prefix}.${service}`,
    title: `Events of ${service}`,
    description: "One topic per service; it keeps everything, so that a new consumer can begin at the first event.",
    servers: [{ $ref: "#/servers/kafka" }],
    parameters: { prefix: { description: "KAFKA_TOPIC_PREFIX of the system.", default: "isotrail" } },
    messages: Object.fromEntries(
      events.map(({ name }) => [name, { $ref: `#/components/messages/${file.package}.${name}` }]),
    ),
  };
}

export const feed = (services: readonly string[]) => ({
  address: "/{service}",
  title: "Events over HTTP",
  description:
    "A GET answers a page of CloudEvents in JSON; asked for as text/event-stream, one CloudEvent a time, live. Readers are shown what they may read.",
  servers: [{ $ref: "#/servers/api" }],
  parameters: { service: { description: "Whose events.", enum: services } },
  messages: {
    cloudEvents: {
      name: "cloudEvents",
      title: "A page of events",
      contentType: "application/cloudevents-batch+json",
      headers: {
        type: "object",
        required: ["next-cursor", "link"],
        properties: {
          "next-cursor": { type: "string", description: "Where to go on: the value of `after` of the next request." },
          link: { type: "string", description: 'That request: `<address>; rel="next"`.' },
        },
      },
      payload: { type: "array", items: { $ref: "#/components/schemas/cloudEvent" } },
    },
  },
});

export function message(file: ProtoFile, event: Message, all: readonly Message[]) {
  const used = all.filter(({ name }) => event.uses.includes(name));
  const schema = ['syntax = "proto3";', `package ${file.package};`, ...used.map(({ text }) => text), event.text];
  return {
    name: `${file.package}.${event.name}`,
    title: event.name,
    ...(event.summary && { summary: event.summary }),
    traits: [{ $ref: "#/components/messageTraits/event" }],
    payload: {
      schemaFormat: "application/vnd.google.protobuf;version=3",
      schema: `${schema.join("\n\n")}\n`,
    },
  };
}
