// What an object store's answers and a broken line mean: told apart by status and code, never by text.
import { StoreFull, StoreUnavailable } from "@isotrail/eventsourcing";
import { S3Error } from "minio";

/** No answer that can be used: too late, cut off, or one that asks to come again. */
export class NoAnswer extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "NoAnswer";
  }
}

/** An answer other than success to a request of ours. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(`the object store answered ${status} ${code}`);
    this.name = "Refusal";
    this.status = status;
    this.code = code;
  }
}

/** Statuses after which the same request may succeed. */
export const COME_AGAIN: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504, 520]);

const FULL: ReadonlySet<string> = new Set([
  "XMinioStorageFull", // MinIO: no disk has room
  "XMinioAdminBucketQuotaExceeded",
  "QuotaExceeded", // Ceph
]);
const LINE: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENETDOWN",
  "EADDRNOTAVAIL",
  "ERR_STREAM_PREMATURE_CLOSE",
  "HPE_INVALID_EOF_STATE",
]);
/** Codes of S3 that come with a status of the caller's fault and yet mean "again". */
const AGAIN: ReadonlySet<string> = new Set(["RequestTimeout", "SlowDown", "OperationAborted", "InternalError"]);
const GONE: ReadonlySet<string> = new Set(["NoSuchKey", "NotFound", "NoSuchUpload"]);

export function codeOf(error: unknown): string | undefined {
  if (error instanceof S3Error || (error instanceof Error && "code" in error)) {
    const { code } = error as { code?: unknown };
    return typeof code === "string" ? code : undefined;
  }
  return undefined;
}

export function isAway(error: unknown): boolean {
  if (error instanceof NoAnswer) return true;
  const code = codeOf(error);
  return code !== undefined && (LINE.has(code) || AGAIN.has(code));
}

export const isGone = (error: unknown): boolean => GONE.has(codeOf(error) ?? "");

/** The engine's error for it; what is neither room nor reach stays what it is. */
export function storeError(error: unknown): unknown {
  if (error instanceof Refusal && error.status === 507) return new StoreFull(error);
  if (FULL.has(codeOf(error) ?? "")) return new StoreFull(error);
  return isAway(error) ? new StoreUnavailable("the object store does not answer", error) : error;
}
