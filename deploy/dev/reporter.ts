// Prints the closing line of a test run: "N passed, N failed, N skipped"; the checks that ran before the tests count.
import type { Reporter, TestModule } from "vitest/node";

export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const { PASSED_CHECKS = 0, FAILED_CHECKS = 0 } = process.env;
    const count = {
      passed: Number(PASSED_CHECKS),
      failed: errors.length + Number(FAILED_CHECKS),
      skipped: 0,
      pending: 0,
    };
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      if (module.state() === "failed" && tests.length === 0) count.failed++; // the file did not load
      for (const test of tests) count[test.result().state]++;
    }
    console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
  }
}
