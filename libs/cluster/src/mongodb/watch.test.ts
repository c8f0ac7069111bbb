// A stalled heartbeat makes the client connect again; one that is well, or whose server has left, does not.
import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { MongoClient } from "mongodb";
import { afterEach, expect, test } from "vitest";
import { watchHeartbeats } from "./watch.ts";

const log = { warn: () => {}, error: () => {} };
const events = new EventEmitter();
const calls: string[] = [];
const client = {
  on: events.on.bind(events) as MongoClient["on"],
  close: async () => void calls.push("close"),
  connect: async () => {
    calls.push("connect");
    return {} as MongoClient;
  },
};
let end = () => {};
afterEach(() => {
  end();
  events.removeAllListeners();
  calls.length = 0;
});
const beat = (address: string) => events.emit("serverHeartbeatStarted", { connectionId: address });

test("a client whose heartbeat stalls is connected again, once", async () => {
  end = watchHeartbeats(client, log, { checkInterval: 20, stalled: 60 });
  beat("a:1");
  for (let n = 0; n < 10; n++) {
    await sleep(15);
    beat("b:1"); // that of another server is well all the time
  }
  expect(calls).toEqual(["close", "connect"]);
});

test("a client whose heartbeats are well, or whose server has left, is left alone", async () => {
  end = watchHeartbeats(client, log, { checkInterval: 20, stalled: 60 });
  beat("a:1");
  events.emit("serverClosed", { address: "a:1" });
  for (let n = 0; n < 10; n++) {
    await sleep(15);
    beat("b:1");
  }
  expect(calls).toEqual([]);
});
