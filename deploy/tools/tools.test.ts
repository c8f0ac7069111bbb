// The tools as processes: each says how it is called, and ends with 2 when it is called wrongly.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

type Ended = { code: number; out: string; err: string };

const started = (tool: string, ...args: string[]): Promise<Ended> =>
  new Promise((resolve) =>
    execFile(
      process.execPath,
      [join(import.meta.dirname, `${tool}.ts`), ...args],
      { timeout: 20_000, env: { PATH: process.env.PATH } },
      (error, out, err) => resolve({ code: typeof error?.code === "number" ? error.code : error ? -1 : 0, out, err }),
    ),
  );

describe.each(["verify", "rebuild", "parked", "events", "doctor"])("npm run %s", (tool) => {
  test("-- --help says what it does and what its exit codes mean", async () => {
    const { code, out, err } = await started(tool, "--help");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(new RegExp(`^Usage: npm run ${tool} --`));
    expect(out).toMatch(/^Exit: 0 /m);
  });

  test("ends with 2 and one line that says why when it is called wrongly", async () => {
    const { code, out, err } = await started(tool, "--nonsense");
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(new RegExp(`^${tool}: .*--nonsense.*\nnpm run ${tool} -- --help says how it is called\\.\n$`));
  });
});
