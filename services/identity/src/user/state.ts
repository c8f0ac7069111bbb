// What is known of a user, folded from the events. The epoch tells tokens that still count from those that do not.
import type { Role } from "@isotrail/http";
import type { isotrail } from "../../generated/domain-events.js";

type Messages = typeof isotrail.identity.domain.v1;
type Message<Type extends keyof Messages> = Parameters<Messages[Type]["encode"]>[0];
type EventOf<Type extends keyof Messages> = {
  readonly [One in Type]: { readonly type: One; readonly data: Message<One> };
}[Type];

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

/** Somebody makes an administrator one no more: `at` in milliseconds since the epoch. */
export type Withdrawal = { readonly attempt: string; readonly at: number };

export type User = SealedUser & {
  /** Whose account was deleted has no more personal data, and their name is nobody else's. */
  readonly deleted: boolean;
  /** Hashes of the names that they had before: they still lead to them. */
  readonly formerNames: readonly string[];
  readonly passwordHash: string;
  /** Sealed hashes, newest first. */
  readonly formerPasswords: readonly string[];
  readonly systemRole: Role;
  readonly locale: string;
  readonly enabled: boolean;
  /** BOOTSTRAP_FILE has it: what it says is brought back at each start. */
  readonly declared: boolean;
  readonly epoch: number;
  readonly withdrawal: Withdrawal | null;
  readonly createdDate: number;
  readonly modifiedDate: number;
};

export type UserEvent = EventOf<
  | "UserCreated"
  | "UserChanged"
  | "PasswordChanged"
  | "UserDeleted"
  | "AdministratorWithdrawalBegun"
  | "AdministratorWithdrawalCancelled"
>;

/** Passwords that a new one must not be, the current one included. */
export const REMEMBERED_PASSWORDS = 10;

export const initial: User | null = null;

export const isAdministrator = (user: User | null): boolean =>
  user !== null && !user.deleted && user.enabled && user.systemRole === "ROLE_ADMIN";

export function evolve(state: User | null, event: UserEvent, { at }: { readonly at: number }): User | null {
  if (event.type === "UserCreated") return createdUser(event.data, at);
  if (!state) return state;
  switch (event.type) {
    case "UserChanged":
      return changedUser(state, event.data, at);
    case "PasswordChanged":
      return {
        ...state,
        passwordHash: event.data.passwordHash ?? "",
        formerPasswords: [state.passwordHash, ...state.formerPasswords].slice(0, REMEMBERED_PASSWORDS - 1),
        epoch: state.epoch + 1,
        modifiedDate: at,
      };
    case "UserDeleted":
      return deletedUser(state, at);
    case "AdministratorWithdrawalBegun":
      return { ...state, withdrawal: { attempt: event.data.attempt ?? "", at } };
    case "AdministratorWithdrawalCancelled":
      return { ...state, withdrawal: null };
  }
}

const createdUser = (data: Message<"UserCreated">, at: number): User => ({
  deleted: false,
  username: data.username ?? "",
  usernameHash: data.usernameHash ?? "",
  formerNames: [],
  email: data.email ?? "",
  emailHash: data.emailHash ?? "",
  firstName: data.firstName ?? "",
  lastName: data.lastName ?? "",
  phoneNumber: data.phoneNumber ?? "",
  passwordHash: data.passwordHash ?? "",
  formerPasswords: [],
  systemRole: data.systemRole as Role,
  locale: data.locale ?? "",
  enabled: data.enabled ?? true,
  declared: data.declared ?? false,
  epoch: 0,
  withdrawal: null,
  createdDate: at,
  modifiedDate: at,
});

function changedUser(state: User, data: Message<"UserChanged">, at: number): User {
  const enabled = data.enabled ?? state.enabled;
  const usernameHash = data.usernameHash ?? state.usernameHash;
  const names = [state.usernameHash, ...state.formerNames].filter((name) => name !== usernameHash);
  return {
    ...state,
    username: data.username ?? state.username,
    usernameHash,
    formerNames: names,
    email: data.email ?? state.email,
    emailHash: data.emailHash ?? state.emailHash,
    firstName: data.firstName ?? state.firstName,
    lastName: data.lastName ?? state.lastName,
    phoneNumber: data.phoneNumber ?? state.phoneNumber,
    systemRole: (data.systemRole as Role | null | undefined) ?? state.systemRole,
    locale: data.locale ?? state.locale,
    enabled,
    declared: data.declared ?? state.declared,
    // whoever is disabled stays out with the tokens that they had, also when they are enabled again
    epoch: state.enabled && !enabled ? state.epoch + 1 : state.epoch,
    withdrawal: null,
    modifiedDate: at,
  };
}

const deletedUser = (state: User, at: number): User => ({
  ...state,
  deleted: true,
  username: "",
  email: "",
  emailHash: "",
  firstName: "",
  lastName: "",
  phoneNumber: "",
  passwordHash: "",
  formerPasswords: [],
  enabled: false,
  declared: false,
  epoch: state.epoch + 1,
  withdrawal: null,
  modifiedDate: at,
});
