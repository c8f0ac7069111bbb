// The events over HTTP as the API's description tells them; what is in an event, AsyncAPI tells.
import { feedRecord, LIST_LINKS } from "../events/feeds.ts";
import { headers } from "./answers.ts";
import { errorAnswers } from "./errors.ts";
import { envelopeContent, type Json } from "./json.ts";
import { open, readOf, taggedRead } from "./own-operations.ts";
import { collectionSchema } from "./records.ts";

const text = { type: "string" };

/** CloudEvents 1.0 in JSON. */
const event = {
  type: "object",
  properties: {
    ...{ specversion: { const: "1.0" }, id: text, source: text, type: text, subject: text, time: text },
    ...{ data: { type: "object" }, data_base64: text },
  },
  required: ["specversion", "id", "source", "type"],
};

const parameters = [
  { name: "after", description: "A cursor: the header Next-Cursor of the last page.", schema: text },
  {
    name: "limit",
    description: "Events of a page.",
    schema: { type: "integer", minimum: 1, maximum: 1000, default: 100 },
  },
  {
    name: "from",
    description: "now: begin behind what there is. The page is empty, and its cursor tells where to go on.",
    schema: { enum: ["now"] },
  },
  { name: "type", description: "Names of messages, short or full, separated by commas.", schema: text },
  { name: "project", description: "Only what names this project.", schema: text },
  {
    name: "data",
    description: "json: the message in `data`; protobuf: its bytes in `data_base64`.",
    schema: { enum: ["json", "protobuf"], default: "json" },
  },
].map((parameter) => ({ in: "query", ...parameter }));

const page = {
  description: "Events in their order.",
  headers: headers("Next-Cursor", "Link", "Cache-Control"),
  content: {
    ...Object.fromEntries(
      ["application/json", "application/cloudevents-batch+json"].map((type) => [
        type,
        { schema: { type: "array", items: event } },
      ]),
    ),
    "text/event-stream": { schema: text },
  },
};

/** @param feeds names of the services whose events are told */
export function feedOperations(feeds: readonly string[]): Readonly<Record<string, Json>> {
  const list = collectionSchema(feedRecord, LIST_LINKS);
  const tag = "events";
  const answer = {
    description: "The feeds that the caller may read.",
    headers: headers("ETag", "Cache-Control"),
    content: envelopeContent(list),
  };
  return {
    "/events": taggedRead({ path: "/events", summary: "List: feeds of events", tag }, answer),
    "/events/asyncapi.yaml": open("/events/asyncapi.yaml", "The events as AsyncAPI", { "application/yaml": {} }, tag),
    "/events/descriptor.binpb": open(
      "/events/descriptor.binpb",
      "The events as a FileDescriptorSet",
      { "application/protobuf": {} },
      tag,
    ),
    ...Object.fromEntries(
      feeds.map((name) => {
        const path = `/events/${name}`;
        const read = readOf({ path, summary: `Events of ${name}`, tag }, page, { parameters });
        return [path, { ...read, responses: { ...(read.responses as Json), ...errorAnswers([404, 410, 429]) } }];
      }),
    ),
  };
}
