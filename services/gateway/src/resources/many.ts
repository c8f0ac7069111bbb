// What an owner answers that made many, brought many in, or tells of many.
import type { Answer, RecordDocument } from "@isotrail/http";

export type Many = { readonly entries: readonly RecordDocument[]; readonly warnings: readonly string[] };

/** A record would end with its refs. */
export function manyOf({ body }: Answer<Buffer>): Many | undefined {
  const text = body.toString();
  return text.startsWith('{"entries":[') && text.endsWith("]}") ? (JSON.parse(text) as Many) : undefined;
}
