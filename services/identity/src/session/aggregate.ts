// Sessions as the engine keeps them: found by their user, and a shared one by what its sign-ins have in common.
import { type Aggregate, protobufCodec } from "@isotrail/eventsourcing";
import { isotrail } from "../../generated/domain-events.js";
import { monthOf } from "../revocation/months.ts";
import {
  decide,
  evolve,
  initial,
  type NewSession,
  type Session,
  type SessionCommand,
  type SessionEvent,
} from "./decider.ts";

const domain = isotrail.identity.domain.v1;

/** What the sign-ins of a shared session have in common. */
export const sharedKey = ({
  user,
  client,
  method,
  applicationPassword,
}: Pick<NewSession, "user" | "client" | "method" | "applicationPassword">) =>
  `${user}/${client}/${method}/${applicationPassword}`;

export const session: Aggregate<Session | null, SessionCommand, SessionEvent> = {
  category: "session",
  initial,
  decide,
  evolve,
  codec: protobufCodec<SessionEvent>({
    SessionOpened: domain.SessionOpened,
    SessionUsed: domain.SessionUsed,
    CodeRedeemed: domain.CodeRedeemed,
    SessionRefreshed: domain.SessionRefreshed,
    SessionEnded: domain.SessionEnded,
  }),
  view: {
    name: "sessions-1",
    indexes: ["user", "shared", "endedIn"],
    keys: (state): Record<string, string[]> => {
      if (!state) return {};
      if (state.ended) return { endedIn: [monthOf(state.ended)] };
      return { user: [state.user], ...(state.shared && { shared: [sharedKey(state)] }) };
    },
  },
  claims: (state) => (state?.shared && !state.ended ? [`session/${sharedKey(state)}`] : []),
};
