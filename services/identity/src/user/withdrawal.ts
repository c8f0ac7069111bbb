// An administrator ceases to be one only while another one stays, also when two take the role from each other at once.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type AggregateStore,
  ClaimConflict,
  type CommandContext,
  CommandRejected,
  type Loaded,
  parseStream,
} from "@isotrail/eventsourcing";
import { pages } from "@isotrail/http";
import { user } from "./aggregate.ts";
import { type ChangeCommand, type DeleteCommand, endsAdministrator } from "./decider.ts";
import { isAdministrator, type User } from "./state.ts";
import { alreadyTaken } from "./uniqueness.ts";

/** A withdrawal ends with its command, whose deadline is sooner than this (ms): what is older was left by a crash. */
const STALE = 60_000;
/** How long (ms) to wait for another one to end, and between looks. */
const PATIENCE = 5_000;
const PAUSE = 50;

/**
 * Changes or deletes a user.
 * @throws CommandRejected "conflict" when a name or an address is taken, or when there would be no administrator any more
 */
export async function changeAccount(
  aggregates: AggregateStore,
  { id, state }: Loaded<User>,
  command: ChangeCommand | DeleteCommand,
  context: CommandContext,
): Promise<Loaded<User>> {
  if (!endsAdministrator(state, command)) return execute(aggregates, id, command, context);
  const attempt = randomUUID();
  const { version } = await beginWithdrawal(aggregates, id, attempt, context);
  const after = { ...context, ifVersion: context.ifVersion && [version] };
  try {
    if (!(await anotherAdministrator(aggregates, id)))
      throw new CommandRejected(
        "conflict",
        "The last administrator stays one: make another user an administrator first.",
      );
    return await execute(aggregates, id, { ...command, withdrawal: attempt }, after);
  } catch (error) {
    await cancelWithdrawal(aggregates, id, attempt, context);
    throw error;
  }
}

async function execute(
  aggregates: AggregateStore,
  id: string,
  command: ChangeCommand | DeleteCommand,
  context: CommandContext,
): Promise<Loaded<User>> {
  return (await aggregates.execute(user, id, command, context).catch(alreadyTaken)) as Loaded<User>;
}

/** Takes the claim on withdrawals, of which there is one. */
async function beginWithdrawal(aggregates: AggregateStore, id: string, attempt: string, context: CommandContext) {
  const { clock } = aggregates.stores;
  for (const until = clock.now() + PATIENCE; ; ) {
    const command = { type: "beginWithdrawal", attempt, staleBefore: clock.now() - STALE } as const;
    try {
      return await aggregates.execute(user, id, command, context);
    } catch (error) {
      const isTaken = error instanceof ClaimConflict || (error instanceof CommandRejected && error.kind === "conflict");
      if (!isTaken) throw error;
      if (error instanceof ClaimConflict) await cancelStale(aggregates, parseStream(error.stream).id, context);
      if (clock.now() > until)
        throw new CommandRejected("conflict", "Another administrator is being changed at the moment. Try again.");
    }
    await sleep(PAUSE);
  }
}

/** What a crash left behind must not hold up others for ever. */
async function cancelStale(aggregates: AggregateStore, holder: string, context: CommandContext): Promise<void> {
  const withdrawal = (await aggregates.load(user, holder)).state?.withdrawal;
  if (!withdrawal || withdrawal.at >= aggregates.stores.clock.now() - STALE) return;
  await cancelWithdrawal(aggregates, holder, withdrawal.attempt, context);
}

const cancelWithdrawal = (aggregates: AggregateStore, id: string, attempt: string, context: CommandContext) =>
  aggregates.execute(user, id, { type: "cancelWithdrawal", attempt }, { ...context, ifVersion: undefined });

/** By the log: a view may not show yet what was stored before this withdrawal began. */
async function anotherAdministrator(aggregates: AggregateStore, but: string): Promise<boolean> {
  for await (const page of pages(aggregates, user, { index: "administrator", value: "all" }))
    for (const { id } of page) if (id !== but && isAdministrator((await aggregates.load(user, id)).state)) return true;
  return false;
}
