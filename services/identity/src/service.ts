// Identity: users, OAuth clients, sign-in and the tokens that the gateway checks.
import type { Service } from "@isotrail/http";
import { accountRoutes } from "./accounts.ts";
import { applicationPassword } from "./application-password/aggregate.ts";
import { applicationPasswordRoutes } from "./application-password/routes.ts";
import { bootstrap } from "./bootstrap/bootstrap.ts";
import { client } from "./client/aggregate.ts";
import { clientRoutes } from "./client/routes.ts";
import { identityContext } from "./context.ts";
import { accountEnd } from "./event-handlers/account-end.ts";
import { group } from "./group/aggregate.ts";
import { groupMemberRoutes } from "./group/member-routes.ts";
import { groupRoutes } from "./group/routes.ts";
import { pageRoutes } from "./oauth/pages/routes.ts";
import { oauthRoutes } from "./oauth/routes.ts";
import { readTokenKeys } from "./oauth/token-keys.ts";
import { openTokens } from "./oauth/tokens.ts";
import { publish } from "./publish.ts";
import { resources } from "./resources.ts";
import { revocation } from "./revocation/aggregate.ts";
import { session } from "./session/aggregate.ts";
import { sessionRoutes } from "./session/routes.ts";
import { type IdentitySettings, identitySettings } from "./settings.ts";
import { user } from "./user/aggregate.ts";
import { userRoutes } from "./user/routes.ts";

export const identity: Service<IdentitySettings> = {
  name: "identity",
  peers: [],
  feed: { roles: ["ROLE_ADMIN", "ROLE_MANAGER"] },
  settings: identitySettings,
  aggregates: [user, group, client, session, applicationPassword, revocation],
  publish,
  ownEventHandlers: (aggregates) => [accountEnd(aggregates)],
  resources,
  async routes(app, service) {
    const context = identityContext(service);
    const tokens = await openTokens(readTokenKeys(service.settings.tokenKeysFile));
    userRoutes(app, context);
    groupRoutes(app, context);
    groupMemberRoutes(app, context);
    clientRoutes(app, context);
    sessionRoutes(app, context);
    applicationPasswordRoutes(app, context);
    // only here bodies are forms
    app.register(async (scope) => {
      oauthRoutes(scope, context, tokens);
      pageRoutes(scope, context, tokens);
    });
    accountRoutes(app, context, tokens);
  },
  start: (service) => bootstrap(identityContext(service)),
};
