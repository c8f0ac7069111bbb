// The public events as the published descriptor set has them: which types a service tells, and their data as JSON.
import { readFileSync } from "node:fs";
import protobuf from "protobufjs";
import "protobufjs/ext/descriptor.js";
import protojson from "protobufjs/ext/protojson.js";

const root = protobuf.Root.fromDescriptor(readFileSync(new URL("../descriptor.binpb", import.meta.url))).resolveAll();

function messagesIn(space: protobuf.NamespaceBase): protobuf.Type[] {
  return space.nestedArray.flatMap((one) => {
    if (one instanceof protobuf.Type) return [one];
    return one instanceof protobuf.Namespace ? messagesIn(one) : [];
  });
}

const all = messagesIn(root);
const parts = new Set(all.flatMap(({ fieldsArray }) => fieldsArray.map(({ resolvedType }) => resolvedType)));
/** By full name: the messages that are part of no other. */
const events: ReadonlyMap<string, protobuf.Type> = new Map(
  all.flatMap((one) => (parts.has(one) ? [] : [[one.fullName.slice(1), one]])),
);

/** Full names of the events of a service; none for a service that has no published messages. */
export const eventTypesOf = (service: string): readonly string[] =>
  [...events.keys()].filter((type) => type.split(".")[1] === service);

/**
 * The JSON form that protobuf defines: numbers of 64 bit are strings, and what has its default value is not there.
 * Undefined for a type that is newer than this process's messages.
 */
export function eventJson(type: string, bytes: Uint8Array): unknown {
  const message = events.get(type);
  return message && protojson.toJson(message, message.decode(bytes));
}
