// What a caller sees of a service on the kit: identity, errors, methods, records, collections, keys, health, the end.
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { ClaimConflict, CommandRejected, StoreFull, StoreUnavailable } from "@isotrail/eventsourcing";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { connectPeer } from "../client/peer.ts";
import { identityHeaders, internalKeys, newKey, testWiring } from "../testing.ts";
import { commandContext } from "./command-context.ts";
import { callerOf, internalIdentity, userOf } from "./internal-identity.ts";
import type { Service } from "./manifest.ts";
import { sendLines, sendRecord } from "./ndjson.ts";
import { type OpenService, openService } from "./service.ts";

const errors: Record<string, () => Error> = {
  invalid: () => new CommandRejected("invalid", "Validation failed.", { name: ["This is required."] }),
  forbidden: () => new CommandRejected("forbidden", "No."),
  missing: () => new CommandRejected("missing", "There is no such thing."),
  conflict: () => new CommandRejected("conflict", "Twice."),
  precondition: () => new CommandRejected("precondition", "Changed."),
  large: () => new CommandRejected("too-large", "Too large."),
  claimed: () => new ClaimConflict("name/secret", "thing-1"),
  full: () => new StoreFull(),
  away: () => new StoreUnavailable("mongodb://user:secret@host does not answer"),
  bug: () => new Error("password=secret"),
};

async function* lines(count: number, failAt = -1) {
  for (let n = 0; n < count; n++) {
    if (n === failAt) throw new StoreUnavailable("gone");
    yield { n, text: "x".repeat(1000) };
  }
}

let release = () => {};
const things: Service = {
  name: "things",
  aggregates: [],
  publish: () => undefined,
  routes(app) {
    app.get("/caller", async (request) => callerOf(request));
    app.get("/user", async (request) => userOf(request));
    app.get("/context", async (request) => commandContext(request));
    app.post("/context", async (request) => commandContext(request));
    app.post("/echo", async (request) => ({ got: request.body }));
    app.get("/record", (_request, reply) =>
      sendRecord(reply, 200, 7, { refs: { owner: "5" }, ...{ identifier: "3", a: 1 } }),
    );
    app.get<{ Params: { n: string } }>("/things/:n", async (request) => request.params);
    app.delete<{ Params: { n: string } }>("/things/:n", async () => ({}));
    app.get<{ Params: { count: string; failAt: string } }>("/lines/:count/:failAt", (request, reply) =>
      sendLines(reply, lines(Number(request.params.count), Number(request.params.failAt))),
    );
    app.get<{ Params: { kind: string } }>("/error/:kind", async (request) => {
      throw errors[request.params.kind]?.();
    });
    app.post("/slow", async () => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return { done: true };
    });
  },
};

const admin = { service: "gateway", user: "1", role: "ROLE_ADMIN" } as const;
const headers = identityHeaders(internalKeys, admin);
let temporary: TemporaryStores;
let service: OpenService;

beforeEach(async () => {
  temporary = await temporaryStores("things");
  service = await openService(things, testWiring(temporary.stores));
});
afterEach(async () => {
  release();
  await service.close();
  await temporary[Symbol.asyncDispose]();
});

const get = (url: string, more: Record<string, string> = {}) =>
  service.app.inject({ url, headers: { ...headers, ...more } });
const post = (url: string, payload: string, more: Record<string, string> = {}) =>
  service.app.inject({
    method: "POST",
    url,
    payload,
    headers: { ...headers, "content-type": "application/json", ...more },
  });

function port(): number {
  const [address] = service.app.addresses();
  if (typeof address !== "object") throw new Error("the service does not listen");
  return address.port;
}

