// An application password: a random password for a program of a user, which signs in with it in place of theirs.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { isotrail } from "../../generated/domain-events.js";

export type NewApplicationPassword = {
  readonly user: string;
  /** Sealed. */
  readonly name: string;
  /** Keyed: the password is random, so that nobody can try all. */
  readonly hash: string;
  readonly scopes: readonly string[];
  /** Milliseconds since the epoch; 0: never. */
  readonly expires: number;
};
export type ApplicationPassword = NewApplicationPassword & {
  readonly createdDate: number;
  /** 0 as long as it has not ended. */
  readonly ended: number;
};

export type ApplicationPasswordCommand = { type: "create"; password: NewApplicationPassword } | { type: "end" };

type Messages = typeof isotrail.identity.domain.v1;
export type ApplicationPasswordEvent =
  | { type: "ApplicationPasswordCreated"; data: Parameters<Messages["ApplicationPasswordCreated"]["encode"]>[0] }
  | { type: "ApplicationPasswordEnded"; data: object };

export const initial: ApplicationPassword | null = null;

/** @throws CommandRejected "missing" when there is none to end */
export function decide(
  state: ApplicationPassword | null,
  command: ApplicationPasswordCommand,
): readonly ApplicationPasswordEvent[] {
  if (command.type === "create") {
    const { password } = command;
    return state ? [] : [{ type: "ApplicationPasswordCreated", data: { ...password, scopes: [...password.scopes] } }];
  }
  if (!state) throw new CommandRejected("missing", "There is no such application password.");
  return state.ended ? [] : [{ type: "ApplicationPasswordEnded", data: {} }];
}

export function evolve(
  state: ApplicationPassword | null,
  event: ApplicationPasswordEvent,
  { at }: { readonly at: number },
): ApplicationPassword | null {
  if (event.type === "ApplicationPasswordEnded") return state && { ...state, ended: at };
  const { user, name, hash, scopes, expires } = event.data;
  return {
    user: user ?? "",
    name: name ?? "",
    hash: hash ?? "",
    scopes: [...(scopes ?? [])],
    expires: Number(expires),
    createdDate: at,
    ended: 0,
  };
}

/** Whether one may still sign in with it. */
export const countsStill = ({ expires, ended }: ApplicationPassword, now = Date.now()) =>
  !ended && (expires === 0 || expires > now);
