// What has ended before the tokens that name it expire: sessions, sign-ins, application passwords, clients and single tokens.
import type { AggregateStore } from "@isotrail/eventsourcing";
import { pages } from "@isotrail/http";
import { applicationPassword } from "./application-password/aggregate.ts";
import { client } from "./client/aggregate.ts";
import { revocation } from "./revocation/aggregate.ts";
import type { Revocation } from "./revocation/decider.ts";
import { LONGEST_ACCESS_MS, LONGEST_REFRESH_SECONDS, monthsBetween } from "./revocation/months.ts";
import { session } from "./session/aggregate.ts";

/** `id`: as tokens name it in `jti` or `ends_with`; `expires`: when no such token is left, milliseconds since the epoch. */
export type Ended = { readonly id: string; readonly expires: number };

const revoked = ({ token: id, expires }: Revocation): Ended => ({ id, expires });
const stopped = (id: string, at: number): Ended => ({ id, expires: at + LONGEST_ACCESS_MS });

/** What one stream says to have ended. */
export async function endedIn(aggregates: AggregateStore, category: string, id: string): Promise<Ended[]> {
  if (category === revocation.category) {
    const { state } = await aggregates.load(revocation, id);
    return state ? [revoked(state)] : [];
  }
  if (category === session.category) {
    const { state } = await aggregates.load(session, id);
    return state?.ended ? [stopped(`session-${id}`, state.ended)] : [];
  }
  if (category === applicationPassword.category) {
    const { state } = await aggregates.load(applicationPassword, id);
    return state?.ended ? [stopped(`applicationPassword-${id}`, state.ended)] : [];
  }
  if (category !== client.category) return [];
  const { state } = await aggregates.load(client, id);
  return state?.retired ? [stopped(`client-${id}`, state.retired)] : [];
}

/** All that still matters: bounded by the time that tokens live. */
export async function endedSince(aggregates: AggregateStore, now: number): Promise<Ended[]> {
  const found: Ended[] = [];
  for (const value of monthsBetween(now, now + LONGEST_REFRESH_SECONDS * 1000))
    for await (const page of pages(aggregates, revocation, { index: "expiresIn", value }))
      found.push(...page.map(({ state }) => revoked(state)));
  for (const value of monthsBetween(now - LONGEST_ACCESS_MS, now)) {
    for await (const page of pages(aggregates, session, { index: "endedIn", value }))
      found.push(...page.map(({ id, state }) => stopped(`session-${id}`, state.ended)));
    for await (const page of pages(aggregates, client, { index: "endedIn", value }))
      found.push(...page.map(({ id, state }) => stopped(`client-${id}`, state.retired)));
    for await (const page of pages(aggregates, applicationPassword, { index: "endedIn", value }))
      found.push(...page.map(({ id, state }) => stopped(`applicationPassword-${id}`, state.ended)));
  }
  return found.filter(({ expires }) => expires > now);
}
