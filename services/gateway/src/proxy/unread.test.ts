// What is left of a client that goes away.
import { EventEmitter } from "node:events";
import type { FastifyReply } from "fastify";
import { expect, it, vi } from "vitest";
import { client, listening } from "../sockets.testing.ts";
import { endUnread } from "./unread.ts";

it("a client that goes away while its service is asked is no failure in the log", async () => {
  let asked = 0;
  let gone = 0;
  const { gateway, port } = await listening(({ catalog }) => {
    catalog.get("/projects", (request) => {
      asked++;
      request.raw.socket.once("close", () => gone++);
      return new Promise(() => {});
    });
  });
  const failures = vi.spyOn(gateway.app.log, "error");
  const { socket } = client(port, `GET /irida/api/projects HTTP/1.1\nHost: x\nAuthorization: Bearer ${gateway.token}`);
  await expect.poll(() => asked).toBe(1);
  socket.destroy();
  await expect.poll(() => gone).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(failures.mock.calls).toEqual([]);
});

it("nobody looks after an answer whose client has gone already", () => {
  vi.useFakeTimers();
  try {
    const raw = Object.assign(new EventEmitter(), { destroyed: true, writableNeedDrain: false });
    endUnread({ raw } as unknown as FastifyReply, 60);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
