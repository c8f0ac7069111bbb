// Users as the engine keeps them: stored events, the indexes that they are found by, and what only one of them may have.
import { type Aggregate, protobufCodec } from "@isotrail/eventsourcing";
import { isotrail } from "../../generated/domain-events.js";
import { decide, type UserCommand } from "./decider.ts";
import { evolve, initial, isAdministrator, type User, type UserEvent } from "./state.ts";

const domain = isotrail.identity.domain.v1;

/** Held by the one administrator who is about to be one no more. */
const WITHDRAWAL_CLAIM = "administrator-withdrawal";

export const user: Aggregate<User | null, UserCommand, UserEvent> = {
  category: "user",
  initial,
  decide,
  evolve,
  exists: (state) => state !== null && !state.deleted,
  codec: protobufCodec<UserEvent>({
    UserCreated: domain.UserCreated,
    UserChanged: domain.UserChanged,
    PasswordChanged: domain.PasswordChanged,
    UserDeleted: domain.UserDeleted,
    AdministratorWithdrawalBegun: domain.AdministratorWithdrawalBegun,
    AdministratorWithdrawalCancelled: domain.AdministratorWithdrawalCancelled,
  }),
  view: {
    name: "users-5",
    indexes: ["all", "username", "administrator", "declared"],
    keys: (state): Record<string, string[]> =>
      state && !state.deleted
        ? {
            all: ["all"],
            username: namesOf(state),
            administrator: isAdministrator(state) ? ["all"] : [],
            declared: state.declared ? ["all"] : [],
          }
        : {},
    byChange: ["all"],
    changed: (state) => state?.modifiedDate ?? 0,
  },
  claims(state) {
    if (!state) return [];
    const names = namesOf(state).map((name) => `username/${name}`); // also of whoever was deleted: nobody passes as them
    if (state.deleted) return names;
    return [...names, `email/${state.emailHash}`, ...(state.withdrawal ? [WITHDRAWAL_CLAIM] : [])];
  },
};

const namesOf = ({ usernameHash, formerNames }: User) => [usernameHash, ...formerNames];
