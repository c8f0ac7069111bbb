// Public events as text: their messages decoded by the generated classes, by full name.
import * as contracts from "@isotrail/contracts/events";
import type { PublicEvent } from "@isotrail/eventsourcing";

type Message = { decode(bytes: Uint8Array): object };

const isMessage = (value: unknown): value is Message =>
  typeof value === "function" && "decode" in value && typeof value.decode === "function";

/** The class of a full name: isotrail.catalog.v1.SampleCreated. */
function messageOf(type: string): Message | undefined {
  let found: unknown = contracts;
  for (const name of type.split(".")) {
    if (typeof found !== "object" || found === null) return undefined;
    found = new Map(Object.entries(found)).get(name);
  }
  return isMessage(found) ? found : undefined;
}

/** The message as plain data; for a type that this version does not know, or broken bytes, the bytes in base64. */
export function decoded({ type, bytes }: PublicEvent): unknown {
  try {
    const message = messageOf(type)?.decode(bytes);
    if (message) return JSON.parse(JSON.stringify(message, plain));
  } catch {
    // not such a message: shown as it is
  }
  return { base64: Buffer.from(bytes).toString("base64") };
}

const plain = (name: string, value: unknown) => {
  if (name.startsWith("$")) return undefined;
  return value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value;
};

export const asJson = (event: PublicEvent): string => {
  const { id, service, log, partition, position, index, type, subject, at, actor, trace, projects } = event;
  const time = new Date(at).toISOString();
  const where = { id, service, log, partition, position, index };
  return JSON.stringify({ ...where, type, subject, time, actor, trace, projects, data: decoded(event) });
};

/** Place, time, type without its package, subject, actor, message. */
export const asLine = (event: PublicEvent): string => {
  const { position, index, at, type, subject, actor } = event;
  const name = type.slice(type.lastIndexOf(".") + 1);
  const time = new Date(at).toISOString();
  return `${position}/${index}  ${time}  ${name}  ${subject}  by ${actor}  ${JSON.stringify(decoded(event))}`;
};
