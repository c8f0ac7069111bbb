// What the catalog's use cases and routes work with: the service's own context, and the services that it asks.
import type { Peer, ServiceContext } from "@isotrail/http";
import { type FileFigures, fileFigures } from "./figures.ts";

export type Catalog = ServiceContext & {
  /** Knows users. */
  readonly identity: Peer;
  /** Knows workflows. */
  readonly analysis: Peer;
  /** Knows what is stored for samples. */
  readonly figures: FileFigures;
};

/** What a use case answers: a record with the version that it is of. */
export type Answer = { readonly version: number; readonly document: object };

/** @throws Error when one of them is not among the peers */
export function catalogContext(context: ServiceContext): Catalog {
  const { identity, files, analysis } = context.peers;
  if (!identity || !files || !analysis) throw new Error("the catalog needs identity, files and analysis as its peers");
  return { ...context, identity, analysis, figures: fileFigures(files) };
}
