// The chain that the system is measured against: bare Fastify servers with as many hops over the same kind of sockets.
// One process: gateway on TCP, catalog on a Unix socket, files on a Unix socket in a worker thread. Sends the same bytes.
import { createHash } from "node:crypto";
import { open, readFile } from "node:fs/promises";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import fastify from "fastify";
import { Pool } from "undici";

const MIB = 1024 * 1024;

if (isMainThread) await main();
else await files();

async function main(): Promise<void> {
  process.chdir(process.argv[2] ?? ".");
  const sample = await readFile("sample.json");
  const catalog = fastify();
  catalog.get("/sample", (_, reply) => reply.type("application/json").send(sample));
  await catalog.listen({ path: "catalog.sock" });
  const worker = new Worker(new URL(import.meta.url));
  await new Promise((resolve) => worker.once("message", resolve));

  const [toCatalog, toFiles] = ["catalog", "files"].map(
    (name) =>
      new Pool(`http://${name}`, { socketPath: `${name}.sock`, connections: 64, headersTimeout: 0, bodyTimeout: 0 }),
  ) as [Pool, Pool];
  const gateway = fastify();
  gateway.removeAllContentTypeParsers();
  gateway.addContentTypeParser("*", (_, payload, done) => done(null, payload));
  gateway.get("/sample", async (_, reply) => {
    const [answer] = await Promise.all([
      toCatalog.request({ path: "/sample", method: "GET" }).then(({ body }) => body.arrayBuffer()),
      toFiles
        .request({
          path: "/counts",
          method: "POST",
          headers: { "content-type": "application/json" },
          body: '{"samples":["1"]}',
        })
        .then(({ body }) => body.json()),
    ]);
    return reply.type("application/json").send(Buffer.from(answer));
  });
  gateway.post("/upload", (request, reply) => {
    reply.hijack();
    const headers = { "content-type": "application/octet-stream" };
    toFiles
      .stream({ path: "/upload", method: "POST", headers, body: request.raw }, ({ statusCode }) => {
        reply.raw.writeHead(statusCode, { "content-type": "application/json" });
        return reply.raw;
      })
      .catch(() => reply.raw.destroy());
  });
  console.log(await gateway.listen({ host: "127.0.0.1", port: 0 }));
}

/** Counts, and uploads written to the disk with their SHA-256: one mebibyte is written while the next one comes. */
async function files(): Promise<void> {
  const app = fastify();
  app.post("/counts", async () => ({ "1": 0 }));
  app.addContentTypeParser("application/octet-stream", (_, payload, done) => done(null, payload));
  app.post("/upload", async (request, reply) => {
    const hash = createHash("sha256");
    const file = await open("upload", "w");
    let pieces: Buffer[] = [];
    let bytes = 0;
    let writing: Promise<unknown> = Promise.resolve();
    const flush = async () => {
      await writing;
      writing = file.writev(pieces);
      pieces = [];
      bytes = 0;
    };
    for await (const piece of request.body as AsyncIterable<Buffer>) {
      hash.update(piece);
      pieces.push(piece);
      bytes += piece.length;
      if (bytes >= MIB) await flush();
    }
    await flush();
    await writing;
    await file.sync();
    await file.close();
    return reply.code(201).send({ sha256: hash.digest("hex") });
  });
  await app.listen({ path: "files.sock" });
  parentPort?.postMessage("ready");
}
