// A commit as one document of the collection "commits": its position is its _id.
import type { Commit, NewCommit } from "@isotrail/eventsourcing";

export type CommitDocument = {
  _id: number;
  stream: string;
  version: number;
  commitId: string;
  at: number;
  actor: string;
  client?: string;
  cause: string;
  trace: string;
  events: { type: string; bytes: Uint8Array }[];
};

export const COMMIT_INDEXES = [{ key: { stream: 1, version: 1 }, unique: true }] as const;

export function commitDocument(commit: NewCommit, position: number): CommitDocument {
  const { stream, version, commitId, at, actor, client, cause, trace, events } = commit;
  const stored = events.map(({ type, bytes }) => ({
    type,
    bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
  }));
  const through = client === undefined ? {} : { client };
  return { _id: position, stream, version, commitId, at, actor, ...through, cause, trace, events: stored };
}

/** The bytes are copied: what the driver gives is a part of the whole answer, which a kept commit would keep too. */
export function commitOf({ _id: position, events, ...rest }: CommitDocument): Commit {
  return { position, ...rest, events: events.map(({ type, bytes }) => ({ type, bytes: Uint8Array.from(bytes) })) };
}

/** About how many bytes the commit takes. */
export function commitBytes(commit: NewCommit): number {
  const { stream, commitId, actor, client = "", cause, trace } = commit;
  const texts = [stream, commitId, actor, client, cause, trace].join("").length;
  return commit.events.reduce((sum, { type, bytes }) => sum + type.length + bytes.length + 40, texts + 100);
}

/** @throws TypeError for what is not a commit: one wrong commit must not take its neighbours with it */
export function checkCommit({ stream, version, at }: NewCommit): void {
  if (
    !Number.isSafeInteger(version) ||
    version < 1 ||
    !Number.isSafeInteger(at) ||
    !stream ||
    stream.includes("\u0000")
  )
    throw new TypeError("a commit has a stream, a version from 1 and a time in whole milliseconds");
}
