// The context of the commands that the service gives by itself.
import type { AggregateStore, CommandContext } from "@isotrail/eventsourcing";

/** Milliseconds. */
const TIMEOUT = 20_000;

/** @param cause the worker, or the event that is handled */
export const commandContextOf = (
  { stores }: Pick<AggregateStore, "stores">,
  cause: string,
  actor = "analysis",
): CommandContext => ({ actor, cause, trace: "", deadline: stores.clock.now() + TIMEOUT });
