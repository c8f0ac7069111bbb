// A small body is limited in time however it comes.
import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { wholeBody } from "./request-body.ts";

it("a body that comes byte by byte is given up in the end", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = request({ port: (server.address() as AddressInfo).port, method: "POST" });
  client.on("error", () => {});
  const trickle = setInterval(() => client.write("x"), 50);
  const [incoming] = (await once(server, "request")) as [IncomingMessage];
  const limits = { maxBytes: 1_000, idleSeconds: 60, totalSeconds: 0.3 };
  await expect(wholeBody(incoming, limits)).rejects.toMatchObject({ status: 408 });
  clearInterval(trickle);
  client.destroy();
  server.closeAllConnections();
  server.close();
});
