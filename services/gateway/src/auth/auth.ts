// The guard with what it asks identity for: public keys and the list of accounts.
import { type HttpClient, Unreachable } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import type { JSONWebKeySet } from "jose";
import { Accounts, type AccountsPage } from "./accounts.ts";
import { guard } from "./guard.ts";
import { accessTokens } from "./tokens.ts";

export type Auth = {
  /** Reads the list of accounts, and again every second. @throws Unreachable */
  start(): Promise<void>;
  stop(): void;
};

/** @param api the path of the root resource */
export function openAuth(app: FastifyInstance, api: string, client: HttpClient): Auth {
  async function read<T>(path: string): Promise<T> {
    const { status, body } = await client.call({ method: "GET", path, caller: {} });
    if (status !== 200) throw new Unreachable(client.name, new Error(`${path} answered ${status}`));
    return JSON.parse(body.toString()) as T;
  }
  const accounts = new Accounts((after) => read<AccountsPage>(`/internal/accounts?after=${after}`));
  guard(
    app,
    api,
    accessTokens(() => read<JSONWebKeySet>("/internal/keys")),
    accounts,
  );
  return { start: () => accounts.start(), stop: () => accounts.stop() };
}
