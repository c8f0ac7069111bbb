// Writes the AsyncAPI document of the public events from their descriptors. Used by `npm run contracts`, never at run time.
import { stringify } from "yaml";

/** A file as `buf build` tells it in JSON, as far as it is looked at. */
export type ProtoFile = {
  /** isotrail/catalog/v1/events.proto */
  readonly name: string;
  readonly package: string;
  readonly messageType: readonly {
    readonly name: string;
    readonly field?: readonly { readonly typeName?: string }[];
  }[];
  readonly sourceCodeInfo: {
    readonly location: readonly {
      readonly path?: readonly number[];
      /** First line, first column, last line unless it is the first, last column; from 0. */
      readonly span: readonly number[];
      readonly leadingComments?: string;
    }[];
  };
};

/** A message with its text in the .proto file. */
type Message = {
  readonly name: string;
  readonly summary: string;
  readonly text: string;
  readonly uses: readonly string[];
};

const MESSAGE_TYPE = 4; // the number of message_type in FileDescriptorProto: a message's place is [4, n]

/** @param files with the text of each */
export function asyncapi(files: readonly { readonly file: ProtoFile; readonly text: string }[]): string {
  const services = files.map(({ file, text }) => {
    const messages = messagesOf(file, text);
    const used = new Set(messages.flatMap(({ uses }) => uses));
    const events = messages.filter(({ name }) => !used.has(name));
    return { service: file.package.split(".")[1] ?? "", file, messages, events };
  });
  const document = {
    asyncapi: "3.0.0",
    info: INFO,
    defaultContentType: "application/protobuf",
    servers: SERVERS,
    channels: {
      ...Object.fromEntries(services.map(({ service, events, file }) => [service, topic(service, events, file)])),
      feed: feed(services.map(({ service }) => service)),
    },
    operations: {
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
    },
    components: {
      messages: Object.fromEntries(
        services.flatMap(({ file, messages, events }) =>
          events.map((event) => [`${file.package}.${event.name}`, message(file, event, messages)]),
        ),
      ),
      messageTraits: { event: TRAIT },
      schemas: { headers: HEADERS, cloudEvent: CLOUD_EVENT },
      securitySchemes: {
        token: { type: "http", scheme: "bearer", description: "An access token with the scope read." },
      },
    },
  };
  const about =
    "# The public events of Isotrail, made from the .proto files: `npm run contracts generate` writes this file.\n";
  return about + stringify(document, { lineWidth: 110, aliasDuplicateObjects: false });
}

function messagesOf({ messageType, sourceCodeInfo }: ProtoFile, source: string): Message[] {
  const lines = source.split("\n");
  return messageType.map(({ name, field = [] }, index) => {
    const place = sourceCodeInfo.location.find(
      ({ path }) => path?.length === 2 && path[0] === MESSAGE_TYPE && path[1] === index,
    );
    const [first = 0, , last = first] = place?.span ?? [];
    const uses = field.flatMap(({ typeName }) => typeName?.split(".").at(-1) ?? []);
    const summary = (place?.leadingComments ?? "").replace(/\s+/g, " ").trim();
    return { name, summary, text: lines.slice(first, last + 1).join("\n"), uses };
  });
}

function topic(service: string, events: readonly Message[], file: ProtoFile) {
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

const feed = (services: readonly string[]) => ({
  address: "/{service}",
  title: "Events over HTTP",
  description:
    "A GET answers a page of CloudEvents in JSON; asked for as text/event-stream, one CloudEvent a time, live. A reader is shown what he may read.",
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

function message(file: ProtoFile, event: Message, all: readonly Message[]) {
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

const INFO = {
  title: "Isotrail events",
  version: "1.0.0",
  description: `${[
    "What happens in Isotrail, as events for other systems: CloudEvents 1.0 in Kafka's binary mode; the value of a record is",
    "the protobuf message that ce_type names. Messages only ever get more fields; another meaning is another message. Events",
    "carry identifiers, and no personal data, no secrets and no sequence data.",
  ].join(" ")}\n\n${[
    "Delivery is at least once and in order for each key. A repeat shows in ce_sequence: keep the highest of each source and",
    "partition, and drop what is not higher. The same events are offered over HTTP to those who have no Kafka.",
  ].join(" ")}`,
};

const SERVERS = {
  kafka: {
    host: "{brokers}",
    protocol: "kafka",
    description: "The system's Kafka. A consumer sees every project: access is the broker's to grant.",
    variables: { brokers: { description: "KAFKA_BROKERS of the system.", default: "kafka:9092" } },
  },
  api: {
    host: "{host}",
    pathname: "/api/events",
    protocol: "https",
    description: "The API of the system: PUBLIC_URL with /api/events.",
    variables: { host: { description: "Where the API is.", default: "isotrail.example" } },
    security: [{ $ref: "#/components/securitySchemes/token" }],
  },
};

const QUERY = {
  type: "object",
  properties: {
    after: { type: "string", description: "The cursor where to go on; without it from the first event." },
    limit: { type: "integer", minimum: 1, maximum: 1000, default: 100, description: "Events in a page." },
    type: { type: "string", description: "Full names of messages, separated by commas, or the parameter again." },
    project: { type: "string", description: "Only events that name this project." },
  },
};

const TRAIT = {
  contentType: "application/protobuf",
  headers: { $ref: "#/components/schemas/headers" },
  bindings: {
    kafka: {
      key: { type: "string", description: "The subject: one resource's story is in order." },
      bindingVersion: "0.5.0",
    },
  },
};

const text = (description: string, example: string) => ({ type: "string", description, examples: [example] });

/** What an event has in both forms; `type` and the others by CloudEvents 1.0. */
const ATTRIBUTES = {
  specversion: { type: "string", const: "1.0", description: "The version of CloudEvents." },
  id: text("service/log/position/index; never given twice.", "catalog/2f1c0f5e-8a52-4b1e-9d0b-3a6f0c1d2e4f/42/0"),
  source: text(
    "/service/log. A log that is restored from a backup gets a new id.",
    "/catalog/2f1c0f5e-8a52-4b1e-9d0b-3a6f0c1d2e4f",
  ),
  type: text("The full name of the message.", "isotrail.catalog.v1.SampleCreated"),
  subject: text("The resource whose story it is.", "sample-7"),
  time: { type: "string", format: "date-time", description: "When it was stored." },
  partitionkey: text("The key of the record: the subject.", "sample-7"),
  sequence: text("Position and index, so that texts sort as the events do.", "0000000000000042.00000"),
  actor: text("The identifier of the user who acted, or the name of a service.", "3"),
  projects: text("The projects that it concerns, separated by commas; absent where there are none.", "2,5"),
};
const ALWAYS = ["specversion", "id", "source", "type", "subject", "time", "partitionkey", "sequence", "actor"];
const TRACE = text(
  "W3C trace context of the request; absent where there was none.",
  "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
);

const HEADERS = {
  type: "object",
  required: ["content-type", ...ALWAYS.map((name) => `ce_${name}`)],
  properties: {
    "content-type": { type: "string", const: "application/protobuf" },
    ...Object.fromEntries(Object.entries(ATTRIBUTES).map(([name, schema]) => [`ce_${name}`, schema])),
    traceparent: TRACE,
  },
};

const CLOUD_EVENT = {
  type: "object",
  required: [...ALWAYS, "datacontenttype", "data_base64"],
  properties: {
    ...ATTRIBUTES,
    datacontenttype: { type: "string", const: "application/protobuf" },
    traceparent: TRACE,
    data_base64: {
      type: "string",
      contentEncoding: "base64",
      description: "The bytes of the message that `type` names.",
    },
  },
};
