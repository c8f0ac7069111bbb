// npm run trial: kills the system at random points under mixed load, and proves each time that nothing answered was lost.
import { execFile, spawnSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { noWorkflows } from "../../test-e2e/analyses.ts";
import { killAnalyses } from "../../test-e2e/analysis-trial.ts";
import { signIn } from "../../test-e2e/client.ts";
import { Ledger } from "../../test-e2e/ledger.ts";
import { Fault, type Random, seeded, work } from "../../test-e2e/load.ts";
import { repository, type System, startSystem } from "../../test-e2e/system.ts";

const CLIENTS = 6;
/** Of what was certain before a round, one in so many is looked at again; all of it after the last one. */
const SAMPLED = 20;

const { TRIAL_SEED, TRIAL_KILLS = "50", TRIAL_ANALYSIS_KILLS = "100", TRIAL_SECONDS } = process.env;
const seed = Number(TRIAL_SEED ?? Date.now() % 2 ** 32);
const seconds = TRIAL_SECONDS === undefined ? Number.POSITIVE_INFINITY : Number(TRIAL_SECONDS);
console.log(
  `seed ${seed} (TRIAL_SEED repeats it), ${TRIAL_KILLS} kills${TRIAL_SECONDS ? `, ${seconds} s at most` : ""}`,
);

const started = performance.now();
const elapsed = () => (performance.now() - started) / 1000;
const random = seeded(seed);
const ledger = new Ledger();
const system = await startSystem();
let faults: string[] = [];
let kills = 0;
try {
  while (kills < Number(TRIAL_KILLS) && elapsed() < seconds && faults.length === 0) {
    faults = await round(system, ++kills);
    console.log(`kill ${kills}: ${ledger.size} facts, ${faults.length} faults, ${elapsed().toFixed(1)} s`);
  }
  if (faults.length === 0) faults = await ledger.check(await signIn(system), () => true);
  for (const fault of faults) console.log(fault);
  console.log(`${kills} kills, ${ledger.size} facts, ${faults.length} faults, seed ${seed}`);
  if (faults.length === 0) await system.remove();
  else {
    await system.end("SIGKILL");
    console.log(`the data folder is kept: ${system.folder}/data`);
  }
} catch (error) {
  await system.end("SIGKILL");
  console.log(system.output());
  throw error;
}
if (faults.length === 0 && TRIAL_SECONDS === undefined)
  faults = [...(await killedAnalyses()), ...thousandWrites(), ...brokenServers()];
process.exit(faults.length === 0 ? 0 : 1);

/** Load, a kill in the middle of it, a start, and what is wrong then. */
async function round(system: System, number: number): Promise<string[]> {
  const found: string[] = [];
  let killed = false;
  const clients = Array.from({ length: CLIENTS }, (_, n) =>
    work(system, `${number}-${n}`, seeded(seed + number * 100 + n), ledger).catch((error: unknown) => {
      if (error instanceof Fault || !killed) found.push(String(error instanceof Error ? error.stack : error));
    }),
  );
  await wait(400 + random.below(2000));
  killed = true;
  await system.end("SIGKILL");
  await Promise.all(clients);
  if (random.below(6) === 0) await killWhileStarting(system, random);
  await system.start();
  found.push(...(await verify(join(system.folder, "data"))));
  found.push(...(await ledger.check(await signIn(system), () => random.below(SAMPLED) === 0)));
  return found;
}

/** A crash while it repairs what the last one left. */
async function killWhileStarting(system: System, random: Random): Promise<void> {
  const start = system.start().catch(() => {});
  await wait(100 + random.below(700));
  await system.end("SIGKILL");
  await start;
}

/** What the invariants say of the running system. */
function verify(folder: string): Promise<string[]> {
  const args = [join(repository, "deploy/tools/verify.ts"), "--data", folder];
  return new Promise((resolve) =>
    execFile(process.execPath, args, { timeout: 300_000 }, (error, stdout, stderr) =>
      resolve(error ? [`verify: ${error.code ?? error.signal}\n${stdout}${stderr}`] : []),
    ),
  );
}

/** Each analysis has exactly one run that counts. */
async function killedAnalyses(): Promise<string[]> {
  if (noWorkflows) {
    console.log(`skipped: analyses under kills (${noWorkflows})`);
    return [];
  }
  const began = elapsed();
  const { faults: found, analyses } = await killAnalyses(Number(TRIAL_ANALYSIS_KILLS), seeded(seed));
  for (const fault of found) console.log(fault);
  const took = (elapsed() - began).toFixed(0);
  console.log(
    `analyses: ${TRIAL_ANALYSIS_KILLS} kills, ${analyses} analyses, ${found.length} faults, ${took} s, seed ${seed}`,
  );
  return found;
}

/** The cluster under each fault for half a minute, where its servers and the script that breaks them are named. */
function brokenServers(): string[] {
  const { STACK, KAFKA_BROKERS, MONGODB_URL, S3_ENDPOINT, TOXIPROXY_URL } = process.env;
  if (!STACK || !KAFKA_BROKERS || !MONGODB_URL || !S3_ENDPOINT || !TOXIPROXY_URL) {
    console.log("skipped: the cluster under faults needs STACK, KAFKA_BROKERS, MONGODB_URL, S3_* and TOXIPROXY_URL");
    return [];
  }
  const env = { FAULT_SECONDS: "30", FAULT_SEED: String(seed), ...process.env, ISOTRAIL_CLUSTER: "1" };
  return tested(["test-e2e/faults.test.ts"], env) ? [] : ["the cluster under faults failed"];
}

/** "POST then GET, and POST then GET of the collection, see the write at once: 1,000 in a row". */
function thousandWrites(): string[] {
  const env = { ...process.env, CONSISTENCY_WRITES: "1000" };
  return tested(["test-e2e/consistency.test.ts"], env) ? [] : ["the test of consistency failed"];
}

function tested(files: readonly string[], env: NodeJS.ProcessEnv): boolean {
  const program = join(repository, "node_modules/.bin/vitest");
  const args = ["run", "--project", "e2e", ...files];
  return spawnSync(program, args, { cwd: repository, env, stdio: "inherit" }).status === 0;
}
