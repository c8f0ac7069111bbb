// In what servers differ that all speak WES.
import type { JobError } from "../engine.ts";
import type { WesServer } from "./server.ts";
import type { OutputPlace } from "./settings.ts";

export type Dialect = {
  readonly workflowEngine: string;
  /** Where this server can put outputs, its default first. */
  readonly outputPlaces: readonly [OutputPlace, ...OutputPlace[]];
  /** Nothing may be asked that makes the server look at all of its runs while one is being taken in. */
  readonly takesRunsAlone: boolean;
  /** Runs that carry this key, oldest first. */
  find(server: WesServer, key: string, signal: AbortSignal): Promise<readonly string[]>;
  /** Of a run that is complete. */
  outputs(server: WesServer, runId: string, signal: AbortSignal): Promise<readonly ListedOutput[]>;
  errors(server: WesServer, runId: string, signal: AbortSignal): Promise<readonly JobError[]>;
  /** Removes what the run left, where the server can. */
  remove?(server: WesServer, runId: string, signal: AbortSignal): Promise<void>;
};

/** A file that a run has made. */
export type ListedOutput = {
  /** Of the CWL document, where the server tells. */
  readonly output?: string;
  readonly fileName: string;
  /** Below the address of the server; or `s3:` or `file:`. */
  readonly location: string;
};

export const runPath = (runId: string, rest = ""): string => `runs/${encodeURIComponent(runId)}${rest}`;
