// Writes what a workflow found to the metadata of its sample, by the right that whoever asked for it has at this moment.
import { CommandRejected } from "@isotrail/eventsourcing";
import { type Caller, Problem } from "@isotrail/http";
import { userNow } from "../access.ts";
import type { Analysis } from "../context.ts";
import { Overtaken, tell } from "../execution/tell.ts";
import { submission } from "../submission/aggregate.ts";
import type { LoadedSubmission } from "../submission/find.ts";
import { owesResults, type Submission } from "../submission/state.ts";
import { NoResults, resultsOf } from "./results.ts";

type Entries = Readonly<Record<string, string>>;
/** As the catalog takes them; a value is text to it, whatever it counts. */
const asMetadata = (entries: Entries) =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, { value, type: "text" }]));

/**
 * Once: a crash after the catalog was told and before it is recorded tells it the same again.
 * @throws StoreUnavailable when a peer is away: it is tried again
 */
export async function keepResults(analysis: Analysis, id: string): Promise<void> {
  const found = await analysis.aggregates.load(submission, id);
  if (!owesResults(found.state)) return;
  const [input] = found.state.inputs;
  const sample = input?.sample ?? "";
  try {
    const entries = await resultsOf(analysis, found.state);
    await tellCatalog(analysis, found, { sample, entries: asMetadata(entries) });
    await tell(analysis, found, { type: "metadataWritten", sample, entries });
  } catch (error) {
    if (error instanceof Overtaken) return; // it was cleaned or deleted meanwhile: what is still owed is seen again
    const message = refusalIn(error);
    if (message === undefined) throw error;
    await tell(analysis, found, { type: "metadataRefused", sample, message });
  }
}

/** An automated analysis writes for the project that wants it, any other for its submitter. */
async function tellCatalog(analysis: Analysis, { state }: LoadedSubmission, results: object): Promise<void> {
  const { catalog } = analysis.peers;
  if (!catalog) throw new Error("the peer catalog is not wired");
  const { automated, projects } = state;
  if (automated) await catalog.post("/internal/sample-metadata", { ...results, project: projects[0] }, SELF);
  else await catalog.post("/internal/sample-metadata", results, await submitterOf(analysis, state));
}

const SELF: Caller = { service: "analysis" };

/** @throws CommandRejected "forbidden" when the submitter can no longer sign in */
async function submitterOf({ peers }: Analysis, { submitter }: Submission): Promise<Caller> {
  const user = await userNow(peers, submitter);
  if (!user) throw new CommandRejected("forbidden", "The submitter's account is no longer there.");
  return user;
}

/** Undefined for what passes. */
function refusalIn(error: unknown): string | undefined {
  const isRefusal = error instanceof CommandRejected || error instanceof Problem || error instanceof NoResults;
  return isRefusal ? error.message : undefined;
}
