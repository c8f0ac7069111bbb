// Reading right after a write whose view could not be written: every look-up answers what the log says.
import { temporaryStores } from "@isotrail/embedded/testing";
import type { Stores } from "@isotrail/eventsourcing";
import { openService } from "@isotrail/http";
import { identityHeaders, internalKeys, testPeer, testWiring } from "@isotrail/http/testing";
import { expect, it } from "vitest";
import { runs } from "./service.ts";

const files = testPeer({ post: async <T>() => ({}) as T });
const headers = identityHeaders(internalKeys, { service: "gateway", user: "1", role: "ROLE_ADMIN" });

it("a new run is read and listed, a deleted one neither", async () => {
  await using temporary = await temporaryStores("runs");
  const { views } = temporary.stores;
  let failing = false;
  const putIfNewer: Stores["views"]["putIfNewer"] = async (...given) => {
    if (failing) throw new Error("the disk does not answer");
    return views.putIfNewer(...given);
  };
  const service = await openService(
    runs,
    testWiring({ ...temporary.stores, views: { ...views, putIfNewer } }, { peers: { files } }),
  );
  const call = (method: "GET" | "POST" | "DELETE", url: string, payload?: object) =>
    service.app.inject({ method, url, headers, ...(payload && { payload }) });
  const make = async () =>
    (await call("POST", "/sequencingrun/miseq", { layoutType: "SINGLE_END" })).json().identifier as string;
  const listed = async () => {
    const lines = (await call("GET", "/sequencingrun")).body.split("\n").filter(Boolean);
    return lines.map((line) => JSON.parse(line).identifier);
  };
  try {
    const before = await make();
    failing = true;
    const made = await make();
    expect((await call("GET", `/sequencingrun/${made}`)).statusCode).toBe(200);
    expect(await listed()).toEqual([before, made]);
    expect((await call("POST", "/internal/access", { ids: [made] })).json()).toMatchObject([{ exists: true }]);
    await call("DELETE", `/sequencingrun/${before}`);
    expect((await call("GET", `/sequencingrun/${before}`)).statusCode).toBe(404);
    expect(await listed()).toEqual([made]);
  } finally {
    await service.close();
  }
});
