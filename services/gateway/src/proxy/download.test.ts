// What downloaders see when something breaks off.
import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { client, listening } from "../sockets.testing.ts";

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
