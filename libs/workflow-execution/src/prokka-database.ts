// Prokka's small database, in the site's data: Debian cannot give Prokka's own, for their licence, but some of its proteins.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const PROTEINS = "/usr/share/prokka/db/genus";
const PROTEIN_FILES = ["Enterococcus", "Escherichia", "Staphylococcus"];
const TIMEOUT = 60_000;
const placeIn = (siteData: string) => join(siteData, "prokka/small");

export const hasProkkaDatabase = (siteData: string) => existsSync(placeIn(siteData));
/** Whether Debian's package of Prokka is here. */
export const canMakeProkkaDatabase = () => PROTEIN_FILES.every((name) => existsSync(join(PROTEINS, name)));

/** It is there as a whole, or not at all. */
export async function makeProkkaDatabase(siteData: string, signal: AbortSignal): Promise<void> {
  await mkdir(join(siteData, "prokka"), { recursive: true });
  const made = await mkdtemp(join(siteData, "prokka/.small-"));
  try {
    const folder = join(made, "small/kingdom/Bacteria");
    await mkdir(folder, { recursive: true });
    const files = await Promise.all(PROTEIN_FILES.map((name) => readFile(join(PROTEINS, name))));
    await writeFile(join(folder, "sprot"), Buffer.concat(files));
    const options = ["-hash_index", "-dbtype", "prot", "-in", join(folder, "sprot"), "-logfile", "/dev/null"];
    await promisify(execFile)("makeblastdb", options, { signal, timeout: TIMEOUT });
    await rename(join(made, "small"), placeIn(siteData));
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}
