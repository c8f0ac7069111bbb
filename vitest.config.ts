// Three groups of tests: libs and services share one process each (quick), black-box tests get one of their own.
import { defineConfig } from "vitest/config";

const project = (name: string, folder: string, isolate: boolean, env: Record<string, string> = {}) => ({
  extends: true as const,
  test: { name, include: [`${folder}/**/*.test.ts`], isolate, env },
});

export default defineConfig({
  test: {
    pool: "forks",
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      project("libs", "libs", false),
      project("services", "services", false),
      project("deploy", "deploy", true),
      project("e2e", "test-e2e", true, { CHECK_ANSWERS: "1" }),
    ],
    reporters: ["default", "./deploy/dev/reporter.ts"],
    coverage: { provider: "v8", include: ["libs/*/src/**", "services/*/src/**"], exclude: ["**/*.test.ts"] },
  },
});