describe("identity", () => {
  test("a call without one, or with one that is forged, is 401 whether or not the address exists", async () => {
    const forged = identityHeaders(
      { keys: [{ kty: "oct", kid: "test", k: Buffer.alloc(32, 6).toString("base64url") }] },
      admin,
    );
    for (const wrong of [{}, { authorization: "Bearer x.y.z" }, { authorization: "Basic YTpi" }, forged])
      for (const url of ["/caller", "/nowhere"]) {
        const answer = await service.app.inject({ url, headers: wrong });
        expect(answer.statusCode).toBe(401);
        expect(answer.headers["www-authenticate"]).toBe("Bearer");
        expect(answer.json()).toMatchObject({ status: 401, title: "Unauthorized" });
      }
  });

  test("tells service, user and role; a call for nobody is forbidden where a user is needed", async () => {
    expect((await get("/caller")).json()).toMatchObject(admin);
    expect((await get("/user")).json()).toMatchObject(admin);
    const nobody = await service.app.inject({
      url: "/user",
      headers: identityHeaders(internalKeys, { service: "files" }),
    });
    expect(nobody.statusCode).toBe(403);
  });

  test("a minted identity is accepted, also after a new key was put in front", async () => {
    const old = internalIdentity("files", internalKeys);
    const authorization = `Bearer ${await old.mint({ user: "7", role: "ROLE_USER" })}`;
    const fresh = { kty: "oct", kid: "fresh", k: Buffer.alloc(32, 9).toString("base64url") };
    const rotated = internalIdentity("catalog", { keys: [fresh, ...internalKeys.keys] });
    expect(await rotated.verify(authorization)).toEqual({ service: "files", user: "7", role: "ROLE_USER" });
    const without = internalIdentity("catalog", { keys: [fresh] });
    await expect(without.verify(authorization)).rejects.toMatchObject({ status: 401 });
  });
});

