// The cursor of a feed: how far a reader has come in one log. Opaque to readers, so that it may change.
import { Problem } from "@isotrail/http";

export type FeedCursor = {
  readonly log: string;
  /** All up to and with this event is done. */
  readonly position: number;
  readonly index: number;
};

export const writeCursor = ({ log, position, index }: FeedCursor): string =>
  Buffer.from(`${position}.${index}.${log}`).toString("base64url");

/** @throws Problem 400 when this is no cursor */
export function readCursor(text: string): FeedCursor {
  const plain = Buffer.from(text, "base64url").toString();
  const [, position, index, log] = /^(\d{1,15})\.(\d{1,15})\.([\w-]{1,100})$/.exec(plain) ?? [];
  const cursor = { log: log ?? "", position: Number(position), index: Number(index) };
  if (!log || writeCursor(cursor) !== text) throw new Problem(400, "This is not a cursor of this API.");
  return cursor;
}
