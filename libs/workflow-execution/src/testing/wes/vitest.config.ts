// npm run test:wes: the WES engine, and the system with it, before real servers, one after the other.
import { join } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: join(import.meta.dirname, "../../../../.."),
    include: ["libs/workflow-execution/src/testing/wes/*.real.ts", "deploy/*.real.ts"],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 600_000,
    reporters: ["default", "./deploy/dev/reporter.ts"],
  },
});
