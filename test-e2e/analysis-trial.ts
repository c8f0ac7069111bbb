// Kills the system at random points of analyses: each that was accepted ends, with one run; of deleted ones nothing is left.
import { setTimeout as wait } from "node:timers/promises";
import {
  eventsOf,
  type Laboratory,
  newReads,
  outputOf,
  processesOf,
  reached,
  runKeys,
  startWithToys,
  submit,
} from "./analyses.ts";
import { type Client, link, type Resource, signIn } from "./client.ts";
import type { Random } from "./load.ts";

/** From the acceptance of a submission to its end, whoever died meanwhile. */
export const ONE_RUN: readonly string[] = [
  ...["SubmissionCreated", "DownloadStarted", "DownloadFinished", "PreparationStarted", "Prepared"],
  ...["SubmissionStarted 1", "RunStarted 1", "RunFinished", "CompletionStarted", "AnalysisCompleted"],
];

type Trial = {
  readonly system: Laboratory;
  readonly random: Random;
  readonly reads: Resource;
  readonly deleted: Set<string>;
};

/** @returns what is wrong, and how many analyses were looked at */
export async function killAnalyses(kills: number, random: Random): Promise<{ faults: string[]; analyses: number }> {
  const system = await startWithToys();
  try {
    const reads = await newReads(await signIn(system));
    const trial: Trial = { system, random, reads, deleted: new Set() };
    for (let kill = 1; kill <= kills; kill++) await round(trial, kill);
    return await look(trial);
  } finally {
    await system.remove();
  }
}

/** A few analyses, of which one may be deleted, and a kill at any point of them. */
async function round({ system, random, reads, deleted }: Trial, kill: number): Promise<void> {
  const lab = await signIn(system);
  const work = async () => {
    for (let n = 0; n < 1 + random.below(3); n++) {
      const made = await submit(lab, "echo", reads, { text: `kill ${kill}, ${n}` });
      if (random.below(5) > 0) continue;
      await wait(random.below(1_000));
      deleted.add(made.identifier);
      await lab.ask("DELETE", link(made, "self"));
    }
  };
  const working = work().catch(() => {}); // the kill may come before the answer: what was accepted is listed then
  await wait(random.below(2_500));
  await system.end("SIGKILL");
  await working;
  await system.start();
}

async function look({ system, deleted }: Trial): Promise<{ faults: string[]; analyses: number }> {
  const lab = await signIn(system);
  const { resources } = await lab.follow("analysisSubmissions");
  const faults: string[] = [];
  for (const submission of resources) {
    if (deleted.has(submission.identifier))
      await lab.ask("DELETE", link(submission, "self")); // its answer may have been lost
    else faults.push(...(await faultsOf(lab, submission)));
  }
  for (const id of deleted) faults.push(...(await remainsOf(system, id)));
  return { faults, analyses: resources.length + deleted.size };
}

async function faultsOf(lab: Client, submission: Resource): Promise<string[]> {
  const told = `submission ${submission.identifier}`;
  try {
    const done = await reached(lab, submission, "COMPLETED", "ERROR");
    const events = (await eventsOf(lab, done)).join();
    if (events !== ONE_RUN.join()) return [`${told}: ${events}`];
    const { text } = done.inputParameters as { text: string };
    const output = await outputOf(lab, done, "text");
    return output === text ? [] : [`${told}: the output is ${output}, not ${text}`];
  } catch (error) {
    return [`${told}: ${error}`];
  }
}

async function remainsOf(system: Laboratory, id: string): Promise<string[]> {
  const key = () => runKeys(system).find((name) => new RegExp(`-${id}-[0-9a-z]+-[0-9]+$`).test(name));
  for (let tries = 0; key() && tries < 300; tries++) await wait(100);
  const left = key();
  return left ? [`submission ${id} was deleted: ${left} is there, with ${processesOf(left).length} processes`] : [];
}
