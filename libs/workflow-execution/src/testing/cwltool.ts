// The cwltool that tests use: that of `npm run workflows`, or one of the machine.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { OWN_PYTHON } from "../local/machine.ts";

const places = [join(OWN_PYTHON, "bin/cwltool"), "/usr/local/bin/cwltool", "/usr/bin/cwltool"];

export const cwltool = places.find((path) => existsSync(path));

const canSandbox = spawnSync("bwrap", ["--unshare-all", "--ro-bind", "/", "/", "true"]).status === 0;

/** Why workflows cannot run here in a sandbox, for the titles of tests that are skipped for it. */
export const noSandbox = !cwltool
  ? "npm run workflows brings cwltool"
  : !canSandbox
    ? "bubblewrap is missing, or may not work here"
    : undefined;
