// Identity: users, OAuth clients, sign-in and the tokens that the gateway checks.
import type { Service } from "@isotrail/http";
import type { JSONWebKeySet } from "jose";
import { accountRoutes } from "./accounts.routes.ts";
import { bootstrap, type OnFirstSecret } from "./bootstrap.ts";
import { client } from "./client.ts";
import { oauthRoutes } from "./oauth.routes.ts";
import { publish } from "./publish.ts";
import { revocation } from "./revocation.ts";
import { openTokens } from "./tokens.ts";
import { userRoutes } from "./user.routes.ts";
import { user } from "./user.ts";

/** @param tokenKeys private keys (JWKS, Ed25519): the first one signs, all verify */
export function identityService({
  tokenKeys,
  onFirstSecret = () => {},
}: {
  tokenKeys: JSONWebKeySet;
  onFirstSecret?: OnFirstSecret;
}): Service {
  return {
    name: "identity",
    aggregates: [user, client, revocation],
    publish,
    ownEventHandlers: () => [],
    eventHandlers: () => [],
    async routes(app, context) {
      const tokens = await openTokens(tokenKeys);
      userRoutes(app, context);
      oauthRoutes(app, context, tokens);
      accountRoutes(app, context, tokens);
    },
    start: (context) => bootstrap(context, onFirstSecret),
  };
}
