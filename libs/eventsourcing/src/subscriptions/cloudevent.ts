// A public event as a CloudEvent 1.0: the attributes, the same on Kafka and over HTTP.
import type { PublicEvent } from "../ports/ports.ts";

/** By name without a prefix; the extensions are partitionkey, sequence, traceparent, actor and projects. */
export type CloudEventAttributes = Readonly<Record<string, string>>;

/** Digits of a position and of an index in `sequence`, so that sorting the texts sorts the events. */
const POSITION = 16;
const INDEX = 5;

export function cloudEventAttributes(event: PublicEvent): CloudEventAttributes {
  const { id, service, log, type, subject, at, position, index, trace, actor, projects } = event;
  return {
    specversion: "1.0",
    id,
    source: `/${service}/${log}`,
    type,
    subject,
    time: new Date(at).toISOString(),
    datacontenttype: "application/protobuf",
    partitionkey: subject,
    sequence: `${String(position).padStart(POSITION, "0")}.${String(index).padStart(INDEX, "0")}`,
    ...(trace && { traceparent: trace }),
    actor,
    ...(projects.length > 0 && { projects: projects.join(",") }),
  };
}

/** @throws Error when the attributes are not those of one of our events */
export function publicEventOf(attributes: CloudEventAttributes, bytes: Uint8Array, partition: number): PublicEvent {
  const { specversion, id = "", type, subject, time, traceparent = "", actor = "", projects = "" } = attributes;
  const [, service, log, position, index] = /^([a-z][a-z0-9-]*)\/([^/]+)\/([1-9]\d*)\/(\d+)$/.exec(id) ?? [];
  const at = Date.parse(time ?? "");
  if (specversion !== "1.0" || !service || !log || !position || !index || !type || !subject || Number.isNaN(at))
    throw new Error(`not a CloudEvent of this system: ${JSON.stringify(id.slice(0, 200))}`);
  return {
    id,
    service,
    log,
    partition,
    position: Number(position),
    index: Number(index),
    type,
    subject,
    at,
    actor,
    trace: traceparent,
    projects: projects === "" ? [] : projects.split(","),
    bytes,
  };
}
