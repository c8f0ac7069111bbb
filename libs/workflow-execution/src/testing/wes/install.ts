// sapporo and toil from PyPI, of pinned versions, each in an environment of its own that is made once on a machine.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const WES_FOLDER = join(import.meta.dirname, "../../../wes");
const MINUTES = 60_000;

export type Installed = { readonly bin: string; readonly reason: string | undefined };

/** `reason` says why it could not be installed. */
export function installed(server: "sapporo" | "toil"): Installed {
  const requirements = join(WES_FOLDER, `requirements-${server}.txt`);
  const version = createHash("sha256").update(readFileSync(requirements)).digest("hex").slice(0, 12);
  const environment = join(tmpdir(), `isotrail-wes-${server}-${version}`);
  const bin = join(environment, "bin");
  const complete = join(environment, "complete");
  if (existsSync(complete)) return { bin, reason: undefined };
  const reason =
    failure("python3", "-m", "venv", "--clear", environment) ??
    failure(join(bin, "python"), "-m", "pip", "install", "--quiet", "--no-deps", "-r", requirements);
  if (!reason) writeFileSync(complete, "");
  return { bin, reason };
}

function failure(program: string, ...args: string[]): string | undefined {
  const env = { ...process.env, PIP_NO_INPUT: "1", PIP_DISABLE_PIP_VERSION_CHECK: "1", PIP_RETRIES: "1" };
  const { status, error, stderr } = spawnSync(program, args, { encoding: "utf8", timeout: 5 * MINUTES, env });
  if (status === 0) return undefined;
  return `${program} ${args.join(" ")}: ${error?.message ?? stderr.trim().split("\n").at(-1)}`;
}
