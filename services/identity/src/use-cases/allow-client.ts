// A user consents on the page: a session with a code, which the client exchanges for tokens.
import type { CommandContext, Loaded } from "@isotrail/eventsourcing";
import type { Client } from "../client/decider.ts";
import type { IdentityContext } from "../context.ts";
import { lifetimeOf } from "../oauth/issue.ts";
import type { AuthorizationRequest } from "../oauth/pages/authorization-request.ts";
import type { Person } from "../oauth/pages/page-state.ts";
import { CODE_SECONDS, codeHash, codeOf, newCodeSecret } from "../session/code.ts";
import { ownSession } from "../session/open.ts";

/** @returns the code */
export async function allowClient(
  { aggregates, stores }: IdentityContext,
  client: Loaded<Client>,
  { redirectUri, redirectUriSent, challenge, scopes }: AuthorizationRequest,
  { user, epoch }: Person,
  context: CommandContext,
): Promise<string> {
  const secret = newCodeSecret();
  const codeExpires = Date.now() + CODE_SECONDS * 1000;
  const hash = codeHash(stores.personalDataKeys, `.${secret}`);
  const wanted = {
    user,
    client: client.id,
    method: "code",
    applicationPassword: "",
    shared: false,
    scopes,
    epoch,
    expires: codeExpires + lifetimeOf(client.state) * 1000,
    code: { hash, redirectUri, redirectUriSent, challenge, expires: codeExpires },
  } as const;
  const session = await ownSession(aggregates, wanted, { ...context, actor: user, client: client.state.name });
  return codeOf(session.id, secret);
}
