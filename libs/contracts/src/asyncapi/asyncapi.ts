// Writes the AsyncAPI document of the public events from their descriptors. Used by `npm run contracts`, never at run time.
import { stringify } from "yaml";
import { feed, message, topic } from "./channels.ts";
import { type Message, messagesOf, type ProtoFile } from "./descriptors.ts";
import { CLOUD_EVENT, HEADERS, INFO, QUERY, SERVERS, TRAIT } from "./schemas.ts";

export type { ProtoFile } from "./descriptors.ts";

type ServiceEvents = {
  readonly service: string;
  readonly file: ProtoFile;
  readonly messages: readonly Message[];
  /** Those messages that are events; the others are parts of them. */
  readonly events: readonly Message[];
};

const ABOUT =
  "# The public events of Isotrail, made from the .proto files: `npm run contracts generate` writes this file.\n";

/** @param files with the text of each */
export function asyncapi(files: readonly { readonly file: ProtoFile; readonly text: string }[]): string {
  const services = files.map(({ file, text }) => eventsOf(file, text));
  const document = {
    asyncapi: "3.0.0",
    info: INFO,
    defaultContentType: "application/protobuf",
    servers: SERVERS,
    channels: {
      ...Object.fromEntries(services.map(({ service, events, file }) => [service, topic(service, events, file)])),
      feed: feed(services.map(({ service }) => service)),
    },
    operations: operations(services),
    components: {
      messages: Object.fromEntries(services.flatMap(messages)),
      messageTraits: { event: TRAIT },
      schemas: { headers: HEADERS, cloudEvent: CLOUD_EVENT },
      securitySchemes: {
        token: { type: "http", scheme: "bearer", description: "An access token with the scope read." },
      },
    },
  };
  return ABOUT + stringify(document, { lineWidth: 110, aliasDuplicateObjects: false });
}

function eventsOf(file: ProtoFile, text: string): ServiceEvents {
  const messages = messagesOf(file, text);
  const used = new Set(messages.flatMap(({ uses }) => uses));
  const events = messages.filter(({ name }) => !used.has(name));
  return { service: file.package.split(".")[1] ?? "", file, messages, events };
}

const operations = (services: readonly ServiceEvents[]) => ({
  ...Object.fromEntries(
    services.map(({ service }) => [
      `send${service[0]?.toUpperCase()}${service.slice(1)}Events`,
      { action: "send", channel: { $ref: `#/channels/${service}` }, summary: `What happens in ${service}.` },
    ]),
  ),
  sendFeed: {
    action: "send",
    channel: { $ref: "#/channels/feed" },
    summary: "The same events over HTTP: pages, and a live stream.",
    bindings: { http: { method: "GET", query: QUERY, bindingVersion: "0.3.0" } },
  },
});

const messages = ({ file, messages, events }: ServiceEvents) =>
  events.map((event) => [`${file.package}.${event.name}`, message(file, event, messages)] as const);
