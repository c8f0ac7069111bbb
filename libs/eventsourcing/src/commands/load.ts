// The current state of a stream: its document in the view, and the commits that came after it.
import type { Stores } from "../ports/ports.ts";
import { type Foldable, streamOf } from "./aggregate.ts";
import { fold, type Loaded } from "./fold.ts";

/** State and version now; version 0 and the initial state for a stream that does not exist. */
export async function load<State>(
  { views, eventLog }: Pick<Stores, "views" | "eventLog">,
  aggregate: Foldable<State>,
  id: string,
): Promise<Loaded<State>> {
  const [document] = await views.get<State>(aggregate.view.name, [id]);
  const commits = await eventLog.readStream(streamOf(aggregate, id), document?.version ?? 0);
  const state = fold(aggregate, id, document?.state ?? aggregate.initial, commits);
  return { id, version: commits.at(-1)?.version ?? document?.version ?? 0, state };
}
