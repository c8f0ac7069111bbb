// What the caller may read of projects and samples: asked of the catalog for each request, never read from a copy.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { Caller, Peers, Role, UserCaller } from "@isotrail/http";

type Access = { readonly id: string; readonly exists: boolean; readonly read: boolean };

/** Identifiers in one question. */
const MOST = 10_000;

/** By identifier. */
export async function accessTo(
  { catalog }: Peers,
  kind: "projects" | "samples",
  ids: readonly string[],
  caller: Caller,
): Promise<ReadonlyMap<string, Access>> {
  if (!catalog) throw new Error("the peer catalog is not wired");
  const asked = [...new Set(ids)];
  const answers: Access[] = [];
  for (let at = 0; at < asked.length; at += MOST)
    answers.push(
      ...(await catalog.post<Access[]>("/internal/access", { kind, ids: asked.slice(at, at + MOST) }, caller)),
    );
  return new Map(answers.map((answer) => [answer.id, answer]));
}

/** @throws CommandRejected "missing", or "forbidden" when the caller may not read the project */
export async function requireReadableProject(peers: Peers, project: string, caller: Caller): Promise<void> {
  const access = (await accessTo(peers, "projects", [project], caller)).get(project);
  if (!access?.exists) throw new CommandRejected("missing", "There is no such project.");
  if (!access.read) throw forbidden();
}

/** A user with the role of now; undefined for one who can no longer sign in. */
export async function userNow({ identity }: Peers, user: string): Promise<UserCaller | undefined> {
  if (!identity) throw new Error("the peer identity is not wired");
  type User = { readonly enabled: boolean; readonly systemRole: Role };
  const [known] = await identity.post<User[]>("/internal/users", { ids: [user] }, { service: "analysis" });
  return known?.enabled ? { service: "analysis", user, role: known.systemRole } : undefined;
}

export const forbidden = () => new CommandRejected("forbidden", "You are not allowed to do this.");
