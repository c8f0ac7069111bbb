// The feeds at the public address: who sees which events, pages and cursors, the documents, and live streams of a token.
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accessToken, testGateway } from "../gateway.testing.ts";
import { readCursor, writeCursor } from "./feed-cursor.ts";

type Fed = { position: number; index: number; type: string; projects: string[] };
type Query = { after?: string; log?: string; limit?: string; type?: string | string[]; project?: string };

let gateway: Awaited<ReturnType<typeof testGateway>>;
/** The log of each service, the questions to it, and the projects that user 2 may read. */
const logs: Record<string, Fed[]> = {};
let asked: Query[] = [];
let access: string[][] = [];
const readable = new Set<string>();
const LOG = "3f-a";

/** As the kit's own route, on a list. */
function feedOn(name: string, app: FastifyInstance) {
  app.get<{ Querystring: Query & { wait?: string } }>("/internal/events", async ({ query }, reply) => {
    const { after = "0.0", log, limit = "100", project, wait = "0" } = query;
    if (wait !== "0") await new Promise((resolve) => setTimeout(resolve, 100));
    else asked.push(query);
    if (log !== undefined && log !== LOG) return reply.code(410).send({ message: "Begin again without a cursor." });
    const [position = 0, index = 0] = after.split(".").map(Number);
    const all = logs[name] ?? [];
    const types = [query.type ?? []].flat();
    const wanted = all
      .filter((one) => one.position > position || (one.position === position && one.index > index))
      .filter((one) => types.length === 0 || types.includes(one.type))
      .filter((one) => project === undefined || one.projects.includes(project));
    const events = wanted.slice(0, Number(limit)).map((one) => ({
      ...one,
      id: `${name}/${LOG}/${one.position}/${one.index}`,
      subject: "sample-1",
      at: 1_000,
      actor: "2",
      trace: "",
      bytes: "CgEx", // sample_id is 1, in every message that begins with it
    }));
    const head = all.at(-1)?.position ?? 0;
    const end = events.length === wanted.length;
    const last = (end ? all.at(-1) : events.at(-1)) ?? { position, index };
    return { log: LOG, next: { position: last.position, index: last.index }, head, end, events };
  });
}

beforeAll(async () => {
  gateway = await testGateway((services) => {
    for (const [name, app] of Object.entries(services)) feedOn(name, app);
    services.catalog.post<{ Body: { kind: string; ids: string[] } }>("/internal/access", async ({ body }) => {
      access.push(body.ids);
      return body.ids.map((id) => ({ id, exists: id !== "404", read: readable.has(id), write: false, projects: [] }));
    });
  });
});
afterAll(() => gateway.close());
beforeEach(() => {
  for (const name of ["catalog", "files", "runs", "identity"]) logs[name] = [];
  asked = [];
  access = [];
  readable.clear();
});

const add = (name: string, ...projects: string[]) => addOf(`isotrail.${name}.v1.Said`, name, ...projects);
const addOf = (type: string, name: string, ...projects: string[]) => {
  const log = logs[name] ?? [];
  log.push({ position: log.length + 1, index: 0, type, projects });
};
const DELETED = "isotrail.catalog.v1.SampleDeleted";
const ask = async (url: string, user = "2", headers: Record<string, string> = {}) => {
  const epoch = user === "2" ? 3 : 1;
  const authorization = `Bearer ${await accessToken({ sub: user, epoch })}`;
  return gateway.app.inject({ url: `/irida/api${url}`, headers: { authorization, ...headers } });
};
type Answer = Awaited<ReturnType<typeof ask>>;
const places = (answer: Answer) => (answer.json() as { id: string }[]).map(({ id }) => Number(id.split("/")[2]));
const next = ({ headers }: Answer) => String(headers["next-cursor"]);

