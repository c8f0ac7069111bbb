// Quality control of one file, pushed in chunk by chunk: synchronous, made for a worker thread.
import { COMMON_CONTAMINANTS } from "./contaminant-list.ts";
import type { Contaminant } from "./contaminants.ts";
import { QcError } from "./errors.ts";
import { ENGINE, type Finalised, finalise, type Profile, type Warning } from "./finalise.ts";
import { Gunzip } from "./gunzip.ts";
import { type Kernel, newKernel } from "./kernel.ts";
import { readTables } from "./tables.ts";
import { Text } from "./text.ts";

export type Limits = {
  /** Bytes of one record, 1 MiB to 64 MiB. */
  readonly maxRecordBytes: number;
  /** Bytes of text per byte of gzip, once there are 64 MiB of text. Deflate itself ends at 1,032. */
  readonly maxExpansion: number;
  /** Bytes for quality counters; positions beyond them get a mean, but no percentiles. */
  readonly counterBytes: number;
};

export type QcOptions = {
  readonly profile?: Profile;
  readonly contaminants?: readonly Contaminant[];
  /** "strict": a quality of another length than its sequence is a fault; "lenient": a warning, as in FastQC. */
  readonly mode?: "strict" | "lenient";
  /** Reads with ":Y:" in their id, which the sequencer's filter rejected, leave all numbers but filteredSequences. */
  readonly casava?: boolean;
  readonly limits?: Partial<Limits>;
  /** Bytes of the text buffer; small ones and a look after each chunk are for tests of boundaries. */
  readonly buffer?: { readonly bytes: number; readonly eager: boolean };
};

export type QcResult = Finalised & {
  /** Engine and profile: equal content under equal versions gives equal digits. */
  readonly engine: string;
  readonly profile: Profile;
  readonly compression: "gzip" | "none";
  /** Bytes of the decompressed text. */
  readonly textBytes: number;
};

export type Qc = {
  /** @throws QcError at the first fault; after it the file has no record, whatever follows */
  push(chunk: Uint8Array): void;
  /** @throws QcError also for what only the end shows */
  end(): QcResult;
};

const DEFAULTS: Limits = { maxRecordBytes: 64 * 2 ** 20, maxExpansion: 500, counterBytes: 96 * 2 ** 20 };
const BUFFER = { bytes: 512 * 1024, eager: false };

/** "0.11.9: length > 75 => first 50 letters, else the whole read; >= 0.12: always the first 50" */
const LONGEST_WHOLE: Record<Profile, number> = { "fastqc-0.11.9": 75, "fastqc-0.12": 50 };

class Run implements Qc {
  readonly #kernel: Kernel = newKernel();
  readonly #options: QcOptions;
  readonly #limits: Limits;
  readonly #profile: Profile;
  readonly #text: Text;
  #head: Uint8Array | undefined;
  #gunzip: Gunzip | undefined;
  #started = false;
  #failure: unknown;

  constructor(options: QcOptions) {
    this.#options = options;
    this.#limits = { ...DEFAULTS, ...options.limits };
    this.#profile = options.profile ?? "fastqc-0.11.9";
    const record = Math.min(Math.max(this.#limits.maxRecordBytes, 2 ** 20), DEFAULTS.maxRecordBytes);
    const strict = options.mode === "lenient" ? 0 : 1;
    const casava = options.casava ? 1 : 0;
    this.#kernel.start(LONGEST_WHOLE[this.#profile], 50, strict, casava, record, this.#limits.counterBytes);
    this.#text = new Text(this.#kernel, (options.buffer ?? BUFFER).bytes);
  }

  push(chunk: Uint8Array): void {
    this.#guard(() => this.#take(chunk));
  }

  end(): QcResult {
    return this.#guard(() => this.#finish());
  }

  /** A run that failed once fails for ever, in the same words. */
  #guard<T>(step: () => T): T {
    if (this.#failure) throw this.#failure;
    try {
      return step();
    } catch (error) {
      this.#failure = error;
      throw error;
    }
  }

  #take(chunk: Uint8Array): void {
    if (!this.#started) {
      const head = this.#head ? Buffer.concat([this.#head, chunk]) : chunk;
      if (head.length < 2) {
        this.#head = head.slice();
        return;
      }
      this.#start(head);
      return;
    }
    if (this.#gunzip) this.#gunzip.push(chunk);
    else this.#text.append(chunk);
    if (this.#options.buffer?.eager) this.#text.read(false);
  }

  /** gzip is told by its first two bytes, "never by the name". */
  #start(head: Uint8Array): void {
    this.#started = true;
    if (head[0] === 0x1f && head[1] === 0x8b)
      this.#gunzip = new Gunzip(this.#kernel, this.#text, this.#limits.maxExpansion);
    if (head.length > 0) this.#take(head);
  }

  #finish(): QcResult {
    if (!this.#started) {
      if (!this.#head?.length) throw new QcError("EMPTY_FILE", "The file has no bytes.", undefined, 0);
      this.#start(this.#head);
    }
    this.#gunzip?.end();
    this.#text.read(true);
    if (this.#kernel.reads.value === 0) {
      const what = this.#text.record > 1 ? "no records but filtered ones" : "no records";
      throw new QcError("EMPTY", `The file has ${what}.`, undefined, 0);
    }
    const list = this.#options.contaminants ?? COMMON_CONTAMINANTS;
    const { record, plots, warnings } = finalise(readTables(this.#kernel), this.#profile, list);
    return {
      engine: ENGINE,
      profile: this.#profile,
      compression: this.#gunzip ? "gzip" : "none",
      textBytes: this.#text.length,
      record,
      plots,
      warnings: [...warnings, ...this.#containerWarnings()],
    };
  }

  #containerWarnings(): Warning[] {
    const warnings: Warning[] = [];
    if (this.#text.hadByteOrderMark)
      warnings.push({ code: "BYTE_ORDER_MARK", message: "The text begins with a byte order mark, which was skipped." });
    if (this.#gunzip?.hadTrailingZeros)
      warnings.push({ code: "TRAILING_ZEROS", message: "Zeros follow the compressed data." });
    return warnings;
  }
}

export function openQc(options: QcOptions = {}): Qc {
  return new Run(options);
}
