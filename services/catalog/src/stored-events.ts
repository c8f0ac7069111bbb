// Types of the stored events, as proto/isotrail/catalog/domain/v1/events.proto declares them.
import type { isotrail } from "../generated/domain-events.js";

type Messages = typeof isotrail.catalog.domain.v1;

/** The fields of a message. */
export type Message<Type extends keyof Messages> = Parameters<Messages[Type]["encode"]>[0];

/** An event of one of these types: `EventOf<"ProjectChanged" | "ProjectDeleted">`. */
export type EventOf<Type extends keyof Messages> = {
  readonly [One in Type]: { readonly type: One; readonly data: Message<One> };
}[Type];
