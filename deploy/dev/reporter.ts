// Prints the closing line of a test run: "N passed, N failed, N skipped".
import type { Reporter, TestModule } from "vitest/node";

export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const count = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      if (module.state() === "failed" && tests.length === 0) count.failed++; // the file did not load
      for (const test of tests) count[test.result().state]++;
    }
    console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
  }
}
