// What clients see of streams: big collections, uploads that stall or are refused, services that fail in the middle.
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as later } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { testGateway } from "./gateway.testing.ts";

type Gateway = Awaited<ReturnType<typeof testGateway>>;
const open: Gateway[] = [];
async function listening(...args: Parameters<typeof testGateway>): Promise<{ gateway: Gateway; port: number }> {
  const gateway = await testGateway(...args);
  open.push(gateway);
  await gateway.app.listen({ host: "127.0.0.1", port: 0 });
  const address = gateway.app.server.address();
  return { gateway, port: typeof address === "object" && address ? address.port : 0 };
}
afterEach(async () => {
  for (const gateway of open.splice(0)) await gateway.close();
});

/** A client on a raw socket: sends its head, then what the test says. */
function client(port: number, head: string) {
  const socket: Socket = connect(port, "127.0.0.1");
  let text = "";
  socket.setEncoding("latin1").on("data", (chunk) => {
    text += chunk;
  });
  socket.on("error", () => {});
  socket.write(`${head.replaceAll("\n", "\r\n")}\r\n\r\n`);
  const ended = once(socket, "close");
  return {
    socket,
    ended,
    text: () => text,
    until: (part: string) => expect.poll(() => text, { timeout: 8_000 }).toContain(part),
  };
}
const upload = (token: string, extra: string) =>
  `POST /irida/api/samples/7/sequenceFiles HTTP/1.1\nHost: x\nAuthorization: Bearer ${token}\nContent-Type: multipart/form-data; boundary=B\n${extra}`;

/** A files service that takes an upload as raw bytes. */
const takesUploads: NonNullable<Parameters<typeof testGateway>[0]> = ({ files }) => {
  files.addContentTypeParser("multipart/form-data", (_, payload, done) => done(null, payload));
  files.post("/samples/:s/sequenceFiles", async (request, reply) => {
    let bytes = 0;
    for await (const chunk of request.body as Readable) bytes += chunk.length;
    return reply
      .code(201)
      .header("etag", '"1"')
      .send({ identifier: "1", fileSizeBytes: bytes, refs: { sample: "7", kind: "unpaired", object: "1" } });
  });
};

it("gives links with the port that it got, when it was told to take any", async () => {
  const { gateway, port } = await listening(() => {}, { publicUrl: "http://127.0.0.1:0/irida" });
  const { resource } = (await gateway.call("GET", "/api")).json<{ resource: { links: { href: string }[] } }>();
  expect(resource.links[0]?.href).toBe(`http://127.0.0.1:${port}/irida/api`);
});

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

it("limits a small body to 1 MiB, and does not wait for one that stalls", async () => {
  const { gateway, port } = await listening();
  const head = (length: number) =>
    `POST /irida/api/projects HTTP/1.1\nHost: x\nAuthorization: Bearer ${gateway.token}\nContent-Type: application/json\nContent-Length: ${length}`;
  const large = client(port, head(1_100_000));
  await large.until("HTTP/1.1 413 ");
  large.socket.destroy();
  const stalls = client(port, head(100));
  await stalls.until("HTTP/1.1 408 ");
  stalls.socket.destroy();
});

it("answers an unknown method and headers that are too large with its own body", async () => {
  const { port } = await listening();
  const brew = client(port, "BREW /irida/api HTTP/1.1\nHost: x");
  await brew.until('"message"');
  expect(brew.text()).toMatch(/^HTTP\/1.1 (400|501) /);
  const large = client(port, `GET /irida/api HTTP/1.1\nHost: x\nX-Large: ${"a".repeat(40_000)}`);
  await large.until("HTTP/1.1 431 ");
  await large.until('"message"');
});

const line = (id: number) =>
  `${JSON.stringify({ identifier: String(id), sampleName: `sample ${id}`, text: "x".repeat(300), refs: { project: "2" } })}\n`;
