// How an operator wants quality control to read: which profile, how strictly, with which list of contaminants.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type Profile, parseContaminants, type QcOptions } from "@isotrail/sequence-qc";
import type { FilesSettings } from "../settings.ts";

export type Reading = Pick<QcOptions, "mode" | "casava" | "contaminants"> & {
  readonly profile: Profile;
  /** Settings that differ from the default and change results: shown in the record's additionalProperties. */
  readonly notable: Readonly<Record<string, string>>;
};

/** @throws Error that names the setting, when its file cannot be read or has a line that is no contaminant */
export function readingOf({ qcProfile, qcMode, qcCasava, qcContaminantsFile }: QcSettings): Reading {
  const notable = { ...(qcMode === "lenient" && { mode: "lenient" }), ...(qcCasava && { casava: "true" }) };
  const reading = { profile: qcProfile, mode: qcMode, casava: qcCasava, notable };
  if (qcContaminantsFile === undefined) return reading;
  try {
    const text = readFileSync(qcContaminantsFile, "utf8");
    const contaminantsSha256 = createHash("sha256").update(text).digest("hex");
    return { ...reading, contaminants: parseContaminants(text), notable: { ...notable, contaminantsSha256 } };
  } catch (error) {
    throw new Error(`QC_CONTAMINANTS_FILE cannot be used: ${(error as Error).message}`, { cause: error });
  }
}

type QcSettings = Pick<FilesSettings, "qcProfile" | "qcMode" | "qcCasava" | "qcContaminantsFile">;
