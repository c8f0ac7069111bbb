// A resumable upload as a record. How many of its bytes are there, the header Upload-Offset tells.
import { count, nullable, type ObjectSchema, recordOf, string, timestamp } from "@isotrail/contracts/schema";
import type { ResumableUpload } from "./decider.ts";
import type { LoadedUpload } from "./find.ts";

const STATES: Readonly<Record<ResumableUpload["status"], string>> = {
  none: "OPEN",
  open: "OPEN",
  complete: "COMPLETE",
  attached: "ATTACHED",
  ended: "ENDED",
};

export const uploadDocument = ({ id, state }: LoadedUpload) => ({
  identifier: id,
  createdDate: state.createdDate,
  expiresDate: state.expires,
  fileName: state.fileName,
  label: state.fileName,
  fileSizeBytes: state.size,
  uploadSha256: state.sha256 || null,
  uploadState: STATES[state.status],
});

export const uploadRecordSchema: ObjectSchema = recordOf({
  expiresDate: timestamp,
  fileName: string,
  label: string,
  fileSizeBytes: { ...count, description: "As the client said that it will be." },
  uploadSha256: nullable({ type: "string", pattern: "^[0-9a-f]{64}$" }),
  uploadState: { type: "string", enum: ["OPEN", "COMPLETE", "ATTACHED"] },
});
