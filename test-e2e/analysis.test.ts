// Analyses as a laboratory sees them, run by cwltool on this machine: their states, outputs, cancelling, restarts and kills.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  eventsOf,
  type Laboratory,
  newReads,
  noWorkflows,
  outputOf,
  processesOf,
  reached,
  runKeys,
  startWithToys,
  submit,
} from "./analyses.ts";
import { type Client, link, type Resource, signIn } from "./client.ts";
import { feedOf, readToEnd } from "./event-reader.ts";
import { isElsewhere } from "./system.ts";

const why = isElsewhere ? "the system is elsewhere" : noWorkflows;
const STATES = [
  ...["DOWNLOADING", "FINISHED_DOWNLOADING", "PREPARING", "PREPARED", "SUBMITTING", "RUNNING", "FINISHED_RUNNING"],
  ...["COMPLETING", "COMPLETED"],
];
const ONE_RUN = ["SubmissionStarted 1", "RunStarted 1", "RunFinished", "CompletionStarted", "AnalysisCompleted"];

let system: Laboratory;
let lab: Client;
let reads: Resource;

beforeAll(async () => {
  if (why) return;
  system = await startWithToys();
  lab = await signIn(system);
  reads = await newReads(lab);
});
afterAll(() => system?.remove());

describe.skipIf(why)(`analyses${why ? ` (skipped: ${why})` : ""}`, () => {
  test("go through their states in order, which the feed tells, and have their outputs", async () => {
    const submission = await submit(lab, "echo", reads, { text: "$(touch /tmp/x) `id`" });
    const done = await reached(lab, submission, "COMPLETED", "ERROR");
    expect(done).toMatchObject({ analysisState: "COMPLETED", progress: 100 });
    expect(await outputOf(lab, done, "text")).toBe("$(touch /tmp/x) `id`");
    const feed = `${await feedOf(lab, "analysis")}?type=SubmissionStateChanged`;
    type Change = { submissionId: string; from: string; to: string };
    const told = async () =>
      (await readToEnd(lab, feed)).events
        .map(({ data }) => data as Change)
        .filter(({ submissionId }) => submissionId === submission.identifier);
    await expect.poll(async () => (await told()).length, { timeout: 10_000 }).toBe(STATES.length);
    expect((await told()).map(({ to }) => to)).toEqual(STATES);
    expect((await told()).map(({ from }) => from)).toEqual(["NEW", ...STATES.slice(0, -1)]);
  });

  test("that are deleted while they run leave no process and no file of the run", async () => {
    const submission = await submit(lab, "slow", reads, { seconds: 60 });
    await reached(lab, submission, "RUNNING");
    const key = keyOf(submission);
    await expect.poll(() => processesOf(key).length, { timeout: 20_000 }).toBeGreaterThan(2);
    expect((await lab.ask("DELETE", link(submission, "self"))).status).toBe(200);
    expect((await lab.get(link(submission, "self"))).status).toBe(410);
    await expect.poll(() => runKeys(system).includes(key), { timeout: 20_000 }).toBe(false);
    expect(processesOf(key)).toEqual([]);
  });

  test.each(["SIGTERM", "SIGKILL"] as const)(
    "go on after %s of the process, with the run that they had",
    async (signal) => {
      const submission = await submit(lab, "slow", reads, { seconds: 4 });
      await reached(lab, submission, "RUNNING");
      const before = processesOf(keyOf(submission));
      expect(before.length).toBeGreaterThan(0);
      await system.end(signal);
      expect(processesOf(keyOf(submission)).filter((pid) => before.includes(pid)).length).toBeGreaterThan(0);
      await system.start();
      lab = await signIn(system);
      const done = await reached(lab, submission, "COMPLETED", "ERROR");
      expect(await outputOf(lab, done, "text")).toBe("rested\n");
      expect((await eventsOf(lab, done)).slice(5)).toEqual(ONE_RUN);
    },
  );

  test("five kills at any point lose none and run none twice", { timeout: 120_000 }, async () => {
    const submissions = [];
    for (let kill = 0; kill < 5; kill++) {
      submissions.push(await submit(lab, "echo", reads, { text: `text ${kill}` }));
      await new Promise((resolve) => setTimeout(resolve, 200 + kill * 350));
      await system.end("SIGKILL");
      await system.start();
      lab = await signIn(system);
    }
    for (const [index, submission] of submissions.entries()) {
      const done = await reached(lab, submission, "COMPLETED", "ERROR");
      expect(await outputOf(lab, done, "text")).toBe(`text ${index}`);
      expect((await eventsOf(lab, done)).slice(5)).toEqual(ONE_RUN);
    }
  });
});

/** Of its first attempt. */
function keyOf(submission: Resource): string {
  const key = runKeys(system).find((name) => new RegExp(`-${submission.identifier}-[0-9a-z]+-1$`).test(name));
  if (!key) throw new Error(`submission ${submission.identifier} has no run among ${runKeys(system)}`);
  return key;
}
