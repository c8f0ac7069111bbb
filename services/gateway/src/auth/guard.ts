// Who calls: every request under /api needs a valid access token, whether or not there is anything at its address.
import type { Role } from "@isotrail/http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Accounts } from "./accounts.ts";
import { badToken, noScope, noToken } from "./refusals.ts";
import type { AccessToken } from "./tokens.ts";

/** `client`: the name of the OAuth client through which the user acts. */
export type Account = { readonly user: string; readonly role: Role; readonly client: string };

declare module "fastify" {
  interface FastifyRequest {
    account: Account | null;
    /** Asks again, for an answer that takes long: undefined when the token does not count any more. */
    accountNow: (() => Promise<Account | undefined>) | null;
  }
  interface FastifyContextConfig {
    /** Answers without an access token. */
    open?: boolean;
    /** May end accounts, sessions or tokens: this gateway honours that before it answers. */
    endsTokens?: boolean;
  }
}

/** The account of a request that went through the guard. @throws Unauthorised otherwise */
export function accountOf({ account }: FastifyRequest): Account {
  if (!account) throw noToken();
  return account;
}

/** Asks again, for what takes long. @throws Unauthorised when the token does not count any more */
export const stillMayAct = (request: FastifyRequest) => async (): Promise<void> => {
  if (!(await request.accountNow?.())) throw badToken();
};

/** @param api the path of the root resource, "/api" with what PUBLIC_URL has before it */
export function guard(
  app: FastifyInstance,
  api: string,
  check: (token: string) => Promise<AccessToken | undefined>,
  accounts: Accounts,
): void {
  app.decorateRequest("account", null);
  app.decorateRequest("accountNow", null);
  app.addHook("onRequest", async (request) => {
    if (isOpen(request, api)) return;
    const header = request.headers.authorization;
    if (!header) throw noToken();
    const text = /^Bearer +([\w.~+/=-]{1,8192})$/i.exec(header)?.[1];
    if (!text) throw /^Bearer\b/i.test(header) ? badToken() : noToken();
    const token = await check(text);
    const account = token && (await accountFor(token));
    if (!token || !account) throw badToken();
    const scope = isReading(request) ? "read" : "write";
    if (!token.scopes.includes(scope)) throw noScope(scope);
    request.account = account;
    request.accountNow = async () => (token.expires > Date.now() ? accountFor(token) : undefined);
  });

  async function accountFor(token: AccessToken): Promise<Account | undefined> {
    const role = await accounts.roleFor(token);
    return role === undefined ? undefined : { user: token.user, role: role as Role, client: token.client };
  }

  // "the replica that takes a revocation honours it at once"
  app.addHook("onSend", (request, reply, payload, done) => {
    const { config } = request.routeOptions;
    if (!config?.endsTokens || isReading(request) || reply.statusCode >= 400) return done(null, payload);
    const answered = () => done(null, payload); // identity is away: the list is asked for again each second
    accounts.refresh().then(answered, answered);
  });
}

const isReading = ({ method }: FastifyRequest) => ["GET", "HEAD", "OPTIONS"].includes(method);

/** What has a route is guarded unless it says otherwise; what has none is guarded under /api. */
function isOpen(request: FastifyRequest, api: string): boolean {
  const { url, config } = request.routeOptions;
  if (!request.is404) return config.open === true || url?.startsWith("/health/") === true;
  const [path = ""] = request.url.split("?");
  return path !== api && !path.startsWith(`${api}/`);
}
