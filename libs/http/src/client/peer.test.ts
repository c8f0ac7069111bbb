// A peer's answers that are read as they come, and the time that a question has.
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { StoreUnavailable } from "@isotrail/eventsourcing";
import { afterEach, expect, it } from "vitest";
import { connectPeer } from "./peer.ts";

let server: Server;
let peer: ReturnType<typeof connectPeer>;
const identity = { mint: async () => "token", verify: () => Promise.reject(new Error("not asked")) };
const caller = { service: "analysis" };
const never = new AbortController().signal;

async function serve(listener: (request: IncomingMessage, response: ServerResponse) => void) {
  server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  peer = connectPeer("files", `http://127.0.0.1:${(server.address() as AddressInfo).port}`, identity);
}
afterEach(async () => {
  await peer.close();
  server.closeAllConnections();
  server.close();
});

async function sizeOf(bytes: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0;
  for await (const piece of bytes) size += piece.length;
  return size;
}

it("gives the headers at once and the bytes as they are taken, more than it would hold", async () => {
  const most = 80 * 1024 * 1024;
  let written = 0;
  await serve(async (request, response) => {
    response.writeHead(200, { "content-length": most, "x-token": request.headers.authorization });
    for (const piece = Buffer.alloc(1 << 20); written < most; written += piece.length)
      if (!response.write(piece)) await once(response, "drain");
    response.end();
  });
  const { headers, bytes } = await peer.open("/content", caller, never);
  expect(headers).toMatchObject({ "content-length": String(most), "x-token": "Bearer token" });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(written).toBeLessThan(most / 4); // nobody takes it yet
  expect(await sizeOf(bytes)).toBe(most);
});

it("passes a refusal on, with its text", async () => {
  await serve((_, response) => response.writeHead(404).end(JSON.stringify({ message: "This file does not exist." })));
  const refused = { name: "CommandRejected", kind: "missing", message: "This file does not exist." };
  await expect(peer.open("/content", caller, never)).rejects.toMatchObject(refused);
});

it("passes on that something is gone", async () => {
  await serve((_, response) => response.writeHead(410).end(JSON.stringify({ message: "This was deleted." })));
  const gone = { name: "Problem", status: 410, message: "This was deleted." };
  await expect(peer.post("/question", {}, caller)).rejects.toMatchObject(gone);
});

it("is away when it breaks off in the middle, and whoever reads learns of it", async () => {
  await serve((_, response) => {
    response.writeHead(200, { "content-length": 100 }).write("half", () => response.destroy());
  });
  const { bytes } = await peer.open("/content", caller, never);
  await expect(sizeOf(bytes)).rejects.toBeInstanceOf(StoreUnavailable);
});

it("has room for others again when an answer is left in its middle, or ended by its signal", async () => {
  await serve((_, response) => {
    response.on("error", () => {});
    response.write(Buffer.alloc(1 << 16));
  });
  for (let n = 0; n < 20; n++) {
    const ending = new AbortController();
    const { bytes } = await peer.open("/content", caller, ending.signal);
    if (n % 2 === 0) for await (const _ of bytes) break;
    ending.abort();
  }
});

it("is asked no longer than the question says", async () => {
  await serve(() => {});
  const begun = performance.now();
  await expect(peer.post("/question", {}, caller, 100)).rejects.toBeInstanceOf(StoreUnavailable);
  expect(performance.now() - begun).toBeLessThan(2_000);
});
