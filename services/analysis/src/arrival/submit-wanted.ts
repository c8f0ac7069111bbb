// Submits what projects want of a sequence file that has come to one of their samples: each once, whatever is repeated.
import { ClaimConflict, CommandRejected, parseStream } from "@isotrail/eventsourcing";
import { Problem } from "@isotrail/http";
import type { Analysis } from "../context.ts";
import { commandContextOf } from "../own-command.ts";
import { submission } from "../submission/aggregate.ts";
import { type ArrivalCommand, arrival, isDone, type Wish } from "./arrival.ts";
import { submitOne, type Wanted } from "./submit-one.ts";

type Told = { readonly exists: boolean; readonly sampleName?: string; readonly analyses?: readonly Wanted[] };

/** @throws StoreUnavailable when a peer is away: what was done by then is recorded, the rest is tried again */
export async function submitWanted(analysis: Analysis, object: string): Promise<void> {
  const { state } = await analysis.aggregates.load(arrival, object);
  if (state.status !== "waiting") return;
  const { analyses = [], sampleName = "" } = await wantedOf(analysis, state.sample);
  for (const wanted of analyses) {
    const wish: Wish = { project: wanted.project, analysis: wanted.identifier };
    if (isDone(state, wish)) continue;
    const outcome = await submitOne(analysis, object, sampleName, wanted).then(
      (made) => ({ type: "submitted", wish, submission: made }) as const,
      (error: unknown) => afterFault(analysis, object, wish, error),
    );
    await tellArrival(analysis, object, outcome);
  }
  await tellArrival(analysis, object, { type: "settle" });
}

function wantedOf({ peers: { catalog } }: Analysis, sample: string): Promise<Told> {
  if (!catalog) throw new Error("the peer catalog is not wired");
  return catalog.post<Told>("/internal/automated-analyses", { sample }, { service: "analysis" });
}

/** It was submitted before a crash that kept it from being recorded; or it is refused for good. @throws whatever passes */
async function afterFault(analysis: Analysis, object: string, wish: Wish, error: unknown): Promise<ArrivalCommand> {
  if (error instanceof ClaimConflict) {
    const { id } = parseStream(error.stream);
    const { state } = await analysis.aggregates.load(submission, id);
    if (state.status === "none") throw error; // the claim of a crash, which lapses
    return { type: "submitted", wish, submission: id };
  }
  if (!(error instanceof CommandRejected || error instanceof Problem)) throw error;
  const message = textsOf(error);
  analysis.logger.warn({ object, ...wish, reason: message }, "an automated analysis is not submitted");
  return { type: "refused", wish, message };
}

/** Of what is invalid the texts say it, and the message only that something is. */
function textsOf({ message, properties = {} }: CommandRejected | Problem): string {
  const texts = Object.values(properties).flat();
  return texts.length > 0 ? texts.join(" ") : message;
}

const tellArrival = ({ aggregates }: Analysis, object: string, command: ArrivalCommand) =>
  aggregates.execute(arrival, object, command, commandContextOf(aggregates, "arrivals"));
