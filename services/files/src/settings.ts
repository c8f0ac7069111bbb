// What operators set for files: the limits of uploads, and how quality control reads.
import { flag, oneOf, optional, type SettingsOf, setting, uploadSettings } from "@isotrail/http";

const PROFILES = ["fastqc-0.11.9", "fastqc-0.12"] as const;

export const filesSettings = {
  ...uploadSettings,
  qcProfile: setting(
    "QC_PROFILE",
    "fastqc-0.11.9",
    `whose numbers quality control gives: ${PROFILES.join(", ")}`,
    oneOf("fastqc-0.11.9", PROFILES),
  ),
  qcMode: setting(
    "QC_MODE",
    "strict",
    "quality and sequence of different length are an error (strict) or a warning (lenient, as FastQC counts them)",
    oneOf("strict", ["strict", "lenient"] as const),
  ),
  qcCasava: setting(
    "QC_CASAVA",
    "false",
    "leave out reads that the sequencer's filter rejected (:Y: in their names)",
    flag,
  ),
  qcContaminantsFile: setting(
    "QC_CONTAMINANTS_FILE",
    "a short list of common adapters and primers",
    "possible sources of overrepresented sequences: lines of name, tab, sequence",
    optional,
  ),
};

export type FilesSettings = SettingsOf<typeof filesSettings>;