describe("errors", () => {
  test.each([
    ["invalid", 400],
    ["forbidden", 403],
    ["missing", 404],
    ["conflict", 409],
    ["precondition", 412],
    ["large", 413],
    ["claimed", 409],
    ["full", 507],
    ["away", 503],
    ["bug", 500],
  ])("%s is %i with one body, and no secret in it", async (kind, status) => {
    const answer = await get(`/error/${kind}`);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers["content-type"]).toMatch(/^application\/json/);
    expect(answer.json()).toMatchObject({ type: "about:blank", status, message: expect.any(String) });
    expect(answer.body).not.toContain("secret");
    expect(answer.headers["retry-after"]).toBe(status === 503 ? "5" : undefined);
  });

  test("each bad property is a key with its texts", async () => {
    expect((await get("/error/invalid")).json()).toEqual({
      message: "Validation failed.",
      name: ["This is required."],
      type: "about:blank",
      title: "Bad Request",
      status: 400,
      detail: "Validation failed.",
    });
  });

  test("another method is 405 with Allow, an unknown address 404, an over-long or broken one 4xx", async () => {
    for (const method of ["POST", "OPTIONS", "PUT"] as const) {
      const answer = await service.app.inject({ method, url: "/things/1?a=b", headers });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toBe("DELETE, GET, HEAD");
      expect(answer.json().message).toBe("Request method not supported");
    }
    expect((await get("/nowhere")).json()).toMatchObject({ status: 404 });
    expect((await get(`/things/${"9".repeat(1001)}`)).json()).toMatchObject({ status: 414 });
    expect((await get("/%zz")).json()).toMatchObject({ status: 400, message: expect.any(String) });
  });

  test("slashes too many are forgiven", async () => {
    expect((await get("//things//12/?a=//b/")).json()).toEqual({ n: "12" });
    expect((await get(`/things/${"9".repeat(999)}`)).statusCode).toBe(200);
  });

  /** What comes back for these bytes. */
  const exchange = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      let got = "";
      const socket = connect(port(), "127.0.0.1", () => socket.write(bytes));
      socket.on("data", (data) => {
        got += data;
      });
      socket.on("end", () => resolve(got)).on("error", reject);
    });

  test("what is no method is answered with the same body", async () => {
    await service.listen({ host: "127.0.0.1", port: 0 });
    const raw = await exchange("BREW / HTTP/1.1\r\n\r\n");
    expect(raw).toMatch(/^HTTP\/1.1 400 Bad Request/);
    expect(JSON.parse(raw.slice(raw.indexOf("{")))).toMatchObject({ status: 400, title: "Bad Request" });
  });

  test("an address in its absolute form is the same address", async () => {
    await service.listen({ host: "127.0.0.1", port: 0 });
    for (const url of ["http://any.host/health/live", "HTTPS://any.host:80//health/live/"])
      expect(await exchange(`GET ${url} HTTP/1.1\r\nHost: any.host\r\nConnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1.1 200 OK/,
      );
  });
});

describe("bodies", () => {
  test("JSON with any charset is read", async () => {
    const answer = await post("/echo", '{"a":"é"}', { "content-type": "application/json; charset=ISO-8859-1" });
    expect(answer.json()).toEqual({ got: { a: "é" } });
  });

  test.each([
    ["not JSON", '{"a":'],
    ["empty", ""],
    ["poisoned", '{"__proto__":{"admin":true}}'],
    ["poisoned in another way", '{"constructor":{"prototype":{"admin":true}}}'],
  ])("%s is 400", async (_what, body) => {
    const answer = await post("/echo", body);
    expect(answer.json()).toMatchObject({ status: 400 });
    expect(answer.json().message.length).toBeGreaterThan(5);
  });

  test("another type is 415 and says what to send; more than 1 MiB is 413", async () => {
    const answer = await post("/echo", "<a/>", { "content-type": "application/xml" });
    expect(answer.json()).toMatchObject({ status: 415, message: expect.stringContaining("application/json") });
    expect((await post("/echo", JSON.stringify("x".repeat(1024 * 1024)))).json()).toMatchObject({ status: 413 });
  });

  test("a DELETE may name a type and send nothing", async () => {
    const named = { ...headers, "content-type": "application/json" };
    expect((await service.app.inject({ method: "DELETE", url: "/things/1", headers: named })).statusCode).toBe(200);
  });

  test.each(['{"a":', "{a:1}", "{'a':1}"])("%s is answered with what JSON needs", async (body) => {
    expect((await post("/echo", body)).json().message).toMatch(/not JSON.*double quotes/);
  });
});

describe("the context of a command", () => {
  test("has actor, cause, trace, deadline and versions", async () => {
    const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
    const answer = await get("/context", { "x-request-id": "r-1", traceparent, "if-match": '"12-abc", "13", W/"14"' });
    expect(answer.headers["x-request-id"]).toBe("r-1");
    const context = answer.json();
    expect(context).toMatchObject({ actor: "1", cause: "r-1", trace: traceparent, ifVersion: [12, 13] });
    expect(context.deadline - Date.now()).toBeGreaterThan(15_000);
    expect(context.deadline - Date.now()).toBeLessThanOrEqual(20_000);
    expect((await get("/context", { "if-match": "*" })).json().ifVersion).toBeUndefined();
    expect((await get("/context", { "if-match": '"other"' })).json().ifVersion).toEqual([]);
  });

  test("the fingerprint of a key tells bodies apart", async () => {
    const once = async (body: string) =>
      (await post("/context", body, { "idempotency-key": "k" })).json().idempotencyKey;
    const first = await once('{"a":1}');
    expect(first.key).toBe("k");
    expect(await once('{ "a": 1 }')).toEqual(first);
    expect((await once('{"a":2}')).fingerprint).not.toBe(first.fingerprint);
  });

  test("a key longer than 255 characters is 400", async () => {
    expect((await post("/context", "{}", { "idempotency-key": "k".repeat(256) })).statusCode).toBe(400);
    expect((await post("/context", "{}", { "idempotency-key": "k".repeat(255) })).statusCode).toBe(200);
  });

  test("a key that is in use right now is 409 for the same caller only, and free again afterwards", async () => {
    const key = { "idempotency-key": newKey() };
    const first = post("/slow", "{}", key);
    await sleep(50);
    expect((await post("/echo", "{}", key)).statusCode).toBe(409);
    const other = { ...key, ...identityHeaders(internalKeys, { ...admin, user: "2" }) };
    expect((await post("/echo", "{}", other)).statusCode).toBe(200);
    release();
    expect((await first).statusCode).toBe(200);
    expect((await post("/echo", "{}", key)).statusCode).toBe(200);
  });
});

describe("answers", () => {
  test("a record carries its version", async () => {
    const answer = await get("/record");
    expect(answer.headers.etag).toBe('"7"');
    expect(answer.body).toBe('{"identifier":"3","a":1,"refs":{"owner":"5","identifier":"3"}}');
  });

  test("a collection is one document a line, however many", async () => {
    for (const count of [0, 1, 300]) {
      const answer = await get(`/lines/${count}/-1`);
      expect(answer.headers["content-type"]).toBe("application/x-ndjson");
      const documents = answer.body
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line).n);
      expect(documents).toEqual([...Array(count).keys()]);
    }
    expect((await service.app.inject({ method: "HEAD", url: "/lines/3/-1", headers })).body).toBe("");
  });

  test("a failure before the first line is an error, one in the middle cuts the connection", async () => {
    expect((await get("/lines/10/0")).statusCode).toBe(503);
    await service.listen({ host: "127.0.0.1", port: 0 });
    const url = `http://127.0.0.1:${port()}/lines/300/290`;
    const answer = await fetch(url, { headers });
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  });
});

