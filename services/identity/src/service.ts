// Identity: users, OAuth clients, sign-in and the tokens that the gateway checks.
import type { Service } from "@isotrail/http";
import { accountRoutes } from "./accounts.ts";
import { bootstrap } from "./bootstrap/bootstrap.ts";
import { client } from "./client/aggregate.ts";
import { identityContext } from "./context.ts";
import { oauthRoutes } from "./oauth/routes.ts";
import { readTokenKeys } from "./oauth/token-keys.ts";
import { openTokens } from "./oauth/tokens.ts";
import { publish } from "./publish.ts";
import { resources } from "./resources.ts";
import { revocation } from "./revocation/aggregate.ts";
import { type IdentitySettings, identitySettings } from "./settings.ts";
import { user } from "./user/aggregate.ts";
import { userRoutes } from "./user/routes.ts";

export const identity: Service<IdentitySettings> = {
  name: "identity",
  peers: [],
  feed: { roles: ["ROLE_ADMIN", "ROLE_MANAGER"] },
  settings: identitySettings,
  aggregates: [user, client, revocation],
  publish,
  resources,
  async routes(app, service) {
    const context = identityContext(service);
    const tokens = await openTokens(readTokenKeys(service.settings.tokenKeysFile));
    userRoutes(app, context);
    oauthRoutes(app, context, tokens);
    accountRoutes(app, context, tokens);
  },
  start: (service) => bootstrap(identityContext(service)),
};
