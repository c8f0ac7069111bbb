// Which analyses a pair leads to: asked of the analysis service for each page of pairs, never read from a copy.
import { CommandRejected, StoreUnavailable } from "@isotrail/eventsourcing";
import type { Caller, ServiceContext } from "@isotrail/http";
import type { LoadedObject, PairAnalyses } from "./document.ts";
import { kindOf, numberOf } from "./kind.ts";
import { mayBeUsed } from "./retention.ts";

/** Milliseconds: pairs are not to be waited for because analyses are away. */
const PATIENCE = 2_000;

/**
 * By the pair's number. Nobody is asked about pairs that no submission has ever used, and while the analysis service does
 * not answer, pairs are shown without these links.
 */
export async function analysesOf(
  { peers, logger }: ServiceContext,
  caller: Caller,
  objects: readonly LoadedObject[],
): Promise<Readonly<Record<string, PairAnalyses>>> {
  const pairs = objects
    .filter(({ id, state }) => kindOf(id) === "pairs" && mayBeUsed(state))
    .map(({ id }) => numberOf(id));
  if (pairs.length === 0) return {};
  const { analysis } = peers;
  if (!analysis) throw new Error("the peer analysis is not wired");
  try {
    return await analysis.post("/internal/analyses-of", { pairs }, caller, PATIENCE);
  } catch (error) {
    if (error instanceof CommandRejected && error.kind === "forbidden") return {}; // this caller reads no analyses
    if (!(error instanceof StoreUnavailable)) throw error;
    logger.warn({ error }, "pairs are shown without their analyses");
    return {};
  }
}
