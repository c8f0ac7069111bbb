// npm run clients: the public clients from PyPI, one after the other, and one table of what each did.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["*.client.ts"],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    reporters: ["default", "./table.ts", "../../deploy/dev/reporter.ts"],
  },
});
