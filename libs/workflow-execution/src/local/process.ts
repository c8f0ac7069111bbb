// Which process is meant: a number alone is used again, after a restart of the machine at the latest.
import { readdir, readFile } from "node:fs/promises";
import type { RunKey } from "../engine.ts";

export type ProcessIdentity = {
  readonly pid: number;
  /** Ticks since the machine started, as /proc tells. */
  readonly started: string;
  /** Which start of the machine. */
  readonly boot: string;
};

export async function identityOf(pid: number): Promise<ProcessIdentity | undefined> {
  const stat = await statOf(pid);
  return stat && { pid, started: stat.started, boot: await bootId() };
}

export async function ownIdentity(): Promise<ProcessIdentity> {
  const own = await identityOf(process.pid);
  if (!own) throw new Error("/proc does not show this process: the local engine needs Linux.");
  return own;
}

export async function isAlive({ pid, started, boot }: ProcessIdentity): Promise<boolean> {
  const stat = await statOf(pid);
  if (!stat || stat.state === "Z" || stat.state === "X") return false; // ended, and not yet asked for its exit code
  return stat.started === started && boot === (await bootId());
}

/** Names the run in the environment of its processes. */
export const RUN_VARIABLE = "ISOTRAIL_RUN";

/** For the name of a folder that is of use only while its process lives. */
export const identityText = ({ pid, started, boot }: ProcessIdentity) => `${pid}_${started}_${boot}`;

export function identityFrom(text: string): ProcessIdentity | undefined {
  const [, pid, started, boot] = /^(\d+)_(\d+)_([0-9a-f-]+)$/.exec(text) ?? [];
  return pid && started && boot ? { pid: Number(pid), started, boot } : undefined;
}

/** Processes whose environment names the run or its folder: what a killed supervisor has left behind, if anything. */
export async function processesOf(key: RunKey, folder: string): Promise<readonly number[]> {
  const found = [];
  for (const name of await readdir("/proc")) {
    if (/^\d+$/.test(name) && (await environmentOf(name)).some((entry) => names(key, folder, entry))) found.push(+name);
  }
  return found;
}

/** cwltool gives tools a home and a folder for temporary files, and nothing else of its environment. */
const names = (key: RunKey, folder: string, entry: string) =>
  entry === `${RUN_VARIABLE}=${key}` || entry.startsWith(`HOME=${folder}/`) || entry.startsWith(`TMPDIR=${folder}/`);

const environmentOf = (pid: string) =>
  readFile(`/proc/${pid}/environ`, "utf8").then(
    (text) => text.split("\0"),
    () => [], // it has ended, or is somebody else's
  );

async function statOf(pid: number): Promise<{ state: string; started: string } | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  // the name of the program, in parentheses, may hold anything; what follows has no parenthesis
  const fields = text?.slice(text.lastIndexOf(")") + 2).split(" ");
  return fields && { state: fields[0] ?? "", started: fields[19] ?? "" };
}

async function bootId(): Promise<string> {
  return (await readFile("/proc/sys/kernel/random/boot_id", "utf8")).trim();
}