const listing =
  (count: number, fail = false): NonNullable<Parameters<typeof testGateway>[0]> =>
  ({ catalog }) => {
    catalog.get("/projects/:p/samples", (_, reply) => {
      async function* lines() {
        for (let page = 0; page < count; page += 500)
          yield Array.from({ length: Math.min(500, count - page) }, (_, i) => line(page + i)).join("");
        if (fail) throw new Error("broken");
      }
      return reply.type("application/x-ndjson").send(Readable.from(lines(), { objectMode: false }));
    });
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
    entries += text.split('"sequenceFileCount"').length - 1;
    rest = text.slice(-18).includes('"sequenceFileCount"') ? "" : text.slice(-18);
    peak = Math.max(peak, process.memoryUsage().heapUsed);
  }
  if (process.env.SHOW)
    console.log(`${Math.round(entries / (performance.now() - started)) * 1000} entries/s, ${peak >> 20} MiB`);
  expect(entries).toBe(100_000);
  expect(peak).toBeLessThan(400 << 20); // the whole is 80 MB of text, and its objects several times as much
});

it("waits for a client that does not read", async () => {
  let made = 0;
  const { gateway, port } = await listening(({ catalog }) => {
    catalog.get("/projects/:p/samples", (_, reply) => {
      async function* lines() {
        for (; made < 100_000; made++) yield line(made);
      }
      return reply.type("application/x-ndjson").send(Readable.from(lines()));
    });
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

it("says 503 before the first byte when files cannot be asked, and cuts when it fails later", async () => {
  let left = 0;
  const set: NonNullable<Parameters<typeof testGateway>[0]> = (services) => {
    listing(2_000)(services);
    services.files.addHook("onRequest", async (_, reply) => {
      if (left-- <= 0) return reply.code(500).send({ message: "no" });
    });
  };
  const { gateway, port } = await listening(set);
  expect((await read(port, gateway)).status).toBe(503);
  left = 2;
  await expect((await read(port, gateway)).text()).rejects.toThrow();
});

it("cuts a download without a length when its service fails in the middle, and does not end it well", async () => {
  let fails = true;
  const { gateway, port } = await listening(({ files }) => {
    files.get("/samples/:s/sequenceFiles/:f", async (_, reply) => {
      async function* fasta() {
        yield ">one\nACGT\n".repeat(10_000);
        if (fails) throw new Error("the file is broken here");
      }
      return reply
        .header("etag", '"a-fasta"')
        .type("application/fasta")
        .send(Readable.from(fasta(), { objectMode: false }));
    });
  });
  const download = async () => {
    const head = `GET /irida/api/samples/7/sequenceFiles/1 HTTP/1.1\nHost: x\nAccept: application/fasta\nConnection: close\nAuthorization: Bearer ${gateway.token}`;
    const { ended, text } = client(port, head);
    await ended;
    return text();
  };
  const cut = await download();
  expect(cut).toContain("HTTP/1.1 200 ");
  expect(cut.toLowerCase()).not.toContain("content-length");
  expect(cut.endsWith("0\r\n\r\n")).toBe(false);
  fails = false;
  expect((await download()).endsWith("0\r\n\r\n")).toBe(true);
});

it("lets the service go when the client of a download does", async () => {
  let closed = false;
  const { gateway, port } = await listening(({ files }) => {
    files.get("/samples/:s/sequenceFiles/:f", async (_, reply) => {
      async function* endless() {
        try {
          for (;;) yield Buffer.alloc(64 * 1024, "A");
        } finally {
          closed = true;
        }
      }
      return reply.type("application/fasta").send(Readable.from(endless(), { objectMode: false }));
    });
  });
  const head = `GET /irida/api/samples/7/sequenceFiles/1 HTTP/1.1\nHost: x\nAccept: application/fasta\nAuthorization: Bearer ${gateway.token}`;
  const { socket, until } = client(port, head);
  await until("AAAA");
  expect(closed).toBe(false);
  socket.destroy();
  await expect.poll(() => closed, { timeout: 5_000 }).toBe(true);
});