describe("a page", () => {
  it("is an array of CloudEvents, with where to go on in the headers", async () => {
    addOf(DELETED, "catalog", "5", "6");
    readable.add("6");
    const answer = await ask(`/events/catalog?limit=7&type=${DELETED}`);
    expect(answer.headers["content-type"]).toBe("application/cloudevents-batch+json; charset=utf-8");
    expect(answer.json()).toEqual([
      {
        specversion: "1.0",
        id: `catalog/${LOG}/1/0`,
        source: `/catalog/${LOG}`,
        type: DELETED,
        subject: "sample-1",
        time: "1970-01-01T00:00:01.000Z",
        datacontenttype: "application/json",
        partitionkey: "sample-1",
        sequence: "0000000000000001.00000",
        actor: "2",
        projects: "5,6",
        data: { sampleId: "1" },
      },
    ]);
    expect(readCursor(next(answer))).toEqual({ log: LOG, position: 1, index: 0 });
    const following = new URL(/^<(.*)>; rel="next"$/.exec(String(answer.headers.link))?.[1] ?? "");
    expect(following.href).toContain("http://lab.example/irida/api/events/catalog?");
    expect(Object.fromEntries(following.searchParams)).toEqual({
      limit: "7",
      type: DELETED,
      after: next(answer),
    });
  });

  it("has the bytes of the messages for whoever asks for protobuf, and of types that only a newer service knows", async () => {
    addOf(DELETED, "catalog", "5");
    add("catalog", "5");
    readable.add("5");
    const bytes = { datacontenttype: "application/protobuf", data_base64: "CgEx" };
    const [plain, newer] = (await ask("/events/catalog")).json();
    expect(plain).toMatchObject({ datacontenttype: "application/json", data: { sampleId: "1" } });
    expect(newer).toMatchObject(bytes);
    const binary = (await ask("/events/catalog?data=protobuf")).json();
    expect(binary).toMatchObject([bytes, bytes]);
    for (const event of [newer, ...binary]) expect(event).not.toHaveProperty("data");
    expect((await ask("/events/catalog?data=xml")).statusCode).toBe(400);
  });

  it("takes types by short and by full names, and refuses those that the feed does not have, with those that it has", async () => {
    for (const type of [DELETED, "SampleDeleted", "SampleCreated,SampleDeleted", "SampleDeleted&type=SampleCreated"])
      expect((await ask(`/events/catalog?type=${type}`)).statusCode, type).toBe(200);
    expect(asked.map(({ type }) => [type].flat().sort())).toEqual([
      [DELETED],
      [DELETED],
      ["isotrail.catalog.v1.SampleCreated", DELETED],
      ["isotrail.catalog.v1.SampleCreated", DELETED],
    ]);
    for (const type of [
      "QcCompleted",
      "isotrail.files.v1.QcCompleted",
      "sampledeleted",
      "SampleDeleted,Sample",
      "v1",
    ]) {
      const { statusCode, json } = await ask(`/events/catalog?type=${type}`);
      expect([statusCode, json().message]).toEqual([400, expect.stringMatching(/no such type .* SampleDeleted/)]);
    }
    expect(asked).toHaveLength(4);
  });

  it("from now is empty, and its cursor is behind all that there is", async () => {
    for (const project of ["5", "5"]) add("catalog", project);
    readable.add("5");
    const now = await ask("/events/catalog?from=now&limit=5");
    expect([now.statusCode, now.json()]).toEqual([200, []]);
    expect(String(now.headers.link)).not.toContain("from=");
    expect(places(await ask(`/events/catalog?after=${next(now)}`))).toEqual([]);
    add("catalog", "5");
    const later = await ask(`/events/catalog?after=${next(now)}`);
    expect(places(later)).toEqual([3]);
    for (const query of ["from=yesterday", `from=now&after=${next(now)}`, "from=now&from=now"])
      expect((await ask(`/events/catalog?${query}`)).statusCode, query).toBe(400);
    expect((await ask("/events/catalog?from=now&project=6")).statusCode).toBe(403);
    expect((await ask("/events/runs?from=now")).statusCode).toBe(403);
  });

  it("is the same under the name application/json, and not to be had as anything else", async () => {
    add("catalog", "5");
    readable.add("5");
    const json = await ask("/events/catalog", "2", { accept: "application/json" });
    expect(json.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(json.body).toBe((await ask("/events/catalog")).body);
    expect((await ask("/events/catalog", "2", { accept: "text/html" })).statusCode).toBe(406);
  });

  it("has only events of projects that the caller may read, asked in one question; nothing tells of the others", async () => {
    for (const projects of [["5"], ["6"], ["6", "5"], [], ["7"]]) add("files", ...projects);
    readable.add("5");
    const answer = await ask("/events/files");
    expect(places(answer)).toEqual([1, 3]);
    expect(access).toEqual([["5", "6", "7"]]);
    expect(readCursor(next(answer)).position).toBe(5);
    expect(places(await ask("/events/files", "1"))).toEqual([1, 2, 3, 4, 5]);
    expect(access).toHaveLength(1);
  });

  it("ends after bounded work, and goes on where it ended", async () => {
    for (let n = 0; n < 6_000; n++) add("catalog", n === 5_500 ? "5" : "6");
    readable.add("5");
    const first = await ask("/events/catalog");
    expect([places(first), asked.length, readCursor(next(first)).position]).toEqual([[], 5, 5_000]);
    const second = await ask(`/events/catalog?after=${next(first)}`);
    expect([places(second), readCursor(next(second)).position]).toEqual([[5_501], 6_000]);
    const third = await ask(`/events/catalog?after=${next(second)}`);
    expect([places(third), next(third)]).toEqual([[], next(second)]);
  });

  it("after page tells each event that the caller may see once and in order, whatever the limit", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { maxLength: 40 }),
        fc.integer({ min: 1, max: 7 }),
        async (seen, limit) => {
          logs.catalog = [];
          for (const one of seen) add("catalog", one ? "5" : "6");
          readable.add("5");
          const told: number[] = [];
          for (let cursor = ""; ; ) {
            const answer = await ask(`/events/catalog?limit=${limit}${cursor && `&after=${cursor}`}`);
            expect(places(answer).length).toBeLessThanOrEqual(limit);
            told.push(...places(answer));
            if (next(answer) === cursor) break;
            cursor = next(answer);
          }
          expect(told).toEqual(seen.flatMap((one, at) => (one ? [at + 1] : [])));
        },
      ),
      { numRuns: 25 },
    );
  });

  it("of a project is for who may read it", async () => {
    add("catalog", "5");
    add("catalog", "6");
    readable.add("5");
    expect(places(await ask("/events/catalog?project=5"))).toEqual([1]);
    expect((await ask("/events/catalog?project=6")).statusCode).toBe(403);
    expect((await ask("/events/catalog?project=404")).statusCode).toBe(404);
    expect(asked).toHaveLength(1);
  });

  it("needs a cursor of this API, and one of this log", async () => {
    for (const query of ["after=x", "after=MS4w", `after=${writeCursor({ log: "a/b", position: 1, index: 0 })}`])
      expect((await ask(`/events/catalog?${query}`)).statusCode, query).toBe(400);
    expect(asked).toEqual([]);
    const other = await ask(`/events/catalog?after=${writeCursor({ log: "other", position: 1, index: 0 })}`);
    expect([other.statusCode, other.json().message]).toEqual([410, "Begin again without a cursor."]);
  });
});

