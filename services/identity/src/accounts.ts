// For the gateway: the public keys of tokens, and which accounts have changed and what has ended since it last asked.
import { CommandRejected, parseStream, repairCheckpoint } from "@isotrail/eventsourcing";
import { pages } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import type { IdentityContext } from "./context.ts";
import { type Ended, endedIn, endedSince } from "./ended.ts";
import type { Tokens } from "./oauth/tokens.ts";
import { user } from "./user/aggregate.ts";
import type { User } from "./user/state.ts";

type Account = { readonly id: string; readonly role: string; readonly enabled: boolean; readonly epoch: number };
/** `position`: where the next question begins. */
type Accounts = { position: number; accounts: Account[]; ended: Ended[] };

/** Commits that one answer covers; the next answer has the rest. */
const PAGE = 2000;

export function accountRoutes(app: FastifyInstance, identity: IdentityContext, tokens: Tokens): void {
  app.get("/internal/keys", async () => tokens.keys);

  app.get<{ Querystring: { after?: string } }>("/internal/accounts", async (request) => {
    const after = Number(request.query.after ?? 0);
    if (!Number.isSafeInteger(after) || after < 0)
      throw new CommandRejected("invalid", '"after" must be a position in the log.');
    return after === 0 ? allAccounts(identity) : changedAccounts(identity, after);
  });
}

const account = (id: string, { systemRole: role, enabled, epoch }: User): Account => ({ id, role, enabled, epoch });

async function allAccounts({ aggregates, stores, name }: IdentityContext): Promise<Accounts> {
  // the views are whole up to here; what is above comes with the next question
  const position = (await stores.checkpoints.get(repairCheckpoint(name, aggregates.declared)))?.position ?? 0;
  const accounts: Account[] = [];
  for await (const page of pages(aggregates, user, { index: "all", value: "all" }))
    for (const { id, state } of page) accounts.push(account(id, state));
  return { position, accounts, ended: await endedSince(aggregates, Date.now()) };
}

async function changedAccounts({ aggregates, stores }: IdentityContext, after: number): Promise<Accounts> {
  const commits = await stores.eventLog.readFrom(after, PAGE);
  const accounts: Account[] = [];
  const ended: Ended[] = [];
  for (const stream of new Set(commits.map((commit) => commit.stream))) {
    const { category, id } = parseStream(stream);
    if (category === user.category) {
      const { state } = await aggregates.load(user, id); // from the log: a view may still be on its way
      if (state) accounts.push(account(id, state));
    } else ended.push(...(await endedIn(aggregates, category, id)));
  }
  return { position: commits.at(-1)?.position ?? Math.min(after, await stores.eventLog.head()), accounts, ended };
}
