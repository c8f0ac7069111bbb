// What readers of large collections see: all of it in flat memory, or a connection that is cut.
import { setTimeout as later } from "node:timers/promises";
import { sendLines } from "@isotrail/http";
import { expect, it } from "vitest";
import type { testGateway } from "../gateway.testing.ts";
import { client, type Gateway, listening } from "../sockets.testing.ts";

const entry = (id: number) => ({
  identifier: String(id),
  sampleName: `sample ${id}`,
  text: "x".repeat(300),
  refs: { project: "2" },
});
const listing =
  (count: number, fail = false): NonNullable<Parameters<typeof testGateway>[0]> =>
  ({ catalog }) => {
    async function* entries() {
      for (let id = 0; id < count; id++) yield entry(id);
      if (fail) throw new Error("broken");
    }
    catalog.get("/projects/:p/samples", (_, reply) => sendLines(reply, entries()));
  };
const read = (port: number, { token }: Gateway) =>
  fetch(`http://127.0.0.1:${port}/irida/api/projects/2/samples`, { headers: { authorization: `Bearer ${token}` } });

it("streams a large collection with flat memory, all of it", async () => {
  const { gateway, port } = await listening(listing(100_000));
  const answer = await read(port, gateway);
  let entries = 0;
  let peak = 0;
  let rest = "";
  const started = performance.now();
  for await (const chunk of answer.body ?? []) {
    const text = rest + Buffer.from(chunk).toString();
    entries += text.split('"sampleName"').length - 1;
    rest = text.slice(-11).includes('"sampleName"') ? "" : text.slice(-11);
    peak = Math.max(peak, process.memoryUsage().heapUsed);
  }
  if (process.env.SHOW)
    console.log(`${Math.round(entries / (performance.now() - started)) * 1000} entries/s, ${peak >> 20} MiB`);
  expect(entries).toBe(100_000);
  expect(peak).toBeLessThan(400 << 20); // the whole is 80 MB of text, and its objects several times as much
});

it("answers HEAD as GET: a small collection has a tag and a length, a large one is not read for it", async () => {
  let made = 0;
  const { gateway, port } = await listening(({ catalog }) => {
    async function* entries(count: number) {
      for (let id = 0; id < count; id++, made++) yield entry(id);
    }
    catalog.get<{ Params: { p: string } }>("/projects/:p/samples", ({ params }, reply) =>
      sendLines(reply, entries(params.p === "2" ? 100_000 : 3)),
    );
  });
  const ask = (method: "GET" | "HEAD", project: number, more: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}/irida/api/projects/${project}/samples`, {
      method,
      headers: { authorization: `Bearer ${gateway.token}`, ...more },
    });
  const [get, head] = [await ask("GET", 1), await ask("HEAD", 1)];
  for (const name of ["etag", "content-length", "content-type", "cache-control", "vary"])
    expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
  expect([head.status, await head.text(), (await get.text()).length]).toEqual([
    200,
    "",
    Number(head.headers.get("content-length")),
  ]);
  expect((await ask("HEAD", 1, { "if-none-match": get.headers.get("etag") ?? "" })).status).toBe(304);

  made = 0;
  const large = await ask("HEAD", 2);
  expect([large.status, large.headers.get("etag"), await large.text()]).toEqual([200, null, ""]);
  expect(made).toBeLessThan(20_000);
});

it("waits for a client that does not read", async () => {
  let made = 0;
  const { gateway, port } = await listening(({ catalog }) => {
    async function* entries() {
      for (; made < 100_000; made++) yield entry(made);
    }
    catalog.get("/projects/:p/samples", (_, reply) => sendLines(reply, entries()));
  });
  const { socket } = client(
    port,
    `GET /irida/api/projects/2/samples HTTP/1.1\nHost: x\nAuthorization: Bearer ${gateway.token}`,
  );
  socket.pause();
  await expect.poll(() => made).toBeGreaterThan(0);
  await later(700);
  expect(made).toBeLessThan(90_000);
  socket.destroy();
});

it("cuts the connection when the owner fails in the middle: what ends well is whole", async () => {
  const { gateway, port } = await listening(listing(2_000, true));
  const answer = await read(port, gateway);
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
});

it("says 503 when the owner fails before the first byte", async () => {
  const { gateway, port } = await listening(listing(0, true));
  expect((await read(port, gateway)).status).toBe(500);
});