describe("the feeds", () => {
  it("are listed for, and open to, the roles that they are for", async () => {
    for (const [user, feeds] of [
      ["1", ["catalog", "identity", "files", "runs"]],
      ["2", ["catalog", "files"]],
      ["3", ["catalog", "runs"]],
      ["5", ["catalog", "files", "runs"]],
    ] as const) {
      const { resource } = (await ask("/events", user)).json();
      expect(resource.resources.map(({ identifier }: { identifier: string }) => identifier)).toEqual(feeds);
      for (const feed of ["catalog", "files", "runs", "identity"])
        expect((await ask(`/events/${feed}`, user)).statusCode).toBe(feeds.some((one) => one === feed) ? 200 : 403);
    }
    expect(access).toEqual([]);
  });

  it("of some roles may also be of the projects that their events name", async () => {
    add("files", "5");
    add("files", "6");
    readable.add("6");
    expect(places(await ask("/events/files"))).toEqual([2]);
    expect(places(await ask("/events/files", "1"))).toEqual([1, 2]);
  });

  it("have their methods, and are not there under another name", async () => {
    for (const url of ["/events", "/events/catalog", "/events/asyncapi.yaml", "/events/descriptor.binpb"]) {
      const post = await gateway.call("POST", `/api${url}`);
      expect([post.statusCode, post.headers.allow]).toEqual([405, "GET, HEAD, OPTIONS"]);
      expect((await gateway.call("HEAD", `/api${url}`)).statusCode).toBe(200);
      expect((await gateway.call("OPTIONS", `/api${url}`)).headers.allow).toBe("GET, HEAD, OPTIONS");
    }
    expect((await gateway.call("GET", "/api/events/nothing")).statusCode).toBe(404);
    expect((await gateway.app.inject("/irida/api/events/catalog")).statusCode).toBe(401);
  });

  it("have a contract that is open to everybody", async () => {
    const yaml = await gateway.app.inject("/irida/api/events/asyncapi.yaml");
    expect([yaml.statusCode, yaml.headers["content-type"]]).toEqual([200, "application/yaml"]);
    expect(yaml.body).toContain("isotrail.catalog.v1.SampleCreated");
    const headers = { "if-none-match": String(yaml.headers.etag) };
    expect((await gateway.app.inject({ url: "/irida/api/events/asyncapi.yaml", headers })).statusCode).toBe(304);
  });
});

