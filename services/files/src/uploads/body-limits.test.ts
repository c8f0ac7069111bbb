// The limits of an upload's body, without a service.
import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { bodyLimits } from "./body-limits.ts";

test("what fails after a limit was met, as when the client breaks off, does not end the process", async () => {
  const unhandled: unknown[] = [];
  const onUnhandled = (error: unknown) => void unhandled.push(error);
  process.on("unhandledRejection", onUnhandled);
  const body = Object.assign(new PassThrough(), { headers: {}, complete: false });
  const { within, end } = bodyLimits(body as unknown as IncomingMessage, { maxUploadBytes: 3, bodyIdleSeconds: 60 });
  try {
    body.write("12345");
    await sleep(5);
    const cutOff = sleep(10).then(() => Promise.reject(new Error("cut off")));
    await expect(within(cutOff)).rejects.toMatchObject({ status: 413 });
    await sleep(30);
  } finally {
    end();
    process.off("unhandledRejection", onUnhandled);
  }
  expect(unhandled).toEqual([]);
});
