// What may happen to a user: an account with a role, sealed personal data and a password.
import { CommandRejected } from "@isotrail/eventsourcing";
import { isAdministrator, type SealedUser, type User, type UserEvent } from "./state.ts";

export type UserChanges = Partial<SealedUser & Pick<User, "systemRole" | "locale" | "enabled" | "declared">>;

export type UserCommand =
  | {
      readonly type: "create";
      readonly user: SealedUser &
        Pick<User, "passwordHash" | "systemRole" | "locale" | "enabled"> & { readonly declared?: boolean };
    }
  | ChangeCommand
  | DeleteCommand
  /** `staleBefore`: a withdrawal that began before this was given up, in milliseconds since the epoch. */
  | { readonly type: "beginWithdrawal"; readonly attempt: string; readonly staleBefore: number }
  | { readonly type: "cancelWithdrawal"; readonly attempt: string };

export type ChangeCommand = {
  readonly type: "change";
  readonly changes: UserChanges;
  /** `replaces`: what the current password was checked against; it must still be that. */
  readonly password?: { readonly hash: string; readonly replaces?: string };
  readonly withdrawal?: string;
};
/** `withdrawal`: the attempt that holds the right to end an administrator. */
export type DeleteCommand = { readonly type: "delete"; readonly withdrawal?: string };

/** A user has few names in their life; each stays theirs. */
const MOST_FORMER_NAMES = 20;

/** @throws CommandRejected "conflict" when the user exists, "missing" when they do not */
export function decide(state: User | null, command: UserCommand): readonly UserEvent[] {
  if (command.type === "create") {
    if (state) throw new CommandRejected("conflict", "This user already exists.");
    return [{ type: "UserCreated", data: command.user }];
  }
  if (!state || state.deleted) throw new CommandRejected("missing", "There is no such user.");
  switch (command.type) {
    case "change":
      return decideChange(state, command);
    case "delete":
      checkWithdrawal(state, command);
      return [{ type: "UserDeleted", data: {} }];
    case "beginWithdrawal":
      if (!isAdministrator(state)) return [];
      if (state.withdrawal && state.withdrawal.at >= command.staleBefore)
        throw new CommandRejected("conflict", "This administrator is being changed at the moment. Try again.");
      return [{ type: "AdministratorWithdrawalBegun", data: { attempt: command.attempt } }];
    case "cancelWithdrawal":
      return state.withdrawal?.attempt === command.attempt
        ? [{ type: "AdministratorWithdrawalCancelled", data: {} }]
        : [];
  }
}

function decideChange(state: User, command: ChangeCommand): UserEvent[] {
  const { changes, password } = command;
  checkWithdrawal(state, command);
  if (password?.replaces !== undefined && password.replaces !== state.passwordHash)
    throw new CommandRejected("conflict", "The password has changed meanwhile.");
  if (changes.usernameHash !== undefined && state.formerNames.length >= MOST_FORMER_NAMES)
    throw new CommandRejected("conflict", `A user has at most ${MOST_FORMER_NAMES} former names.`);
  const changed = Object.entries(changes).filter(([name, value]) => state[name as keyof User] !== value);
  return [
    ...(changed.length > 0 ? [{ type: "UserChanged", data: Object.fromEntries(changed) } as const] : []),
    ...(password ? [{ type: "PasswordChanged", data: { passwordHash: password.hash } } as const] : []),
  ];
}

/** Whether the command makes an administrator one no more. */
export function endsAdministrator(state: User, command: ChangeCommand | DeleteCommand): boolean {
  if (!isAdministrator(state)) return false;
  return command.type === "delete" || !isAdministrator({ ...state, ...command.changes });
}

/** Only one administrator at a time ceases to be one, after it was seen that another stays: see withdrawal.ts. */
function checkWithdrawal(state: User, command: ChangeCommand | DeleteCommand): void {
  const begun = state.withdrawal !== null && state.withdrawal.attempt === command.withdrawal;
  if (endsAdministrator(state, command) && !begun)
    throw new CommandRejected("conflict", "This administrator is being changed at the moment. Try again.");
}