describe("health and the end", () => {
  test("is told without an identity; a log that is away makes it not ready", async () => {
    expect((await service.app.inject("/health/live")).json()).toEqual({ status: "live" });
    expect((await service.app.inject("/health/ready")).statusCode).toBe(200);
    service.context.stores.eventLog.head = () => Promise.reject(new StoreUnavailable("away"));
    const answer = await service.app.inject("/health/ready");
    expect(answer.json()).toMatchObject({ status: 503, wrong: ["the log of things does not answer"] });
  });

  test("the end waits for a request under way and closes its connection", async () => {
    await service.listen({ host: "127.0.0.1", port: 0 });
    const answered = new Promise<string | undefined>((resolve, reject) => {
      const sent = { ...headers, "content-type": "application/json", connection: "keep-alive" };
      httpRequest({ port: port(), host: "127.0.0.1", path: "/slow", method: "POST", headers: sent }, (response) => {
        response.resume().on("end", () => resolve(response.headers.connection));
      })
        .on("error", reject)
        .end("{}");
    });
    await sleep(50);
    const began = Date.now();
    const closed = service.close();
    await sleep(50);
    release();
    expect(await answered).toBe("close");
    await closed;
    expect(Date.now() - began).toBeLessThan(3000);
  });
});

describe("a peer", () => {
  const caller = { service: "gateway", user: "5", role: "ROLE_USER", request: "r-9" } as const;
  const withPeer = async (work: (peer: ReturnType<typeof connectPeer>) => Promise<void>) => {
    const path = join(temporary.folder, "things.sock");
    await service.listen({ path });
    const peer = connectPeer("things", `unix:${path}`, internalIdentity("files", internalKeys));
    await work(peer).finally(() => peer.close());
  };

  test("is called as this service, for the caller's user, with the id of the request", () =>
    withPeer(async (peer) => {
      const expected = { service: "files", user: "5", role: "ROLE_USER", request: "r-9" };
      expect(await peer.get("/caller", caller)).toEqual(expected);
      expect(await peer.post("/echo", { a: 1 }, caller)).toEqual({ got: { a: 1 } });
    }));

  test("its refusals are refusals here", () =>
    withPeer(async (peer) => {
      const refused = { kind: "invalid", message: "Validation failed.", properties: { name: ["This is required."] } };
      await expect(peer.get("/error/invalid", caller)).rejects.toMatchObject(refused);
      for (const kind of ["forbidden", "missing", "conflict", "precondition"])
        await expect(peer.get(`/error/${kind}`, caller)).rejects.toMatchObject({ name: "CommandRejected", kind });
      await expect(peer.get("/error/full", caller)).rejects.toBeInstanceOf(StoreFull);
    }));

  test("that fails or is not there is a store that is away", async () => {
    await withPeer(async (peer) => {
      await expect(peer.get("/error/bug", caller)).rejects.toBeInstanceOf(StoreUnavailable);
    });
    const nobody = connectPeer("nobody", "http://127.0.0.1:9", internalIdentity("files", internalKeys));
    await expect(nobody.get("/x", caller)).rejects.toBeInstanceOf(StoreUnavailable);
    await nobody.close();
  });
});
