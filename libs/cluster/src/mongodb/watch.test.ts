// A heartbeat that stalls is noticed, and the client is connected anew; one that beats, and one of a server that left, is not.
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

test("a heartbeat that stalls is begun anew, once", async () => {
  end = watchHeartbeats(client, log, { look: 20, silent: 60 });
  beat("a:1");
  for (let n = 0; n < 10; n++) {
    await sleep(15);
    beat("b:1"); // another server is well all the time
  }
  expect(calls).toEqual(["close", "connect"]);
});

test("a heartbeat that beats, and that of a server which left, are left alone", async () => {
  end = watchHeartbeats(client, log, { look: 20, silent: 60 });
  beat("a:1");
  events.emit("serverClosed", { address: "a:1" });
  for (let n = 0; n < 10; n++) {
    await sleep(15);
    beat("b:1");
  }
  expect(calls).toEqual([]);
});
