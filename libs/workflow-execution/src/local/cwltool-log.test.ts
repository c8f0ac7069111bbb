// What is read out of cwltool's log: which step failed, how, and what it said.
import fc from "fast-check";
import { expect, it } from "vitest";
import { JOB_ERROR_BYTES } from "../engine.ts";
import { endOfText, failedSteps } from "./cwltool-log.ts";

// as cwltool 3.3.20260925135507 wrote them
const CAPTURED = `INFO /opt/bin/cwltool 3.3.20260925135507
INFO Resolved '/analysis/workflow/main.cwl' to 'file:///analysis/workflow/main.cwl'
INFO [workflow ] start
INFO [workflow ] starting step one
INFO [step one] start
INFO [job one] /analysis/work/oigshxefl$ sh \\
    /analysis/work/t38rknize/stg849/run.sh
a warning of the first step
INFO [job one] completed success
INFO [step one] completed success
INFO [workflow ] starting step two
INFO [step two] start
INFO [job two] /analysis/work/owmool59r$ sh \\
    /analysis/work/twkrx3rim/stg5877/run.sh > /analysis/work/owmool59r/tool.log 2> /analysis/work/owmool59r/tool.err
WARNING [job two] exited with status: 3
WARNING [job two] completed permanentFail
WARNING [step two] completed permanentFail
INFO [workflow ] completed permanentFail
WARNING Final process status is permanentFail
`;

const SAID = `INFO [job map_2] /analysis/work/o1$ sh \\
    -c \\
    'exit 1'
line one
line two
WARNING [job map_2] exited with status: 1
ERROR [job map_2] Job error:
("Error collecting output for parameter 'bam': main.cwl:9:5: Did not find output file with glob pattern: ['s2.bam'].", {})
WARNING [job map_2] completed permanentFail
`;

it("a step that failed with its output in files", () => {
  expect(failedSteps(CAPTURED)).toEqual([
    {
      tool: "two",
      command: "sh \\\n    /analysis/work/twkrx3rim/stg5877/run.sh",
      exitCode: 3,
      stderr: "",
      stdoutFile: "/analysis/work/owmool59r/tool.log",
      stderrFile: "/analysis/work/owmool59r/tool.err",
    },
  ]);
});

it("a step that said why in the log itself", () => {
  const [step] = failedSteps(SAID);
  expect(step).toMatchObject({ tool: "map_2", command: "sh \\\n    -c \\\n    'exit 1'", exitCode: 1 });
  expect(step?.stderr).toContain("line one\nline two");
  expect(step?.stderr).toContain("Did not find output file with glob pattern: ['s2.bam']");
});

it("a log without a failed step, and one that is cut", () => {
  expect(failedSteps("")).toEqual([]);
  expect(failedSteps("INFO [job one] completed success\nTraceback (most recent call last):")).toEqual([]);
  expect(failedSteps(SAID.slice(60))).toEqual([]);
});

it("the end of a text is text that fits, whatever the bytes are", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3 * JOB_ERROR_BYTES }), (bytes) => {
      const text = endOfText(bytes);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(JOB_ERROR_BYTES);
      expect(text.isWellFormed()).toBe(true);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
      expect(text).not.toMatch(/[\0-\x08\x0b-\x1f\x7f]/);
    }),
  );
});

it("the end of a text is its end", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 5000 }), (text) => {
      const clean = text.replace(/\p{Cc}/gu, "x");
      expect(clean.endsWith(endOfText(clean))).toBe(true);
      expect(endOfText("x".repeat(JOB_ERROR_BYTES) + clean).endsWith(clean.slice(-1000))).toBe(true);
    }),
  );
});

it("a log of any text is read", () => {
  const line = fc.oneof(fc.string(), fc.constantFrom(...CAPTURED.split("\n"), ...SAID.split("\n")));
  fc.assert(fc.property(fc.array(line, { maxLength: 40 }), (lines) => void failedSteps(lines.join("\n"))));
});
