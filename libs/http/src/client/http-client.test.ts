// The client before a small service: bounded, patient for so long, and itself when it is sent.
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { StoreUnavailable } from "@isotrail/eventsourcing";
import { afterEach, expect, it } from "vitest";
import { type HttpClient, httpClient } from "./http-client.ts";
import { Unreachable } from "./unreachable.ts";

const limits = { places: 1, waiting: 10, waitTimeout: 5_000, answer: 5_000 };
let server: Server;
let client: HttpClient;
let signed = 0;
const identity = { mint: async () => `token-${++signed}`, verify: () => Promise.reject(new Error("not asked")) };

async function serve(listener: (request: IncomingMessage, response: ServerResponse) => void, changes = {}) {
  signed = 0;
  server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  client = httpClient("things", `http://127.0.0.1:${port}`, identity, { ...limits, ...changes });
}
afterEach(async () => {
  await client.close();
  server.closeAllConnections();
  server.close();
});

const get = (path: string) => client.call({ method: "GET", path, caller: { user: "5" } });

it("signs a call when it is sent, not when it queues", async () => {
  const held: ServerResponse[] = [];
  await serve((request, response) => {
    if (request.url === "/slow") held.push(response);
    else response.end(request.headers.authorization);
  });
  const slow = get("/slow");
  await expect.poll(() => held.length).toBe(1);
  const queued = get("/queued");
  expect(signed).toBe(1);
  held[0]?.end();
  await slow;
  expect((await queued).body.toString()).toBe("Bearer token-2");
});

it("does not wait for a connection for ever", async () => {
  await serve(() => {}, { waitTimeout: 50 });
  const held = get("/never");
  held.catch(() => {});
  const begun = performance.now();
  await expect(get("/queued")).rejects.toBeInstanceOf(Unreachable);
  expect(performance.now() - begun).toBeLessThan(1_000);
});

it("frees the place of an answer that nobody reads to its end", async () => {
  await serve((_, response) => response.end(Buffer.alloc(1 << 20)));
  const { body } = await client.open({ method: "GET", path: "/", caller: {} });
  body.on("error", () => {}).destroy();
  expect((await get("/")).body).toHaveLength(1 << 20);
});

it("sends a question again when its connection breaks, and nothing that may have had an effect", async () => {
  let asked = 0;
  await serve((request, response) => {
    asked++;
    if (asked === 1) (request.socket as Socket).destroy();
    else response.end("well");
  });
  expect((await get("/")).body.toString()).toBe("well");
  expect(asked).toBe(2);
  asked = 0;
  const post = client.call({ method: "POST", path: "/", caller: {}, body: Buffer.from("{}") });
  await expect(post).rejects.toMatchObject({ service: "things", message: expect.stringContaining("does not answer") });
  expect(asked).toBe(1);
});

it("says of a service that is not there, or breaks off, that it is away", async () => {
  await serve((_, response) => {
    response.writeHead(200, { "content-length": "10" }).write("half");
    setTimeout(() => response.destroy(), 10);
  });
  await expect(get("/")).rejects.toBeInstanceOf(StoreUnavailable);
  const nobody = httpClient("nobody", "unix:/tmp/nobody.sock", identity, limits);
  await expect(nobody.call({ method: "GET", path: "/", caller: {} })).rejects.toBeInstanceOf(Unreachable);
  await nobody.close();
});
