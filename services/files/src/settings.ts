// What operators set for files: the limits of uploads, and how quality control reads.
import { flag, InvalidSetting, oneOf, optional, type SettingsOf, setting, uploadSettings } from "@isotrail/http";

const PROFILES = ["fastqc-0.11.9", "fastqc-0.12"] as const;

const STORE = "s3://isotrail";

/** "a setting may put a root in its place under which the file really lies": an address or an absolute path. */
function root(given: string | undefined): string {
  if (given === undefined) return STORE;
  if (!/^(\/|[a-z][a-z0-9+.-]*:\/\/)\P{Cc}*$/u.test(given))
    throw new InvalidSetting("must be an absolute path, or an address like s3://bucket");
  return given.replace(/(?<=[^/])\/+$/, "");
}

export const filesSettings = {
  ...uploadSettings,
  filesRoot: setting(
    "FILES_ROOT",
    STORE,
    "what the field file of a record begins with: an address, or the path where clients see DATA_DIR/files/named",
    root,
  ),
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
    "our own list of adapters and primers",
    "possible sources of overrepresented sequences: lines of name, tab, sequence",
    optional,
  ),
};

export type FilesSettings = SettingsOf<typeof filesSettings>;
