// A server of this thread, asked without a socket: whole answers, bodies, back pressure, and an end on either side.
import { createServer, type RequestListener, type Server } from "node:http";
import { Readable } from "node:stream";
import { setTimeout as later } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { type HttpClient, httpClient } from "./http-client.ts";

const limits = { places: 4, waiting: 10, waitTimeout: 5_000, answer: 5_000 };
const identity = { mint: async () => "token", verify: () => Promise.reject(new Error("not asked")) };
let server: Server;
let client: HttpClient;

function serve(listener: RequestListener) {
  server = createServer(listener); // which does not listen
  client = httpClient("things", server, identity, limits);
}
afterEach(() => client.close());

const PIECE = Buffer.alloc(65_536, "A");

it("gets what is sent, and tells who asks", async () => {
  serve(async (request, response) => {
    let bytes = 0;
    for await (const chunk of request) bytes += chunk.length;
    response.end(JSON.stringify({ bytes, authorization: request.headers.authorization }));
  });
  const pieces = Readable.from(Array.from({ length: 100 }, () => PIECE));
  for (let n = 0; n < 3; n++) {
    const body = n === 0 ? pieces : PIECE;
    const answer = await client.call({ method: "POST", path: "/", caller: {}, body });
    const bytes = n === 0 ? 100 * PIECE.length : PIECE.length;
    expect(JSON.parse(answer.body.toString())).toEqual({ bytes, authorization: "Bearer token" });
  }
});

it("makes a large answer only as fast as it is read, and ends it when nobody reads it", async () => {
  let made = 0;
  let ended = false;
  serve((_, response) => {
    async function* pieces() {
      for (; made < 10_000; made++) yield PIECE;
    }
    response.once("close", () => {
      ended = true;
    });
    Readable.from(pieces(), { objectMode: false, highWaterMark: PIECE.length }).pipe(response);
  });
  const { body } = await client.open({ method: "GET", path: "/", caller: {} });
  await later(200);
  expect(made).toBeLessThan(50);
  body.on("error", () => {}).destroy();
  await expect.poll(() => ended).toBe(true);
  expect(made).toBeLessThan(50);
});

it("says that a server that breaks off is away", async () => {
  serve((_, response) => {
    response.writeHead(200, { "content-length": "10" }).write("half");
    response.destroy();
  });
  await expect(client.call({ method: "GET", path: "/", caller: {} })).rejects.toMatchObject({ service: "things" });
});
