// A subscriber without Kafka: reads pages of a feed to their end, and live streams, as any client of server-sent events does.
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, link } from "./client.ts";

export type CloudEvent = {
  readonly id: string;
  readonly type: string;
  readonly subject: string;
  readonly sequence: string;
  readonly projects?: string;
  readonly data?: unknown;
  readonly data_base64?: string;
  readonly [attribute: string]: unknown;
};

/** The address of a feed, found by links. */
export async function feedOf(client: Client, service: string): Promise<string> {
  const feeds = await client.follow("events");
  const feed = feeds.resources.find(({ identifier }) => identifier === service);
  if (!feed) throw new Error(`no feed ${service} is listed`);
  return link(feed, "self");
}

/** One page after the other until the cursor stays. @throws Error unless 200 */
export async function readToEnd(
  client: Client,
  href: string,
  after = "",
): Promise<{ events: CloudEvent[]; cursor: string; pages: number }> {
  const events: CloudEvent[] = [];
  for (let cursor = after, pages = 1; ; pages++) {
    const url = new URL(href);
    if (cursor) url.searchParams.set("after", cursor);
    const { status, headers, text } = await client.get(url.href);
    if (status !== 200) throw new Error(`GET ${url} answered ${status} ${text}`);
    events.push(...(JSON.parse(text) as CloudEvent[]));
    const next = headers.get("next-cursor") ?? "";
    if (next === cursor) return { events, cursor, pages };
    cursor = next;
  }
}

export type Stream = {
  readonly status: number;
  readonly headers: Headers;
  /** What has come. */
  readonly events: { readonly id: string; readonly type: string; readonly event: CloudEvent; readonly at: number }[];
  /** The last id that came, with an event or alone. */
  lastId(): string;
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;
  /** Waits until as many events have come. @throws Error after `milliseconds` */
  until(count: number, milliseconds?: number): Promise<void>;
  close(): void;
};

export async function openStream(client: Client, href: string, lastEventId?: string): Promise<Stream> {
  const abort = new AbortController();
  const response = await fetch(href, {
    headers: {
      authorization: `Bearer ${client.token}`,
      accept: "text/event-stream",
      ...(lastEventId !== undefined && { "last-event-id": lastEventId }),
    },
    signal: abort.signal,
  });
  let last = lastEventId ?? "";
  const events: Stream["events"] = [];
  async function read() {
    let rest = "";
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + chunk).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const fields = Object.fromEntries(block.split("\n").map((line) => line.split(/: (.*)/s)));
        last = fields.id ?? last;
        if (fields.data) events.push({ id: last, type: fields.event, event: JSON.parse(fields.data), at: Date.now() });
      }
    }
  }
  return {
    status: response.status,
    headers: response.headers,
    events,
    lastId: () => last,
    ended: read().catch(() => {}),
    async until(count, milliseconds = 5_000) {
      const end = Date.now() + milliseconds;
      while (events.length < count) {
        if (Date.now() > end) throw new Error(`${events.length} of ${count} events came in ${milliseconds} ms`);
        await sleep(5);
      }
    },
    close: () => abort.abort(),
  };
}
