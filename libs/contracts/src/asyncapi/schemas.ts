// The parts of the AsyncAPI document that do not depend on the messages: servers, attributes of events, questions of the feed.

export const INFO = {
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

export const SERVERS = {
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

export const QUERY = {
  type: "object",
  properties: {
    after: { type: "string", description: "The cursor where to go on; without it from the first event." },
    limit: { type: "integer", minimum: 1, maximum: 1000, default: 100, description: "Events in a page." },
    from: {
      type: "string",
      enum: ["now"],
      description: "Begin behind what there is: the page is empty, and its cursor tells where to go on.",
    },
    type: {
      type: "string",
      description:
        "Names of messages, full or by their last part, separated by commas, or the parameter again. A name that the feed does not have is 400.",
    },
    project: { type: "string", description: "Only events that name this project." },
    data: {
      type: "string",
      enum: ["json", "protobuf"],
      default: "json",
      description: "The message as JSON in `data`, or its bytes in `data_base64`.",
    },
  },
};

export const TRAIT = {
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

export const HEADERS = {
  type: "object",
  required: ["content-type", ...ALWAYS.map((name) => `ce_${name}`)],
  properties: {
    "content-type": { type: "string", const: "application/protobuf" },
    ...Object.fromEntries(Object.entries(ATTRIBUTES).map(([name, schema]) => [`ce_${name}`, schema])),
    traceparent: TRACE,
  },
};

export const CLOUD_EVENT = {
  type: "object",
  required: [...ALWAYS, "datacontenttype"],
  oneOf: [{ required: ["data"] }, { required: ["data_base64"] }],
  properties: {
    ...ATTRIBUTES,
    datacontenttype: { type: "string", enum: ["application/json", "application/protobuf"] },
    traceparent: TRACE,
    data: {
      type: "object",
      description:
        "The message that `type` names in the JSON form that protobuf defines: names in camelCase, numbers of 64 bit as strings, and what has its default value is not there.",
    },
    data_base64: {
      type: "string",
      contentEncoding: "base64",
      description: "The bytes of the message that `type` names.",
    },
  },
};
