// The CWL job of a run, as cwltool reads it. The registry made the values; what must never reach cwltool is refused here again.
import { type InputFile, type JobValue, type Run, RunRefused } from "../engine.ts";

/** A key such as "cwl:requirements" would set the environment of tools, and "$graph" would load documents. */
const INPUT = /^[A-Za-z_][A-Za-z0-9_-]{0,127}$/;
/** Linux takes 128 KiB as one argument of a command; no text of a job needs as much. */
const MOST_TEXT = 64 * 1024;
const MOST_JOB = 1024 * 1024;
const NAME_PART = /^[A-Za-z0-9_][A-Za-z0-9._+-]*$/;

/** @throws RunRefused */
export function cwlJob(run: Run): string {
  const names = new Set(run.files.map((file) => inputName(file)));
  if (names.size < run.files.length) throw new RunRefused("Two inputs of the run have the same name.");
  const entries = Object.entries(run.job).map(([input, value]) => {
    if (!INPUT.test(input)) throw new RunRefused(`${JSON.stringify(input.slice(0, 40))} is no name of an input.`);
    return [input, cwlValue(value, names)];
  });
  const text = JSON.stringify(Object.fromEntries(entries));
  if (Buffer.byteLength(text) > MOST_JOB) throw new RunRefused("The values of the run are longer than 1 MiB.");
  return text;
}

/** The path below the run's inputs. @throws RunRefused */
function inputName(file: InputFile): string {
  if (file.name.length > 500 || !file.name.split("/").every((part) => NAME_PART.test(part)))
    throw new RunRefused(`${JSON.stringify(file.name.slice(0, 40))} is no name of an input file.`);
  return file.name;
}

/** Made anew, member by member: nothing that an object holds besides its class and name gets through. */
function cwlValue(value: JobValue, names: ReadonlySet<string>): unknown {
  if (typeof value === "string") return textValue(value);
  if (typeof value === "number" || typeof value === "boolean" || value === null) return value;
  if (!("class" in value)) return value.map((item) => cwlValue(item, names));
  const known = value.class === "File" ? names.has(value.name) : hasFolder(names, value.name);
  if (!known) throw new RunRefused(`${JSON.stringify(String(value.name).slice(0, 40))} is none of the run's inputs.`);
  return { class: value.class === "File" ? "File" : "Directory", location: `inputs/${value.name}` };
}

const hasFolder = (names: ReadonlySet<string>, folder: string) =>
  [...names].some((name) => name.startsWith(`${folder}/`));

function textValue(text: string): string {
  if (text.includes("\0")) throw new RunRefused("A text of the run holds a NUL character.");
  if (Buffer.byteLength(text) > MOST_TEXT) throw new RunRefused("A text of the run is longer than 64 KiB.");
  return text;
}
