// Errors of the object store and of the connection to it, told apart by status and code, never by text.
import { StoreFull, StoreUnavailable } from "@isotrail/eventsourcing";
import { S3Error } from "minio";

/** No usable response: too late, cut off, or a status after which the same request may succeed. */
export class NoResponse extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "NoResponse";
  }
}

/** A response other than success to one of our requests. */
export class ErrorResponse extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(`the object store responded ${status} ${code}`);
    this.name = "ErrorResponse";
    this.status = status;
    this.code = code;
  }
}

/** Statuses after which the same request may succeed. */
export const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504, 520]);

const FULL_CODES: ReadonlySet<string> = new Set([
  "XMinioStorageFull", // MinIO: no disk has room
  "XMinioAdminBucketQuotaExceeded",
  "QuotaExceeded", // Ceph
]);
const CONNECTION_CODES: ReadonlySet<string> = new Set([
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
/** Codes of S3 that come with a 4xx status although the same request may succeed. */
const RETRYABLE_CODES: ReadonlySet<string> = new Set([
  "RequestTimeout",
  "SlowDown",
  "OperationAborted",
  "InternalError",
]);
const NOT_FOUND_CODES: ReadonlySet<string> = new Set(["NoSuchKey", "NotFound", "NoSuchUpload"]);

export function codeOf(error: unknown): string | undefined {
  if (error instanceof S3Error || (error instanceof Error && "code" in error)) {
    const { code } = error as { code?: unknown };
    return typeof code === "string" ? code : undefined;
  }
  return undefined;
}

export function isUnavailable(error: unknown): boolean {
  if (error instanceof NoResponse) return true;
  const code = codeOf(error);
  return code !== undefined && (CONNECTION_CODES.has(code) || RETRYABLE_CODES.has(code));
}

export const isNotFound = (error: unknown): boolean => NOT_FOUND_CODES.has(codeOf(error) ?? "");

/** The engine's error for a full or unavailable store; any other error is returned unchanged. */
export function storeError(error: unknown): unknown {
  if (error instanceof ErrorResponse && error.status === 507) return new StoreFull(error);
  if (FULL_CODES.has(codeOf(error) ?? "")) return new StoreFull(error);
  return isUnavailable(error) ? new StoreUnavailable("The object store did not answer.", error) : error;
}
