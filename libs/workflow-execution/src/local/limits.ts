// What every run is limited to besides the memory, disk and time that its workflow asks for.
import type { Resources } from "../workflow.ts";

/** Tools of the machine only: nothing of what the service itself was started with. */
export const PATH = "/usr/local/bin:/usr/bin:/bin";

export const LIMITS = { processes: 1024, openFiles: 4096 };

const MEBIBYTE = 1024 * 1024;

export const limitsOf = ({ cores, memory, disk, minutes }: Resources) => ({
  ...LIMITS,
  memory: memory * MEBIBYTE,
  disk: disk * MEBIBYTE,
  seconds: minutes * 60,
  cpuSeconds: Math.ceil(minutes * 60 * cores),
});
