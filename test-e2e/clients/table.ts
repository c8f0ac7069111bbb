// Prints what each public client did, a line for each thing that it tried.
import type { Reporter, TestCase, TestModule } from "vitest/node";

const clientOf = ({ parent }: TestCase) => (parent.type === "suite" ? parent.name : "");

export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const rows = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => [clientOf(test), test.name, test.result().state]),
    );
    const widths = [0, 1].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
    for (const row of rows) console.log(row.map((text, column) => text?.padEnd(widths[column] ?? 0)).join("  "));
  }
}
