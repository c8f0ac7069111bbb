// Whether the stream that a claim names holds its key.
import { parseStream } from "../aggregate.ts";
import type { Engine } from "../engine.ts";
import { load } from "../load.ts";

/** The parts of the engine that claims need. */
export type Claiming = Pick<Engine, "stores" | "declared">;

/** The version of a stream, and the keys that its state holds. */
export type Owner = { readonly version: number; readonly keys: readonly string[] };

/** @throws Error when no aggregate is declared for the stream */
export async function ownerOf({ stores, declared }: Claiming, stream: string): Promise<Owner> {
  const { category, id } = parseStream(stream);
  const aggregate = declared.find((one) => one.category === category);
  if (!aggregate) throw new Error(`no aggregate is declared for stream ${stream}`);
  const { version, state } = await load(stores, aggregate, id);
  return { version, keys: aggregate.claims?.(state, id) ?? [] };
}
