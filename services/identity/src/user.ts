// A user: account, role and sealed personal data. The epoch tells tokens that still count from those that do not.
import "@isotrail/contracts/protobuf";
import { type Aggregate, CommandRejected, protobufCodec } from "@isotrail/eventsourcing";
import type { Role } from "@isotrail/http";
import { isotrail } from "../generated/domain-events.js";

const { v1 } = isotrail.identity.domain;

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
  | { type: "UserCreated"; data: isotrail.identity.domain.v1.IUserCreated }
  | { type: "UserChanged"; data: isotrail.identity.domain.v1.IUserChanged }
  | { type: "PasswordChanged"; data: isotrail.identity.domain.v1.IPasswordChanged };

export const user: Aggregate<User | null, UserCommand, UserEvent> = {
  category: "user",
  initial: null,

  decide(state, command) {
    if (command.type === "create") {
      if (state) throw new CommandRejected("conflict", "The user exists already.");
      return [{ type: "UserCreated", data: command.user }];
    }
    if (!state) throw new CommandRejected("missing", "There is no such user.");
    if (command.type === "changePassword")
      return [{ type: "PasswordChanged", data: { passwordHash: command.passwordHash } }];
    const changed = Object.entries(command.changes).filter(([name, value]) => state[name as keyof User] !== value);
    return changed.length === 0 ? [] : [{ type: "UserChanged", data: Object.fromEntries(changed) }];
  },

  evolve(state, event, { at }) {
    if (event.type === "UserCreated") {
      const { data } = event;
      return {
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
      };
    }
    if (!state) return state;
    if (event.type === "PasswordChanged")
      return { ...state, passwordHash: event.data.passwordHash ?? "", epoch: state.epoch + 1, modifiedDate: at };
    const { data } = event;
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
      // whoever is shut out stays out with the tokens that he had, also when he is let in again
      epoch: state.enabled && !enabled ? state.epoch + 1 : state.epoch,
      modifiedDate: at,
    };
  },

  codec: protobufCodec<UserEvent>({
    UserCreated: v1.UserCreated,
    UserChanged: v1.UserChanged,
    PasswordChanged: v1.PasswordChanged,
  }),

  view: {
    name: "users-1",
    indexes: ["all", "username"],
    keys: (state): Record<string, string[]> => (state ? { all: ["all"], username: [state.usernameHash] } : {}),
  },

  claims: (state) => (state ? [`username/${state.usernameHash}`, `email/${state.emailHash}`] : []),
};
