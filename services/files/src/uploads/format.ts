// What the content of a file is, from its first bytes: whether it is compressed, and the format of fast5 files and assemblies,
// which nobody reads further.
import { constants, gunzipSync } from "node:zlib";
import type { Compression } from "../sequencing-object/state.ts";

/** Bytes that are looked at; of a compressed file, and what they may unfold to: deflate makes at most 1032 of one. */
export const HEAD_BYTES = 8192;
const COMPRESSED_BYTES = 1024;
const UNFOLDED_BYTES = 2 * 1024 * 1024;

/** HDF5 allows its signature at 0, 512, 1024, 2048 … (HDF5 file format specification, "superblock"). */
const HDF5 = Buffer.from([0x89, 0x48, 0x44, 0x46, 0x0d, 0x0a, 0x1a, 0x0a]);
const HDF5_AT = [0, 512, 1024, 2048, 4096];

const GZIP = Buffer.from([0x1f, 0x8b]);
/** First bytes of gzip, zip, bzip2, xz and Zstandard. */
const ARCHIVES = ["1f8b", "504b0304", "504b0506", "425a68", "fd377a585a00", "28b52ffd"].map((hex) =>
  Buffer.from(hex, "hex"),
);
/** Place of "ustar" in the first header of a tar archive (POSIX.1-1988). */
const TAR_AT = 257;

const has = (head: Buffer, signature: Uint8Array, at = 0) => head.subarray(at, at + signature.length).equals(signature);

/** The name of a file may say otherwise. */
export const compressionOf = (head: Uint8Array): Compression => (has(Buffer.from(head), GZIP) ? "gzip" : "none");

/** SINGLE for a file of HDF5, ZIPPED for a compressed file or an archive of several, else UNKNOWN. */
export function fast5TypeOf(bytes: Uint8Array): "SINGLE" | "ZIPPED" | "UNKNOWN" {
  const head = Buffer.from(bytes);
  if (HDF5_AT.some((at) => has(head, HDF5, at))) return "SINGLE";
  if (ARCHIVES.some((archive) => has(head, archive)) || has(head, Buffer.from("ustar"), TAR_AT)) return "ZIPPED";
  return "UNKNOWN";
}

/** Compressed or not. */
export function assemblyFormatOf(bytes: Uint8Array): "FASTA" | "GENBANK" | "UNKNOWN" {
  const text = textOf(Buffer.from(bytes)).replace(/^\ufeff?\s*/, "");
  if (text.startsWith(">")) return "FASTA";
  return /^LOCUS\s/.test(text) ? "GENBANK" : "UNKNOWN";
}

function textOf(head: Buffer): string {
  if (!has(head, GZIP)) return head.toString("utf8");
  try {
    // it ends in the middle: that is no error here
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: UNFOLDED_BYTES };
    return gunzipSync(head.subarray(0, COMPRESSED_BYTES), options).toString("utf8");
  } catch {
    return "";
  }
}
