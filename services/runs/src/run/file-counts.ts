// How many files runs have, by their state of processing: the files service knows, and is asked in batches.
import type { ServiceContext } from "@isotrail/http";

export type FileCounts = Readonly<Record<"UNPROCESSED" | "PROCESSING" | "FINISHED" | "ERROR", number>>;

export const NO_FILES: FileCounts = { UNPROCESSED: 0, PROCESSING: 0, FINISHED: 0, ERROR: 0 };

/** By run. @throws StoreUnavailable when the files service does not answer */
export async function fileCounts(
  { peers: { files } }: Pick<ServiceContext, "peers">,
  runs: readonly string[],
): Promise<Readonly<Record<string, FileCounts>>> {
  if (!files) throw new Error("runs needs files as its peer");
  return files.post("/internal/run-counts", { runs }, { service: "runs" });
}
