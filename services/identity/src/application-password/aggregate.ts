// Application passwords as the engine keeps them: found by their user, and by the keyed hash of what is typed.
import { type Aggregate, protobufCodec } from "@isotrail/eventsourcing";
import { isotrail } from "../../generated/domain-events.js";
import { monthOf } from "../revocation/months.ts";
import {
  type ApplicationPassword,
  type ApplicationPasswordCommand,
  type ApplicationPasswordEvent,
  decide,
  evolve,
  initial,
} from "./decider.ts";

const domain = isotrail.identity.domain.v1;

export const applicationPassword: Aggregate<
  ApplicationPassword | null,
  ApplicationPasswordCommand,
  ApplicationPasswordEvent
> = {
  category: "applicationPassword",
  initial,
  decide,
  evolve,
  codec: protobufCodec<ApplicationPasswordEvent>({
    ApplicationPasswordCreated: domain.ApplicationPasswordCreated,
    ApplicationPasswordEnded: domain.ApplicationPasswordEnded,
  }),
  view: {
    name: "application-passwords-1",
    indexes: ["user", "hash", "endedIn"],
    keys: (state): Record<string, string[]> =>
      state ? (state.ended ? { endedIn: [monthOf(state.ended)] } : { user: [state.user], hash: [state.hash] }) : {},
  },
};
