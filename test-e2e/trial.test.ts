// A short run of the trial that kills the process under load; `npm run trial` is the long one.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isCluster, isElsewhere, repository } from "./system.ts";

test.skipIf(isElsewhere || isCluster)(
  "kill -9 under load, again and again, loses nothing that was answered",
  { timeout: 120_000 },
  async () => {
    const child = spawn(process.execPath, [join(repository, "deploy/dev/trial.ts")], {
      env: { ...process.env, TRIAL_SECONDS: "15" },
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    const [code] = await once(child, "exit");
    expect(code, output).toBe(0);
    expect(output).toMatch(/[1-9]\d* kills/);
  },
);
