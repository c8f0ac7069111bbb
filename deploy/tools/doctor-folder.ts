// The data folder of the embedded default: writable, with room, durable, with its keys; and who has it open.
import {
  accessSync,
  constants,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Finding, tried, warning } from "@isotrail/cluster/doctor";
import { lockFolder, readStoredKeys } from "@isotrail/embedded";
import type { ClusterSettings } from "../cluster/settings.ts";
import { serviceNames } from "../registry.ts";
import { keyChecks, sealKeyChecks, TRIED_KEYS } from "./doctor-keys.ts";

const MIB = 1024 * 1024;
/** Bytes below which uploads are refused, or will be soon. */
const LITTLE = 1024 * MIB;
const NONE = 24 * MIB;
/** Milliseconds that a durable write may take before every request is felt to be slow. */
const SLOW = 50;
const WRITES = 20;

export async function* folderChecks(dataDir: string, settings: ClusterSettings): AsyncGenerator<Finding> {
  const folder = resolve(dataDir);
  const there = existsSync(folder);
  const found = await tried("data folder", `make ${folder}, owned by the user that runs Isotrail`, async () => {
    if (!there) return `${folder} can be made, which the first start does (${canBeMade(folder)})`;
    if (!statSync(folder).isDirectory()) throw new Error(`${folder} is not a folder`);
    return `${folder} is there`;
  });
  yield found;
  if (!there || found.outcome === "failed") return;
  yield await tried("room", "make room on the disk, or move the data folder", async () => room(folder));
  yield await tried("durable writes", `let this user write to ${folder}, on a disk of this machine`, async () =>
    durableWrites(folder),
  );
  yield await tried("lock", "see that the file system has POSIX locks", async () => lock(folder));
  const file = (kind: string, given: string | undefined) => {
    const path = given ?? join(folder, "keys", kind);
    return given !== undefined || existsSync(path) ? path : undefined;
  };
  yield* keyChecks({
    token: file("token.jwks", settings.tokenKeysFile),
    internal: file("internal.jwks", settings.internalKeysFile),
    seal: file("seal", settings.sealKeyFile),
  });
  const seal = settings.sealKeyFile ?? join(folder, "keys/seal");
  yield* sealKeyChecks(seal, async () => readStoredKeys(folder, serviceNames, TRIED_KEYS));
}

/** The folder above that is there. @throws Error when we may not write to it */
function canBeMade(folder: string): string {
  const above = dirname(folder);
  if (!existsSync(above)) return canBeMade(above);
  accessSync(above, constants.W_OK);
  return `in ${above}`;
}

function room(folder: string): Finding | string {
  const { bavail, bsize } = statfsSync(folder);
  const left = bavail * bsize;
  const seen = `${Math.floor(left / MIB)} MiB are left`;
  if (left < NONE) throw new Error(`${seen}: uploads are refused`);
  return left < LITTLE ? warning("room", seen, "make room before uploads are refused") : seen;
}

function durableWrites(folder: string): Finding | string {
  const probe = mkdtempSync(join(folder, "doctor-"));
  try {
    const file = openSync(join(probe, "probe"), "w");
    const times = Array.from({ length: WRITES }, () => {
      const started = performance.now();
      writeSync(file, "isotrail");
      fsyncSync(file);
      return performance.now() - started;
    });
    const median = times.toSorted((one, other) => one - other)[WRITES / 2] ?? 0;
    const seen = `a write is on the disk after ${median.toFixed(1)} ms`;
    return median > SLOW ? warning("durable writes", seen, "use a quicker disk: every change waits for it") : seen;
  } finally {
    rmSync(probe, { recursive: true });
  }
}

function lock(folder: string): string {
  const file = join(folder, "lock.db");
  if (!existsSync(file)) return "never used yet";
  try {
    lockFolder(folder)();
    return "no process has it open";
  } catch {
    const holder = holderOf(file);
    return `in use by ${holder === undefined ? "a process" : `process ${holder}`}`;
  }
}

/** The process that has a lock on the file, as Linux tells it; undefined elsewhere, or when it cannot be seen from here. */
function holderOf(file: string): string | undefined {
  try {
    const { ino } = statSync(file);
    const held = readFileSync("/proc/locks", "utf8").split("\n");
    const pid = held.find((line) => line.includes(`:${ino} `))?.split(/\s+/)[4];
    return pid === undefined || pid === "-1" || pid === "0" ? undefined : pid;
  } catch {
    return undefined;
  }
}
