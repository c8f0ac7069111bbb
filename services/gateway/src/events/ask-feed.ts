// A page of events of a service, as the service tells it.
import { type FeedPage, Problem, Unreachable } from "@isotrail/http";
import type { BackendService } from "../proxy/services.ts";
import type { AskFeed } from "./feed-page.ts";

export const askFeeds =
  (services: Readonly<Record<string, BackendService>>): AskFeed =>
  async (feed, query) => {
    const path = `/internal/events?${query}`;
    const service = services[feed];
    if (!service) throw new Unreachable(feed);
    const { status, body } = await service.questions.call({ method: "GET", path, caller: {} });
    if (status === 410) throw new Problem(410, (JSON.parse(body.toString()) as { message: string }).message);
    if (status !== 200) throw new Unreachable(feed, new Error(`${path} answered ${status}`));
    return JSON.parse(body.toString()) as FeedPage;
  };

/** For streams: those that wait for the same get it by one question, however many they are. */
export function sharing(ask: AskFeed): AskFeed {
  const asked = new Map<string, Promise<FeedPage>>();
  return (feed, query) => {
    const same = `${feed}?${query}`;
    const known = asked.get(same);
    if (known) return known;
    const page = ask(feed, query).finally(() => asked.delete(same));
    asked.set(same, page);
    return page;
  };
}
