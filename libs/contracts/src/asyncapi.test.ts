// The published contract: a valid AsyncAPI document that has every event of the descriptor set, and nothing else.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { DiagnosticSeverity, Parser } from "@asyncapi/parser";
import protobuf from "protobufjs";
import "protobufjs/ext/descriptor.js";
import { beforeAll, expect, test } from "vitest";

const read = (name: string) => readFileSync(createRequire(import.meta.url).resolve(`@isotrail/contracts/${name}`));

/** Full names of the messages that are part of no other: the events. */
let events: string[];
let parsed: Awaited<ReturnType<Parser["parse"]>>;

beforeAll(async () => {
  const messages = messagesIn(protobuf.Root.fromDescriptor(read("descriptor.binpb")).resolveAll());
  const parts = messages.flatMap(({ fieldsArray }) => fieldsArray.map(({ resolvedType }) => resolvedType));
  events = messages.flatMap((one) => (parts.includes(one) ? [] : one.fullName.slice(1))).sort();
  parsed = await new Parser().parse(read("asyncapi.yaml").toString());
});

function messagesIn(space: protobuf.NamespaceBase): protobuf.Type[] {
  return space.nestedArray.flatMap((one) => {
    if (one instanceof protobuf.Type) return [one];
    return one instanceof protobuf.Namespace ? messagesIn(one) : [];
  });
}

test("the document is valid AsyncAPI 3.0", () => {
  const wrong = parsed.diagnostics.filter(({ severity }) => severity <= DiagnosticSeverity.Warning);
  expect(wrong).toEqual([]);
  expect(parsed.document?.version()).toBe("3.0.0");
});

test("every event of the descriptor set is a message of its service's channel", () => {
  expect(events.length).toBeGreaterThan(15);
  const channels = parsed.document?.channels().all() ?? [];
  const named = channels.flatMap((channel) =>
    channel
      .messages()
      .all()
      .map((message) => [channel.id(), message.name()] as const),
  );
  const ofServices = named.filter(([channel]) => channel !== "feed");
  expect(ofServices.map(([, name]) => name).sort()).toEqual(events);
  for (const [channel, name] of ofServices) expect(name).toMatch(new RegExp(`^isotrail\\.${channel}\\.v1\\.`));
});

test("each says in words when it happens, has its key, its headers, and a schema that protobuf understands", () => {
  const messages = parsed.document?.components().messages().all() ?? [];
  expect(messages.length).toBe(events.length);
  for (const message of messages) {
    const { payload, traits } = message.json() as { payload: { schema: string }; traits: unknown };
    expect(message.summary(), message.name()).toMatch(/\w+ \w+.*\.$/);
    const { root } = protobuf.parse(payload.schema);
    expect(root.resolveAll().lookupType(message.name() ?? "").name).toBe(message.title());
    expect(message.bindings().get("kafka")?.value()).toMatchObject({ key: { type: "string" } });
    expect(message.headers()?.required()).toEqual(
      expect.arrayContaining(["content-type", "ce_id", "ce_type", "ce_source", "ce_subject", "ce_sequence"]),
    );
    expect(traits).toBeDefined();
  }
});
