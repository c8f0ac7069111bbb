// Commands on one stream, or on a new one: attempted again when another writer came first.
import { randomUUID } from "node:crypto";
import { StoreUnavailable, VersionConflict } from "../errors.ts";
import { retry } from "../retry.ts";
import { type Aggregate, type Event, streamOf } from "./aggregate.ts";
import { attempt } from "./attempt.ts";
import type { CommandContext, Outcome } from "./command-context.ts";
import type { Engine } from "./engine.ts";
import { firstAnswer } from "./idempotency.ts";

const ATTEMPTS = 20;
/** Milliseconds between attempts, partly random: replicas that collided should not collide again. */
const PAUSES = { firstPause: 4, longestPause: 64 };

export async function execute<State, Command, E extends Event>(
  engine: Engine,
  aggregate: Aggregate<State, Command, E>,
  id: string,
  command: Command,
  context: CommandContext,
): Promise<Outcome<State>> {
  const { stores, exclusively } = engine;
  const first = await firstAnswer(stores, aggregate, context);
  if (first) return first;
  const stream = streamOf(aggregate, id);
  const commitId = randomUUID();
  const shouldRetry = (error: unknown, attempts: number) =>
    error instanceof VersionConflict && attempts < ATTEMPTS && stores.clock.now() < context.deadline;
  const work = () =>
    retry(() => attempt(engine, aggregate, id, command, context, commitId), { ...PAUSES, shouldRetry });
  try {
    return await exclusively(stream, work, context.deadline);
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error;
    throw new StoreUnavailable(`${stream} has too many writers at once`, error);
  }
}

export async function create<State, Command, E extends Event>(
  engine: Engine,
  aggregate: Aggregate<State, Command, E>,
  newId: () => Promise<string>,
  command: (id: string) => Command | Promise<Command>,
  context: CommandContext,
): Promise<Outcome<State>> {
  const first = await firstAnswer(engine.stores, aggregate, context);
  if (first) return first;
  for (let attempts = 1; ; attempts++) {
    const id = await newId();
    try {
      return await attempt(engine, aggregate, id, await command(id), context, randomUUID());
    } catch (error) {
      if (!(error instanceof VersionConflict) || attempts === ATTEMPTS) throw error;
    }
  }
}
