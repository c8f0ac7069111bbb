// What an Idempotency-Key of an upload stands for.
import { createHash } from "node:crypto";
import type { CommandContext } from "@isotrail/eventsourcing";
import type { ReceivedFile } from "./received.ts";

/** The key stands for this request with these file names and bytes. */
export function withDigests(context: CommandContext, files: readonly ReceivedFile[]): CommandContext {
  const { idempotencyKey } = context;
  if (!idempotencyKey) return context;
  const named = files.map(({ fileName, size, sha256 }) => [fileName, size, sha256]);
  const text = JSON.stringify([idempotencyKey.fingerprint, named]);
  return {
    ...context,
    idempotencyKey: { ...idempotencyKey, fingerprint: createHash("sha256").update(text).digest("hex") },
  };
}
