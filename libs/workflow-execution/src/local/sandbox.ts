// What a workflow's tools see of the machine: programs, the run's own inputs, and a folder to write in. Made by bubblewrap.
import { lstat, readdir, readlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { LIMITS } from "./limits.ts";
import { RUN_VARIABLE } from "./process.ts";
import { type RunFolder, toolUserOf } from "./run-folder.ts";

/** Where a run finds its things: in the sandbox these are the same for every run. */
export type RunPaths = {
  readonly folder: string;
  readonly workflow: string;
};

export const IN_SANDBOX: RunPaths = { folder: "/analysis", workflow: "/analysis/workflow" };

/** How this machine can make a sandbox. */
export type Sandbox = {
  readonly bwrap: string;
  readonly root: boolean;
  /** Arguments that only newer versions know. */
  readonly extra: readonly string[];
  /** Programs and libraries of the machine. */
  readonly system: readonly string[];
  /** Folders that are seen at their own place: of cwltool, and the data of the site. */
  readonly seen: readonly string[];
  /** Folders that are not seen wherever they lie. */
  readonly hidden: readonly string[];
};

export function sandboxed(sandbox: Sandbox, folder: RunFolder, workflow: string, command: readonly string[]): string[] {
  const { root, hidden, seen } = sandbox;
  return [
    sandbox.bwrap,
    ...["--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try"],
    ...[
      "--die-with-parent",
      "--new-session",
      "--hostname",
      "analysis",
      "--unsetenv",
      RUN_VARIABLE,
      "--cap-drop",
      "ALL",
    ],
    ...(root
      ? ["--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID", "--cap-add", "CAP_SETPCAP"]
      : ["--unshare-user", "--uid", `${NOBODY}`, "--gid", `${NOBODY}`]),
    ...sandbox.extra,
    ...sandbox.system,
    ...["--bind", folder.work, "/tmp"], // for tools that know no TMPDIR
    ...hidden.flatMap((path) => ["--tmpfs", path, "--remount-ro", path]),
    ...seen.flatMap((path) => [...parents(path), "--ro-bind", path, path]),
    ...parents(IN_SANDBOX.workflow),
    ...["--ro-bind", folder.inputs, join(IN_SANDBOX.folder, "inputs")],
    ...["--ro-bind", folder.job, join(IN_SANDBOX.folder, "job.json")],
    ...["--ro-bind", workflow, IN_SANDBOX.workflow],
    ...["--bind", folder.work, join(IN_SANDBOX.folder, "work")],
    // not in memory: what lies there counts as disk
    ...["--proc", "/proc", "--dev", "/dev", "--bind", join(folder.work, "shm"), "/dev/shm"],
    ...["--remount-ro", "/dev", "--remount-ro", "/", "--chdir", IN_SANDBOX.folder, "--"],
    ...["prlimit", `--nproc=${LIMITS.processes}`, "--"],
    ...(root ? asUser(toolUserOf(folder.key)) : []),
    ...command,
  ];
}

/** Made by itself, a folder on the way to another could be entered by root only. */
function parents(path: string): string[] {
  const parent = dirname(path);
  return parent === "/" ? [] : [...parents(parent), "--perms", "0755", "--dir", parent];
}

/** How the user of Isotrail is called inside. */
const NOBODY = 65534;

const asUser = (user: number) => [
  ...["setpriv", "--reuid", `${user}`, "--regid", `${user}`, "--clear-groups"],
  ...["--inh-caps=-all", "--bounding-set=-all", "--no-new-privs", "--"],
];

/** Of /etc only what programs need in order to run: no accounts, no keys, no settings of services. */
const ETC = /^(alternatives|fonts|java-.*|ld\.so\..*|localtime|magic|mime\.types|perl|python3.*|R)$/;

export async function systemFolders(): Promise<readonly string[]> {
  const found = ["--ro-bind", "/usr", "/usr", "--perms", "0755", "--dir", "/etc"];
  for (const path of ["/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"]) {
    const kind = await lstat(path).catch(() => undefined);
    if (kind?.isSymbolicLink()) found.push("--symlink", await readlink(path), path);
    else if (kind) found.push("--ro-bind", path, path);
  }
  for (const name of await readdir("/etc")) {
    if (ETC.test(name)) found.push("--ro-bind", join("/etc", name), join("/etc", name));
  }
  return found;
}
