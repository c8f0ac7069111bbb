// npm run test:wes: the WES engine before real servers, one after the other.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["*.real.ts"],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 600_000,
    reporters: ["default", "../../../../../deploy/dev/reporter.ts"],
  },
});
