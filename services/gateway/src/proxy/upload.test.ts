// What uploaders see: streams through, refusals while the body is still coming, and never 429 or 5xx.
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { accessToken } from "../gateway.testing.ts";
import { client, listening, takesUploads, upload } from "../sockets.testing.ts";

it("streams an upload through and answers the file", async () => {
  const { gateway, port } = await listening(takesUploads);
  const body = Buffer.alloc(3 << 20, "A");
  async function* unannounced() {
    yield body;
  }
  for (const sent of [body, unannounced()]) {
    const answer = await fetch(`http://127.0.0.1:${port}/irida/api/samples/7/sequenceFiles`, {
      method: "POST",
      headers: { authorization: `Bearer ${gateway.token}`, "content-type": "multipart/form-data; boundary=B" },
      body: sent,
      duplex: "half",
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get("location")).toBe("http://lab.example/irida/api/samples/7/sequenceFiles/1");
    expect(await answer.json()).toMatchObject({ resource: { fileSizeBytes: body.length } });
  }
});

it("answers an upload that stalls with 408, and closes", async () => {
  const { gateway, port } = await listening(takesUploads);
  const { until, ended } = client(port, upload(gateway.token, "Content-Length: 1000"));
  await until("HTTP/1.1 408 ");
  await until("connection: close");
  await until('"message"');
  await ended;
});

it("answers an announced length over the limit with 413 at once, and lets a client that only sends read it", async () => {
  const { gateway, port } = await listening(takesUploads);
  const { socket, until, ended } = client(port, upload(gateway.token, "Content-Length: 100000000"));
  const chunk = Buffer.alloc(1 << 20);
  for (let sent = 0; sent < 20 && socket.writable; sent++)
    if (!socket.write(chunk)) await Promise.race([once(socket, "drain"), ended]);
  await until("HTTP/1.1 413 ");
  await until('"message"');
  socket.destroy();
});

it("ends a chunked upload over the limit with 413", async () => {
  const { gateway, port } = await listening(takesUploads);
  const { socket, until } = client(port, upload(gateway.token, "Transfer-Encoding: chunked"));
  for (let sent = 0; sent < 6; sent++) socket.write(`100000\r\n${"A".repeat(1 << 20)}\r\n`);
  await until("HTTP/1.1 413 ");
  socket.destroy();
});

it("asks for the body with 100 Continue only of a client with a token", async () => {
  const { gateway, port } = await listening(takesUploads);
  const refused = client(port, upload("wrong", "Content-Length: 4\nExpect: 100-continue"));
  await refused.until("HTTP/1.1 401 ");
  expect(refused.text()).not.toContain("100 Continue");
  refused.socket.destroy();
  const taken = client(port, upload(gateway.token, "Content-Length: 4\nExpect: 100-continue"));
  await taken.until("100 Continue");
  taken.socket.write("ABCD");
  await taken.until("HTTP/1.1 201 ");
  taken.socket.destroy();
});

it("passes a refusal on while the body is still coming", async () => {
  const { gateway, port } = await listening(({ files }) => {
    files.addContentTypeParser("multipart/form-data", (_, payload, done) => done(null, payload));
    files.post("/samples/:s/sequenceFiles", async (_, reply) => reply.code(403).send({ message: "Not yours." }));
  });
  const { socket, until, ended } = client(port, upload(gateway.token, "Content-Length: 4000000"));
  socket.write(Buffer.alloc(1 << 20));
  await until("HTTP/1.1 403 ");
  await until("Not yours.");
  socket.destroy();
  await ended;
});

it("never answers an upload with 5xx: 408 when the files service fails or is away, 413 when its disk is full", async () => {
  let status = 500;
  const { gateway, port } = await listening(({ files }) => {
    files.addContentTypeParser("multipart/form-data", (_, payload, done) => done(null, payload));
    files.post("/samples/:s/sequenceFiles", async (_, reply) => reply.code(status).send({ message: "No space." }));
  });
  const send = async () => {
    const { socket, until, text } = client(port, upload(gateway.token, "Content-Length: 4"));
    socket.write("ABCD");
    await until('"message"');
    socket.destroy();
    return text().slice(9, 12);
  };
  for (const [given, told] of [
    [500, "408"],
    [503, "408"],
    [429, "408"],
    [507, "413"],
  ] as const) {
    status = given;
    expect(await send(), String(given)).toBe(told);
  }
  await gateway.services.files.close();
  expect(await send()).toBe("408");
});

it("cuts an upload off whose token has ended meanwhile, and passes no whole body on", async () => {
  let whole = 0;
  const { gateway, port } = await listening((services) => {
    takesUploads(services);
    services.files.addHook("preSerialization", async (request, _, payload) => {
      if (request.url.startsWith("/samples/")) whole++;
      return payload;
    });
  });
  const token = await accessToken({ jti: "ending" });
  const going = client(port, upload(token, "Content-Length: 2000000"));
  going.socket.write(Buffer.alloc(1 << 20));
  await sleep(300);
  gateway.state.ended.push({ id: "ending", expires: Date.now() + 60_000 });
  await going.until("HTTP/1.1 401 ");
  await going.until('"invalid_token"');
  going.socket.destroy();
  expect(whole).toBe(0);
});

it("asks a last time before the end of the body is passed on", async () => {
  const { gateway, port } = await listening((services) => {
    takesUploads(services);
    services.identity.addContentTypeParser("*", { parseAs: "string" }, (_, body, done) => done(null, body));
    services.identity.post("/oauth/revoke", async () => ({}));
  });
  const token = await accessToken({ jti: "at the end" });
  const body = "0123456789";
  const going = client(port, upload(token, `Content-Length: ${body.length}`));
  going.socket.write(body.slice(0, 5));
  gateway.state.ended.push({ id: "at the end", expires: Date.now() + 60_000 });
  // whoever takes a revocation knows of it at once: the list is asked for with the revocation
  await gateway.call("POST", "/api/oauth/revoke", { "content-type": "application/x-www-form-urlencoded" }, "token=x");
  going.socket.write(body.slice(5));
  await going.until("HTTP/1.1 401 ");
  going.socket.destroy();
});
