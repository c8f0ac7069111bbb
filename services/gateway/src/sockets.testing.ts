// For tests: a gateway on a port of its own, and clients on raw sockets that send and read as a test says.
import { connect, type Socket } from "node:net";
import type { Readable } from "node:stream";
import { sendRecord } from "@isotrail/http";
import { afterEach, expect } from "vitest";
import { testGateway } from "./gateway.testing.ts";

export type Gateway = Awaited<ReturnType<typeof testGateway>>;
const open: Gateway[] = [];
afterEach(async () => {
  for (const gateway of open.splice(0)) await gateway.close();
});

/** Closed after the test. */
export async function listening(...args: Parameters<typeof testGateway>): Promise<{ gateway: Gateway; port: number }> {
  const gateway = await testGateway(...args);
  open.push(gateway);
  await gateway.app.listen({ host: "127.0.0.1", port: 0 });
  const address = gateway.app.server.address();
  return { gateway, port: typeof address === "object" && address ? address.port : 0 };
}

/** Sends its head, then what the test says. */
export function client(port: number, head: string) {
  const socket: Socket = connect(port, "127.0.0.1");
  let text = "";
  socket.setEncoding("latin1").on("data", (chunk) => {
    text += chunk;
  });
  socket.on("error", () => {});
  socket.write(`${head.replaceAll("\n", "\r\n")}\r\n\r\n`);
  const ended = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  return {
    socket,
    ended,
    text: () => text,
    until: (part: string) => expect.poll(() => text, { timeout: 8_000 }).toContain(part),
  };
}
/** The head of an upload. */
export const upload = (token: string, extra: string) =>
  `POST /irida/api/samples/7/sequenceFiles HTTP/1.1\nHost: x\nAuthorization: Bearer ${token}\nContent-Type: multipart/form-data; boundary=B\n${extra}`;

/** A files service that takes an upload as raw bytes. */
export const takesUploads: NonNullable<Parameters<typeof testGateway>[0]> = ({ files }) => {
  files.addContentTypeParser("multipart/form-data", (_, payload, done) => done(null, payload));
  files.post("/samples/:s/sequenceFiles", async (request, reply) => {
    let bytes = 0;
    for await (const chunk of request.body as Readable) bytes += chunk.length;
    return sendRecord(reply, 201, 1, { ...{ identifier: "1", fileSizeBytes: bytes }, refs: { sample: "7" } });
  });
};
