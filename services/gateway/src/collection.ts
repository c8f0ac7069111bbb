// A collection on its way: lines of the owner in, text of the envelope out, a page at a time and never as a whole.
import type { Readable } from "node:stream";
import { publicFields, type Writer } from "./envelope.ts";
import { collectionLinks, type Document, memberEntryLinks, type Place, recordLinks } from "./links.ts";
import type { CollectionKind, RecordKind } from "./routes.ts";

/** Entries for which other services are asked in one call. */
export const PAGE = 500;

/** One document a line (NDJSON), in pages. @throws Error when the last line is not whole: a failure must not look like an end */
export async function* documents(body: Readable): AsyncGenerator<Document[], void> {
  let page: Document[] = [];
  let rest = "";
  body.setEncoding("utf8");
  for await (const chunk of body as AsyncIterable<string>) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line) page.push(JSON.parse(line));
      if (page.length === PAGE) {
        yield page;
        page = [];
      }
    }
  }
  if (rest.trim()) page.push(JSON.parse(rest));
  if (page.length > 0) yield page;
}

/** What other services add to a page of entries; gives the entries back in their order. */
export type Compose = (page: Document[]) => Promise<Document[]> | Document[];

/** The text of a collection. A failure of the owner or of `compose` is thrown: whoever sends it cuts the connection. */
export async function* collectionText(
  writer: Writer,
  kind: { readonly collection: CollectionKind; readonly record: RecordKind },
  pages: AsyncIterable<Document[]>,
  place: Place,
  compose: Compose,
): AsyncGenerator<string, void> {
  let text = writer.startCollection();
  let first = true;
  for await (const page of pages) {
    for (const document of await compose(page)) {
      text += writer.entry(publicFields(document, place), entryLinks(kind.record, document, place), first);
      first = false;
    }
    yield text;
    text = "";
  }
  yield text + writer.endCollection(collectionLinks(kind.collection, place));
}

function entryLinks(kind: RecordKind, document: Document, place: Place) {
  const { identifier, username } = document;
  return kind === "member" ? memberEntryLinks({ identifier, username }, place) : recordLinks(kind, document, place);
}
