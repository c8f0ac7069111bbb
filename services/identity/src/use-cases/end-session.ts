// Ends a session of a user: from then on no token counts that came from it.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { IdentityContext } from "../context.ts";
import { session } from "../session/aggregate.ts";
import { type SessionPath, sessionInPath } from "../session/reads.ts";
import type { Actor } from "../user/permissions.ts";

export async function endSession(
  identity: IdentityContext,
  actor: Actor,
  path: SessionPath,
  context: CommandContext,
): Promise<object> {
  const { user, found } = await sessionInPath(identity, actor, path);
  await identity.aggregates.execute(
    session,
    found.id,
    { type: "end", reason: "ended" },
    { ...context, freesSpace: true },
  );
  return { refs: { user: user.id, session: found.id } };
}
