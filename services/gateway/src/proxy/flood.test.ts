// One who holds everything: neither uploads, nor downloads, nor sign-ins stop the others.
import { setTimeout as later } from "node:timers/promises";
import { sendRecord } from "@isotrail/http";
import { expect, it } from "vitest";
import { accessToken, type testGateway } from "../gateway.testing.ts";
import { client, listening, takesUploads, upload } from "../sockets.testing.ts";

type Set = NonNullable<Parameters<typeof testGateway>[0]>;
const PATIENT = 3; // BODY_IDLE_SECONDS

/** Milliseconds, and the status. */
async function timed(port: number, path: string, token: string) {
  const begun = performance.now();
  const { status } = await fetch(`http://127.0.0.1:${port}/irida/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status, took: performance.now() - begun };
}

const withRecords: Set = (services) => {
  takesUploads(services);
  services.files.get("/samples/:s/sequenceFiles/pairs/:o", async (_, reply) =>
    sendRecord(reply, 200, 1, { ...{ identifier: "4" }, refs: { sample: "7" } }),
  );
};
const RECORD = "/samples/7/sequenceFiles/pairs/4";
const status = (text: string) => text.slice(9, 12);

// before: 128 connections to a service were shared by bodies and questions, without an end to waiting
it("150 uploads of one user that hardly send hold up neither the records nor the uploads of others", async () => {
  const { gateway, port } = await listening(withRecords, { bodyIdleSeconds: PATIENT });
  const slow = Array.from({ length: 150 }, () => client(port, upload(gateway.token, "Content-Length: 1000")));
  const trickle = setInterval(() => {
    for (const { socket } of slow) if (socket.writable) socket.write("A");
  }, 200);
  try {
    await later(500);
    expect(await timed(port, RECORD, gateway.token)).toMatchObject({
      status: 200,
      took: expect.toSatisfy((ms) => ms < 1_500),
    });
    const other = client(port, upload(await accessToken({ sub: "2", epoch: 3 }), "Content-Length: 4"));
    other.socket.write("ABCD");
    await other.until("HTTP/1.1 201 ");
    // those who find no place are told within BODY_IDLE_SECONDS, with a status that their clients can take
    await expect.poll(() => slow.filter(({ text }) => text() !== "").length, { timeout: 8_000 }).toBe(150 - 32);
    expect(new Set(slow.map(({ text }) => status(text())))).toEqual(new Set(["", "408"]));
  } finally {
    clearInterval(trickle);
    for (const { socket } of slow) socket.destroy();
  }
}, 20_000);

it("40 downloads of one user that are never read hold up nobody, and end", async () => {
  const size = 32 << 20;
  let open = 0;
  const set: Set = (services) => {
    withRecords(services);
    services.files.get("/samples/:s/sequenceFiles/:f", async (_, reply) => {
      open++;
      reply.raw.once("close", () => open--);
      return reply.type("application/fastq").send(Buffer.alloc(size));
    });
  };
  const { gateway, port } = await listening(set, { bodyIdleSeconds: 2 });
  const download = (token: string) => {
    const head = `GET /irida/api/samples/7/sequenceFiles/1 HTTP/1.1\nHost: x\nAccept: application/fastq\nAuthorization: Bearer ${token}`;
    return client(port, head);
  };
  const unread = Array.from({ length: 40 }, () => download(gateway.token));
  for (const { socket } of unread) socket.pause();
  await expect.poll(() => open, { timeout: 5_000 }).toBe(32);
  expect(await timed(port, RECORD, gateway.token)).toMatchObject({
    status: 200,
    took: expect.toSatisfy((ms) => ms < 1_500),
  });
  await expect.poll(() => open, { timeout: 8_000 }).toBe(0);
  for (const { socket } of unread) socket.destroy();
  const read = download(gateway.token);
  let bytes = 0;
  read.socket.on("data", (text: string) => {
    bytes += text.length;
  });
  await expect.poll(() => bytes, { timeout: 8_000 }).toBeGreaterThan(size);
  read.socket.destroy();
}, 20_000);

// before: sign-ins took the connections on which the list of accounts is asked for, and every request waited for that
it("sign-ins that are not answered hold up nobody who has signed in, and are refused beyond a number", async () => {
  let signIns = 0;
  const { gateway, port } = await listening(({ identity }) => {
    identity.addContentTypeParser("*", { parseAs: "string" }, (_, body, done) => done(null, body));
    identity.post("/oauth/token", (_, reply) => {
      signIns++;
      reply.hijack(); // never answered
    });
  });
  const flood = Array.from({ length: 300 }, () => {
    const one = client(
      port,
      "POST /irida/api/oauth/token HTTP/1.1\nHost: x\nContent-Type: application/x-www-form-urlencoded\nContent-Length: 1",
    );
    one.socket.write("x");
    return one;
  });
  await expect.poll(() => flood.filter(({ text }) => text().includes("HTTP/1.1 503 ")).length).toBe(300 - 32 - 200);
  expect(flood.find(({ text }) => text() !== "")?.text()).toMatch(/retry-after: 1/);
  expect(signIns).toBe(32);
  const asked = gateway.state.accountsAsked;
  await later(2_500);
  expect(gateway.state.accountsAsked - asked).toBeGreaterThanOrEqual(2);
  expect(await timed(port, "", gateway.token)).toMatchObject({ status: 200, took: expect.toSatisfy((ms) => ms < 500) });
  for (const { socket } of flood) socket.destroy();
}, 20_000);
