// The errors that the engine and its adapters throw, distinguished by class, never by their texts.

export type RejectionKind = "invalid" | "forbidden" | "missing" | "conflict" | "precondition" | "too-large";

/** A command that the domain rejects; the caller sees the message, and for "invalid" the messages of each property. */
export class CommandRejected extends Error {
  readonly kind: RejectionKind;
  readonly properties: Readonly<Record<string, readonly string[]>>;
  constructor(kind: RejectionKind, message: string, properties: Readonly<Record<string, readonly string[]>> = {}) {
    super(message);
    this.name = "CommandRejected";
    this.kind = kind;
    this.properties = properties;
  }
}

/** Another commit has this (stream, version). */
export class VersionConflict extends Error {
  constructor(stream: string, version: number) {
    super(`${stream} already has a commit ${version}`);
    this.name = "VersionConflict";
  }
}

/** A claimed key is held by another stream. The use case says what that means: "This sample already exists." */
export class ClaimConflict extends Error {
  readonly key: string;
  readonly stream: string;
  constructor(key: string, stream: string) {
    super(`${key} is held by ${stream}`);
    this.name = "ClaimConflict";
    this.key = key;
    this.stream = stream;
  }
}

/** The store has no room left; writes work again as soon as there is room. */
export class StoreFull extends Error {
  constructor(cause?: unknown) {
    super("There is no space left to store this.", { cause });
    this.name = "StoreFull";
  }
}

/** The store did not answer in time; a write may or may not have been stored. */
export class StoreUnavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "StoreUnavailable";
  }
}
