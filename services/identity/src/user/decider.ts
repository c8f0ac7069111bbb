// A user: account, role and sealed personal data. The epoch tells tokens that still count from those that do not.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { Role } from "@isotrail/http";
import type { isotrail } from "../../generated/domain-events.js";

type Messages = typeof isotrail.identity.domain.v1;
type Message<Type extends keyof Messages> = Parameters<Messages[Type]["encode"]>[0];

/** Personal values as they are stored: sealed, with keyed hashes of those that must be unique. */
export type SealedUser = {
  readonly username: string;
  readonly usernameHash: string;
  readonly email: string;
  readonly emailHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
};

export type User = SealedUser & {
  readonly passwordHash: string;
  readonly systemRole: Role;
  readonly locale: string;
  readonly enabled: boolean;
  readonly epoch: number;
  readonly createdDate: number;
  readonly modifiedDate: number;
};

export type UserChanges = Partial<
  Omit<SealedUser, "username" | "usernameHash"> & Pick<User, "systemRole" | "locale" | "enabled">
>;

export type UserCommand =
  | { type: "create"; user: SealedUser & Pick<User, "passwordHash" | "systemRole" | "locale" | "enabled"> }
  | { type: "change"; changes: UserChanges }
  | { type: "changePassword"; passwordHash: string };

export type UserEvent =
  | { type: "UserCreated"; data: Message<"UserCreated"> }
  | { type: "UserChanged"; data: Message<"UserChanged"> }
  | { type: "PasswordChanged"; data: Message<"PasswordChanged"> };

export const initial: User | null = null;

/** @throws CommandRejected "conflict" when the user exists, "missing" when they do not */
export function decide(state: User | null, command: UserCommand): readonly UserEvent[] {
  if (command.type === "create") {
    if (state) throw new CommandRejected("conflict", "This user already exists.");
    return [{ type: "UserCreated", data: command.user }];
  }
  if (!state) throw new CommandRejected("missing", "There is no such user.");
  if (command.type === "changePassword")
    return [{ type: "PasswordChanged", data: { passwordHash: command.passwordHash } }];
  const changed = Object.entries(command.changes).filter(([name, value]) => state[name as keyof User] !== value);
  return changed.length === 0 ? [] : [{ type: "UserChanged", data: Object.fromEntries(changed) }];
}

export function evolve(state: User | null, event: UserEvent, { at }: { readonly at: number }): User | null {
  if (event.type === "UserCreated") return createdUser(event.data, at);
  if (!state) return state;
  if (event.type === "UserChanged") return changedUser(state, event.data, at);
  return { ...state, passwordHash: event.data.passwordHash ?? "", epoch: state.epoch + 1, modifiedDate: at };
}

const createdUser = (data: Message<"UserCreated">, at: number): User => ({
  username: data.username ?? "",
  usernameHash: data.usernameHash ?? "",
  email: data.email ?? "",
  emailHash: data.emailHash ?? "",
  firstName: data.firstName ?? "",
  lastName: data.lastName ?? "",
  phoneNumber: data.phoneNumber ?? "",
  passwordHash: data.passwordHash ?? "",
  systemRole: data.systemRole as Role,
  locale: data.locale ?? "",
  enabled: data.enabled ?? true,
  epoch: 0,
  createdDate: at,
  modifiedDate: at,
});

function changedUser(state: User, data: Message<"UserChanged">, at: number): User {
  const enabled = data.enabled ?? state.enabled;
  return {
    ...state,
    email: data.email ?? state.email,
    emailHash: data.emailHash ?? state.emailHash,
    firstName: data.firstName ?? state.firstName,
    lastName: data.lastName ?? state.lastName,
    phoneNumber: data.phoneNumber ?? state.phoneNumber,
    systemRole: (data.systemRole as Role | null | undefined) ?? state.systemRole,
    locale: data.locale ?? state.locale,
    enabled,
    // whoever is disabled stays out with the tokens that they had, also when they are enabled again
    epoch: state.enabled && !enabled ? state.epoch + 1 : state.epoch,
    modifiedDate: at,
  };
}