describe("a stream", () => {
  async function connect(token: string, headers: Record<string, string> = {}, query = "") {
    if (gateway.app.addresses().length === 0) await gateway.app.listen({ host: "127.0.0.1", port: 0 });
    const [address] = gateway.app.addresses();
    const request = get({
      port: typeof address === "object" ? address.port : 0,
      path: `/irida/api/events/catalog${query}`,
      headers: { authorization: `Bearer ${token}`, accept: "text/event-stream", ...headers },
      agent: false,
    });
    const [response] = (await once(request, "response")) as [IncomingMessage];
    const got = { status: response.statusCode, text: "", ended: false };
    response.setEncoding("utf8").on("data", (chunk) => {
      got.text += chunk;
    });
    response
      .on("error", () => {})
      .on("close", () => {
        got.ended = true;
      });
    return got;
  }

  it("tells what the caller may see, from the last event id, and ends when the token is revoked", async () => {
    for (const project of ["5", "6", "5"]) add("catalog", project);
    readable.add("5");
    const token = await accessToken({ sub: "2", epoch: 3, jti: "streaming" });
    const stream = await connect(token, { "last-event-id": writeCursor({ log: LOG, position: 1, index: 0 }) });
    await expect.poll(() => stream.text).toContain(`"id":"catalog/${LOG}/3/0"`);
    add("catalog", "6");
    add("catalog", "5");
    await expect.poll(() => stream.text).toContain(`"id":"catalog/${LOG}/5/0"`);
    expect(stream.text.match(/^data:/gm)).toHaveLength(2);
    expect(stream.text).not.toMatch(/\/(1|2|4)\/0"/);
    gateway.state.ended.push({ id: "streaming", expires: Date.now() + 60_000 });
    await expect.poll(() => stream.ended, { timeout: 6_000 }).toBe(true);
    expect((await connect(token)).status).toBe(401);
  });

  it("begins now when asked to, and behind the last event id when it comes back", async () => {
    add("catalog", "5");
    readable.add("5");
    const stream = await connect(gateway.token, {}, "?from=now");
    await expect.poll(() => stream.text).toContain("retry:");
    add("catalog", "5");
    await expect.poll(() => stream.text).toContain(`"id":"catalog/${LOG}/2/0"`);
    expect(stream.text).not.toContain(`"id":"catalog/${LOG}/1/0"`);
    const last = { "last-event-id": writeCursor({ log: LOG, position: 0, index: 0 }) };
    const again = await connect(gateway.token, last, "?from=now");
    await expect.poll(() => again.text).toContain(`"id":"catalog/${LOG}/1/0"`);
  });

  it("does not begin at a cursor of another log", async () => {
    const last = writeCursor({ log: "other", position: 1, index: 0 });
    expect((await connect(gateway.token, { "last-event-id": last })).status).toBe(410);
  });

  it("ends with the gateway, at once", async () => {
    const stream = await connect(gateway.token);
    expect(stream.status).toBe(200);
    const begun = Date.now();
    await gateway.app.close();
    await expect.poll(() => stream.ended).toBe(true);
    expect(Date.now() - begun).toBeLessThan(2_000);
  });
});
