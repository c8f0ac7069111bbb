// Users as the engine keeps them: stored events, the indexes that they are found by, and what only one of them may have.
import { type Aggregate, protobufCodec } from "@isotrail/eventsourcing";
import { isotrail } from "../../generated/domain-events.js";
import { decide, evolve, initial, type User, type UserCommand, type UserEvent } from "./decider.ts";

const domain = isotrail.identity.domain.v1;

export const user: Aggregate<User | null, UserCommand, UserEvent> = {
  category: "user",
  initial,
  decide,
  evolve,
  codec: protobufCodec<UserEvent>({
    UserCreated: domain.UserCreated,
    UserChanged: domain.UserChanged,
    PasswordChanged: domain.PasswordChanged,
  }),
  view: {
    name: "users-1",
    indexes: ["all", "username"],
    keys: (state): Record<string, string[]> => (state ? { all: ["all"], username: [state.usernameHash] } : {}),
  },
  claims: (state) => (state ? [`username/${state.usernameHash}`, `email/${state.emailHash}`] : []),
};
