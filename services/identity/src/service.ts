// Identity: users, OAuth clients, sign-in and the tokens that the gateway checks.
import type { Service } from "@isotrail/http";
import { accountRoutes } from "./accounts.routes.ts";
import { bootstrap } from "./bootstrap.ts";
import { client } from "./client.ts";
import { oauthRoutes } from "./oauth.routes.ts";
import { publish } from "./publish.ts";
import { revocation } from "./revocation.ts";
import { type IdentitySettings, identitySettings } from "./settings.ts";
import { openTokens, readTokenKeys } from "./tokens.ts";
import { userRoutes } from "./user.routes.ts";
import { user } from "./user.ts";

export const identity: Service<IdentitySettings> = {
  name: "identity",
  settings: identitySettings,
  aggregates: [user, client, revocation],
  publish,
  ownEventHandlers: () => [],
  eventHandlers: () => [],
  async routes(app, context) {
    const tokens = await openTokens(readTokenKeys(context.settings.tokenKeysFile));
    userRoutes(app, context);
    oauthRoutes(app, context, tokens);
    accountRoutes(app, context, tokens);
  },
  start: (context) =>
    bootstrap(context, (kind, name, secret) =>
      context.announce(`First ${kind}, shown only this once: ${name} / ${secret}`),
    ),
};
