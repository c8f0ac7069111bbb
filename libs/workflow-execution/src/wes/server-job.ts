// The job as a WES server reads it: files and folders by where they are, beside the documents or at an address.
import { type JobValue, type Run, RunRefused } from "../engine.ts";

/** Both servers write the job with escapes in pairs, which cwltool takes for two characters, of which neither is one. */
const BEYOND = /[\u{10000}-\u{10ffff}]/u;
const REFUSAL = "A WES server does not keep characters beyond U+FFFF, such as 🧬, in the value of a parameter";

/** Where inputs lie beside the documents of the workflow. */
export const inputPath = (name: string): string => `run-inputs/${name}`;

/** @param addresses of the inputs that the server fetches, by name @throws RunRefused */
export function serverJob(run: Run, addresses: ReadonlyMap<string, string>): Record<string, unknown> {
  const names = run.files.map(({ name }) => name);
  const sizes = new Map(run.files.map(({ name, size }) => [name, size]));

  function resolved(value: JobValue): unknown {
    if (isList(value)) return value.map(resolved);
    if (typeof value === "string" && BEYOND.test(value)) throw new RunRefused(REFUSAL);
    if (value === null || typeof value !== "object") return value;
    return value.class === "File" ? fileOf(value.name) : folderOf(value.name);
  }

  function fileOf(name: string): unknown {
    const address = addresses.get(name);
    if (address === undefined) return { class: "File", location: inputPath(name) };
    return { class: "File", location: address, basename: lastOf(name), size: sizes.get(name) };
  }

  /** A folder whose files were all sent is there; of any other the parts are listed. */
  function folderOf(name: string): unknown {
    const within = names.filter((file) => file.startsWith(`${name}/`));
    if (!within.some((file) => addresses.has(file))) return { class: "Directory", location: inputPath(name) };
    const parts = new Set(within.map((file) => file.slice(name.length + 1).split("/")[0] as string));
    const listing = [...parts].map((part) => {
      const path = `${name}/${part}`;
      return names.includes(path) ? fileOf(path) : folderOf(path);
    });
    return { class: "Directory", basename: lastOf(name), listing };
  }

  return Object.fromEntries(Object.entries(run.job).map(([input, value]) => [input, resolved(value)]));
}

const isList = (value: JobValue): value is readonly JobValue[] => Array.isArray(value);
const lastOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
