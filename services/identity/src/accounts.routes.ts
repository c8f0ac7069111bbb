// For the gateway: the public keys of tokens, and which accounts and revocations changed since it last asked.
import { CommandRejected, parseStream, repairCheckpoint } from "@isotrail/eventsourcing";
import { pages, type ServiceContext } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import { type Revocation, revocation } from "./revocation.ts";
import type { Tokens } from "./tokens.ts";
import { type User, user } from "./user.ts";

type Account = { id: string; role: string; enabled: boolean; epoch: number };

/** Commits that are looked at in one question; the rest comes with the next. */
const PAGE = 2000;

export function accountRoutes(
  app: FastifyInstance,
  { aggregates, stores, name }: ServiceContext,
  tokens: Tokens,
): void {
  app.get("/internal/keys", async () => tokens.keys);

  app.get<{ Querystring: { after?: string } }>("/internal/accounts", async (request) => {
    const after = Number(request.query.after ?? 0);
    if (!Number.isSafeInteger(after) || after < 0) throw new CommandRejected("invalid", "after must be a position.");
    return after === 0 ? everything() : changes(after);
  });

  const account = (id: string, { systemRole, enabled, epoch }: User): Account => ({
    id,
    role: systemRole,
    enabled,
    epoch,
  });

  async function everything() {
    // the views are whole up to here; what is above comes with the next question
    const position = (await stores.checkpoints.get(repairCheckpoint(name, aggregates.declared)))?.position ?? 0;
    const accounts: Account[] = [];
    for await (const page of pages(aggregates, user, { index: "all", value: "all" }))
      for (const { id, state } of page) accounts.push(account(id, state));
    const revoked: Revocation[] = [];
    for await (const page of pages(aggregates, revocation, { index: "all", value: "all" }))
      for (const { state } of page) if (state.expires > Date.now()) revoked.push(state);
    return { position, accounts, revoked };
  }

  async function changes(after: number) {
    const commits = await stores.eventLog.readFrom(after, PAGE);
    const accounts: Account[] = [];
    const revoked: Revocation[] = [];
    for (const stream of new Set(commits.map((commit) => commit.stream))) {
      const { category, id } = parseStream(stream);
      if (category === user.category) {
        const { state } = await aggregates.load(user, id); // from the log: a view may still be on its way
        if (state) accounts.push(account(id, state));
      } else if (category === revocation.category) {
        const { state } = await aggregates.load(revocation, id);
        if (state) revoked.push(state);
      }
    }
    return { position: commits.at(-1)?.position ?? Math.min(after, await stores.eventLog.head()), accounts, revoked };
  }
}
