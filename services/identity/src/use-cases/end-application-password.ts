// Ends an application password: nobody signs in with it again, and no token counts that came from it.
import type { CommandContext } from "@isotrail/eventsourcing";
import { applicationPassword } from "../application-password/aggregate.ts";
import { requireApplicationPassword } from "../application-password/find.ts";
import type { IdentityContext } from "../context.ts";
import { ownOrAdministered } from "../session/permissions.ts";
import type { Actor } from "../user/permissions.ts";

export async function endApplicationPassword(
  identity: IdentityContext,
  actor: Actor,
  path: { readonly user: string; readonly applicationPassword: string },
  context: CommandContext,
): Promise<object> {
  const user = await ownOrAdministered(identity, actor, path.user);
  const { id } = await requireApplicationPassword(identity, user.id, path.applicationPassword);
  await identity.aggregates.execute(applicationPassword, id, { type: "end" }, { ...context, freesSpace: true });
  return { refs: { user: user.id, applicationPassword: id } };
}
