// Whether a token still counts: its session, sign-in and client have not ended, and its user may act.
import type { AggregateStore, Loaded } from "@isotrail/eventsourcing";
import { applicationPassword } from "../application-password/aggregate.ts";
import { countsStill } from "../application-password/decider.ts";
import { client } from "../client/aggregate.ts";
import type { Client } from "../client/decider.ts";
import type { IdentityContext } from "../context.ts";
import { isRevoked } from "../revocation/find.ts";
import { session } from "../session/aggregate.ts";
import type { Session } from "../session/decider.ts";
import { findUsers } from "../user/find.ts";
import type { User } from "../user/state.ts";
import type { AnyToken } from "./tokens.ts";

async function isThere(aggregates: AggregateStore, id: string): Promise<boolean> {
  const password = (await aggregates.find(applicationPassword, [id])).get(id)?.state;
  return password != null && countsStill(password);
}

export type Counting = {
  readonly user: Loaded<User>;
  readonly client: Loaded<Client>;
  readonly session: Loaded<Session>;
};

/** What stands behind a token that counts; undefined when it does not, or not any more. */
export async function counting({ aggregates }: IdentityContext, token: AnyToken): Promise<Counting | undefined> {
  for (const one of [token.jti, token.signIn]) if (one && (await isRevoked(aggregates, one))) return undefined;
  const [user] = await findUsers(aggregates, [token.user]);
  const issued = (await aggregates.find(client, [token.clientId])).get(token.clientId);
  const opened = (await aggregates.find(session, [token.session])).get(token.session);
  if (!user?.state.enabled || user.state.epoch !== token.epoch) return undefined;
  if (!issued?.state || issued.state.retired || !opened?.state || opened.state.ended) return undefined;
  if (token.applicationPassword && !(await isThere(aggregates, token.applicationPassword))) return undefined;
  return { user, client: { ...issued, state: issued.state }, session: { ...opened, state: opened.state } };
}
