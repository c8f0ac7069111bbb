// Data of the site that workflows use by name: reference genomes, typing schemes, databases. Below SITE_DATA_DIR/<folder>.
import { createReadStream, type Dirent } from "node:fs";
import { open, readdir, realpath, stat } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import type { InputFile } from "../engine.ts";
import type { Parameter } from "../workflow.ts";
import { SITE_DATA_NAME } from "./value.ts";

export type SiteDataParameter = Parameter & { readonly type: "site data" };

/** Files of one folder of data; a database has some dozen. */
const MOST_FILES = 10_000;
const SHOWN = 20;
const SAFE = /^[A-Za-z0-9_][A-Za-z0-9._+-]*$/;

/** "ecoli-k12" of ecoli-k12.fasta and of ecoli-k12.fasta.gz; "NC_000913.3" of NC_000913.3.fasta. */
const nameOfFile = (file: string) => file.replace(/\.gz$/, "").replace(/\.[A-Za-z][A-Za-z0-9]*$/, "");
const nameOf = ({ form }: SiteDataParameter, { name }: Dirent) => (form === "file" ? nameOfFile(name) : name);

/** What is wrong, as it follows the parameter's name; undefined when there is exactly one entry of this name, and a run can have it. */
export async function siteDataFault(
  parameter: SiteDataParameter,
  name: string,
  siteData: string | undefined,
): Promise<string | undefined> {
  const entries = await entriesOf(parameter, siteData);
  const found = entries.filter((entry) => nameOf(parameter, entry) === name);
  const { folder } = parameter;
  if (found.length === 1) {
    return siteDataFiles(parameter, name, siteData ?? "", "").then(() => undefined, unusable);
  }
  if (found.length > 1) return `is not clear: ${found.map((entry) => entry.name).join(" and ")} are both in ${folder}`;
  const there = await siteDataNames(parameter, siteData);
  if (there.length === 0) return `names what is not there: this site has no ${folder}`;
  const more = there.length > SHOWN ? ", …" : "";
  return `names what is not there; what there is: ${there.slice(0, SHOWN).join(", ")}${more}`;
}

function unusable(error: unknown): string {
  if (error instanceof Unusable) return `names what cannot be used: ${error.message}`;
  throw error;
}

/** What users can name. */
export async function siteDataNames(parameter: SiteDataParameter, siteData: string | undefined): Promise<string[]> {
  const entries = await entriesOf(parameter, siteData);
  return [...new Set(entries.map((entry) => nameOf(parameter, entry)))];
}

/** Entries of the folder that can be named, in the order of their names. */
async function entriesOf({ folder, form }: SiteDataParameter, siteData: string | undefined): Promise<Dirent[]> {
  if (siteData === undefined) return [];
  const entries = await readdir(join(siteData, folder), { withFileTypes: true }).catch(none);
  const rightForm = (entry: Dirent) =>
    entry.isSymbolicLink() || (form === "file" ? entry.isFile() : entry.isDirectory());
  return entries
    .filter((entry) => SAFE.test(entry.name) && rightForm(entry))
    .filter((entry) => SITE_DATA_NAME.test(form === "file" ? nameOfFile(entry.name) : entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function none(error: unknown): Dirent[] {
  if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR")) return [];
  throw error;
}

/** What is named is there, and a run cannot have it. The message names no folder of the machine: users read it. */
class Unusable extends Error {}

/** The files of this name, below `input` in the run. @throws Unusable; Error when it is not there */
export async function siteDataFiles(
  parameter: SiteDataParameter,
  name: string,
  siteData: string,
  input: string,
): Promise<InputFile[]> {
  const entries = await entriesOf(parameter, siteData);
  const entry = entries.find((one) => nameOf(parameter, one) === name);
  if (!entry) throw new Error(`${parameter.folder}/${name} is not in the site's data`);
  const path = join(siteData, parameter.folder, entry.name);
  const real = await inside(await realpath(siteData), path, "the site's data");
  return parameter.form === "folder" ? filesBelow(real, input) : [await inputFile(real, `${input}/${entry.name}`)];
}

async function filesBelow(root: string, input: string): Promise<InputFile[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  if (files.length > MOST_FILES) throw new Unusable(`${basename(root)} has more than ${MOST_FILES} files`);
  return Promise.all(
    files.sort().map(async (path) => {
      const segments = path.slice(root.length + 1).split(sep);
      if (!segments.every((segment) => SAFE.test(segment)))
        throw new Unusable(
          `${segments.join("/")} has a name that a run cannot use: letters, digits, '.', '_', '+' and '-' are safe`,
        );
      return inputFile(await inside(root, path, basename(root)), [input, ...segments].join("/"));
    }),
  );
}

/** The real path of a file. @param what users call the folder @throws Unusable when a link leads out of the folder, or nowhere */
async function inside(root: string, path: string, what: string): Promise<string> {
  const real = await realpath(path).catch(() => undefined);
  if (!real?.startsWith(root + sep)) throw new Unusable(`${basename(path)} is a link that leads out of ${what}`);
  return real;
}

async function inputFile(path: string, name: string): Promise<InputFile> {
  const { size } = await stat(path);
  return { name, size, path, open: async (signal) => createReadStream(path, { fd: await open(path, "r"), signal }) };
}
