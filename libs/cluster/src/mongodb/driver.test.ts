// What our patch mends in the driver (deploy/patches). When this passes without it, the patch can go.
import { createRequire } from "node:module";
import type { Socket } from "node:net";
import { MongoClient, MongoNetworkError } from "mongodb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { describeMongodb } from "./testing.ts";

// inner parts, which the driver has no types for
const load = createRequire(import.meta.url);
const { OpMsgRequest } = load("mongodb/lib/cmap/commands.js");
const { Connection } = load("mongodb/lib/cmap/connection.js");

type Command = { readonly command: { readonly find?: string } };

describeMongodb("the driver", () => {
  let client: MongoClient;
  beforeEach(() => {
    client = new MongoClient(process.env.MONGODB_URL ?? "", { retryReads: false });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await client.close();
  });

  it("ends a command whose connection closes just before it is written", async () => {
    const collection = client.db("test-driver").collection("none");
    await collection.findOne();
    let socket: Socket | undefined;
    const { sendWire } = Connection.prototype;
    vi.spyOn(Connection.prototype, "sendWire").mockImplementation(function (
      this: { socket: Socket },
      ...args: unknown[]
    ) {
      if ((args[0] as Command).command.find) socket = this.socket;
      return sendWire.apply(this, args);
    });
    const { toBin } = OpMsgRequest.prototype;
    vi.spyOn(OpMsgRequest.prototype, "toBin").mockImplementation(async function (this: Command) {
      const bytes = await toBin.call(this);
      if (this.command.find) await new Promise((closed) => socket?.once("close", closed).destroy());
      return bytes;
    });
    await expect(collection.findOne()).rejects.toThrow(MongoNetworkError);
  }, 10_000);
});
