// What logs of real runs say of steps that failed.
import { expect, it } from "vitest";
import { withoutSecrets } from "./paths.ts";
import * as sapporo from "./sapporo-log.ts";
import * as toil from "./toil-log.ts";

const RUNS = "/data/runs/fe/fe5f9dec-a755/tmp";
const OF_SAPPORO = `INFO /opt/bin/cwltool 3.3.20260925135507
INFO Resolved 'main.cwl' to 'file:///data/runs/fe/fe5f9dec-a755/exe/main.cwl'
INFO [job filter] ${RUNS}/a$ sh \\
    ${RUNS}/b/run.sh
INFO [job filter] completed success
INFO [job map] ${RUNS}/wdyuqvs0$ sh \\
    ${RUNS}/ed6eahc2/run.sh > ${RUNS}/wdyuqvs0/tool.log 2> ${RUNS}/wdyuqvs0/tool.err
WARNING [job map] exited with status: 3
WARNING [job map] completed permanentFail
WARNING Final process status is permanentFail
==> ${RUNS}/wdyuqvs0/tool.err <==
the reads are too short: größer als 35 bp

==> ${RUNS}/wdyuqvs0/tool.log <==
read 2
`;

it("takes the files of a failed step from the end of sapporo's log", () => {
  const [error, ...others] = sapporo.jobErrors({ stderr: OF_SAPPORO, exit_code: 1, cmd: ["cwltool"] });
  expect(others).toEqual([]);
  expect(withoutSecrets(error as never, "fe5f9dec-a755")).toEqual({
    tool: "map",
    command: "sh \\\n    tmp/ed6eahc2/run.sh",
    exitCode: 3,
    stdout: "read 2",
    stderr: "the reads are too short: größer als 35 bp",
  });
});

it("tells of the whole run where no step failed", () => {
  const log = { stderr: "cannot read main.cwl", stdout: "{}", system_logs: ["vanished", 7], exit_code: null };
  const whole = {
    tool: "cwltool",
    command: "",
    exitCode: null,
    stdout: "{}",
    stderr: "cannot read main.cwl\nvanished",
  };
  expect(sapporo.jobErrors(log)).toEqual([whole]);
  const nothing = { tool: "cwltool", command: "", exitCode: null, stdout: "", stderr: "" };
  for (const odd of [{}, { stderr: null, cmd: 7, stdout: [], system_logs: "x" }])
    expect(sapporo.jobErrors(odd)).toEqual([nothing]);
});

const at = "[2026-11-22T10:25:53+0000] [MainThread]";
const OF_TOIL = `${at} [I] [toil.leader] Issued job 'CWLJob' main.cwl
=========>
	${at} [I] [toil.worker] ---TOIL WORKER OUTPUT LOG---
	${at} [I] [cwltool] [job main.cwl] /t/run-a7/job/out$ sh \\
	    /t/run-a7/job/run.sh > /t/run-a7/job/out/tool.log
	the reads are too short
	${at} [W] [cwltool] [job main.cwl] exited with status: 3
	${at} [W] [cwltool] [job main.cwl] completed permanentFail
	${at} [C] [toil.worker] Worker crashed with traceback:
	Traceback (most recent call last):
<=========
`;

it("finds a step that failed in toil's log", () => {
  const [error, ...others] = toil.jobErrors({ exit_code: 1, cmd: ["toil-cwl-runner"] }, "", OF_TOIL, []);
  expect(others).toEqual([]);
  expect(error).toMatchObject({ tool: "main.cwl", exitCode: 3, stdout: "" });
  expect(error?.command).toBe("sh \\\n    /t/run-a7/job/run.sh");
  expect(error?.stderr).toContain("the reads are too short");
});

it("makes of a log that is not one no error of ours", () => {
  const whole = { tool: "toil-cwl-runner", command: "", exitCode: null, stdout: "", stderr: "killed" };
  expect(toil.jobErrors({ cmd: "x", exit_code: "1" }, "", "killed", [null, 7, { exit_code: "3" }])).toEqual([whole]);
});

it("an address in a log is told without what opens it", () => {
  const address = "https://s3.example/reads/1?X-Amz-Credential=key&X-Amz-Signature=0123";
  const error = { tool: "fetch", command: `curl '${address}'`, exitCode: 22, stdout: "", stderr: `403 ${address}\n` };
  const told = JSON.stringify(withoutSecrets(error, "fe5f9dec-a755"));
  expect(told).toContain("https://s3.example/reads/1?…");
  expect(told).not.toContain("Signature");
});
