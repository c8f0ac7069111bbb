// The public address itself: its port, small bodies, what is not HTTP.
import { expect, it } from "vitest";
import { client, listening } from "./sockets.testing.ts";

it("gives links with the port that it got, when it was told to take any", async () => {
  const { gateway, port } = await listening(() => {}, { publicUrl: "http://127.0.0.1:0/irida" });
  const { resource } = (await gateway.call("GET", "/api")).json<{ resource: { links: { href: string }[] } }>();
  expect(resource.links[0]?.href).toBe(`http://127.0.0.1:${port}/irida/api`);
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
