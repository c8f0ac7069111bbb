// The topic: every public event up to the relay's position is there exactly as the log makes it, none forged, in order by key.
import { isAfter, type PublicEvent, publicEvents } from "@isotrail/eventsourcing";
import type { Check } from "./check.ts";
import { digestOf } from "./verify-log.ts";

/** Events that are taken into the scratch file at once. */
const BATCH = 2000;
/** Faults of one kind that are named; more of them would only hide the others. */
const NAMED = 100;

/** @param relayed the position up to which the relay said, before the log was read, that it has published */
export async function verifyTopic(check: Check, topic: AsyncIterable<PublicEvent>, relayed: number): Promise<void> {
  let batch: PublicEvent[] = [];
  for await (const event of topic) {
    check.signal.throwIfAborted();
    batch.push(event);
    if (batch.length < BATCH) continue;
    await take(check, batch);
    batch = [];
  }
  await take(check, batch);
  let missing = 0;
  for (const { position, index } of check.scratch.unseenTo(relayed))
    if (++missing <= NAMED) check.fault(`the topic lacks the event of position ${position}, index ${index}`);
  if (missing > NAMED) check.fault(`the topic lacks ${missing - NAMED} more events`);
}

async function take(check: Check, events: readonly PublicEvent[]): Promise<void> {
  const { scratch, checked } = check;
  const strange: PublicEvent[] = [];
  scratch.together(() => {
    for (const event of events) if (!isTrue(check, event)) strange.push(event);
  });
  for (const event of strange) await lookAgain(check, event);
  checked.published += events.length;
  check.progress(`read ${checked.published} events of the topic`);
}

/** Whether the event is one that the log makes; what comes for the first time must come in order. */
function isTrue(check: Check, event: PublicEvent): boolean {
  const { scratch, stores, engine, fault } = check;
  const { subject, partition, position, index } = event;
  const known = scratch.event(position, index);
  if (event.service !== engine.name || event.log !== stores.eventLog.id || !known) return false;
  if (!Buffer.from(known.digest).equals(digestOf(event))) return false;
  const told = scratch.told(subject);
  if (told && told.partition !== partition)
    fault(`${subject} is told in partition ${told.partition} and, at ${event.id}, in ${partition}`);
  if (isAfter(event, told)) scratch.putTold(subject, { partition, position, index });
  else if (!known.seen)
    fault(`${event.id} comes out of order: ${told?.position}/${told?.index} of ${subject} was before it`);
  scratch.markEvent(position, index);
  return true;
}

/** It was not folded: it may be younger than that, or it is forged. */
async function lookAgain({ engine, stores, fault }: Check, event: PublicEvent): Promise<void> {
  const [commit] = await stores.eventLog.readFrom(event.position - 1, 1);
  const made = commit ? publicEvents(engine.name, stores.eventLog.id, engine, commit) : [];
  const truth = made.find(({ id }) => id === event.id);
  if (!truth) fault(`the topic has ${event.id}, which the log does not`);
  else if (!Buffer.from(digestOf(truth)).equals(digestOf(event)))
    fault(`the topic has ${event.id} otherwise than the log makes it`);
}
