// Figures: many analyses in the queue of four slots, against cwltool alone: their order, turns of users, memory, overhead.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { type Laboratory, newReads, noWorkflows, reached, startWithToys, submit } from "../analyses.ts";
import { type Client, newUser, type Resource, signIn } from "../client.ts";
import { feedOf, readToEnd } from "../event-reader.ts";
import { repository } from "../system.ts";
import { resident, say, seconds, told, watched } from "./measure.ts";

/** Of the time that cwltool takes by itself. */
const AIM = 1.1;
const ALONE = 5;
const SLOTS = 4;
/** As the engine of this machine calls it, as far as that takes time. */
const LIKE_OURS = ["--no-container", "--skip-schemas", "--no-doc-cache", "--no-compute-checksum"];

export async function analyses(count: number): Promise<void> {
  if (noWorkflows) return say(`skipped analyses: ${noWorkflows}`);
  plainRuns(1); // its files are read once
  const alone = (await seconds(async () => plainRuns(ALONE))) / ALONE;
  await withSystem({ WORKFLOW_SLOTS: "1" }, async (system) => {
    const lab = await signIn(system);
    const reads = await newReads(lab);
    await reached(lab, await submit(lab, "echo", reads, { text: "warm" }), "COMPLETED");
    const each = (await seconds(async () => all(lab, await submitted([{ lab, reads }], ALONE)))) / ALONE;
    told(
      `an analysis of a toy, ${each.toFixed(2)} s, over cwltool alone, ${alone.toFixed(2)} s`,
      each / alone,
      "",
      "under",
      AIM,
    );
  });
  await withSystem({ WORKFLOW_SLOTS: String(SLOTS) }, (system) => queued(system, count));
}

async function queued(system: Laboratory, count: number): Promise<void> {
  const admin = await signIn(system);
  const users = [];
  for (let n = 0; n < 3; n++) {
    const lab = await newUser(admin, system);
    users.push({ lab, reads: await newReads(lab) });
  }
  // the first user has submitted a third before the others come
  const [first] = users;
  const early = first ? await submitted([first], Math.floor(count / 3)) : [];
  const late = await submitted(users.slice(1), count - early.length);
  const before = resident(system.pid);
  const { result: took, peak } = await watched(system.pid, () => seconds(() => all(admin, [...early, ...late])));
  say(
    `       ${count} queued analyses of ${SLOTS} slots ended ${(took / count).toFixed(2)} s apart, on ${cpus().length} cores`,
  );
  say(
    `       memory: ${before.toFixed(0)} MiB when all waited, ${peak.toFixed(0)} at most, ${resident(system.pid).toFixed(0)} at the end`,
  );
  const began = await orderOf(admin);
  const isOrdered = (of: readonly Resource[]) => {
    const places = of.map(({ identifier }) => began.indexOf(identifier));
    return places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));
  };
  const lateOnes = new Set(late.map(({ identifier }) => identifier));
  const own = users.slice(1).map((_, user) => late.filter((__, at) => at % 2 === user));
  say(
    `${[early, ...own].every(isOrdered) ? "met   " : "MISSED"} each user's analyses begin in the order of submission`,
  );
  const firstLate = began.findIndex((id) => lateOnes.has(id));
  const shares = began.slice(firstLate, firstLate + 30).filter((id) => lateOnes.has(id)).length;
  say(`       of the 30 that began once others waited too, ${shares} were theirs (20 of 30 are two users of three)`);
}

/** In turns of the users. */
async function submitted(users: readonly { lab: Client; reads: Resource }[], count: number): Promise<Resource[]> {
  const made: Resource[] = [];
  for (let n = 0; n < count; n++) {
    const user = users[n % users.length];
    if (user) made.push(await submit(user.lab, "echo", user.reads, { text: String(n) }));
  }
  return made;
}

async function all(lab: Client, submissions: readonly Resource[]): Promise<void> {
  for (const submission of submissions) {
    const { analysisState, message } = await reached(lab, submission, "COMPLETED", "ERROR");
    if (analysisState === "ERROR") throw new Error(`an analysis failed: ${message}`);
  }
}

/** Submissions in the order in which they began. */
async function orderOf(lab: Client): Promise<string[]> {
  const { events } = await readToEnd(lab, `${await feedOf(lab, "analysis")}?type=SubmissionStateChanged`);
  return events
    .map(({ data }) => data as { submissionId: string; to: string })
    .filter(({ to }) => to === "DOWNLOADING")
    .map(({ submissionId }) => submissionId);
}

/** The same workflow by cwltool alone, as a person at the machine runs it. */
function plainRuns(count: number): void {
  const own = join(repository, ".workflows/bin/cwltool");
  const folder = mkdtempSync(join(tmpdir(), "isotrail-plain-"));
  writeFileSync(join(folder, "reads.fastq"), "@r\nACGT\n+\nIIII\n");
  const job = { reads: { class: "File", path: "reads.fastq" }, text: "plain" };
  writeFileSync(join(folder, "job.json"), JSON.stringify(job));
  const cwl = join(repository, "libs/workflow-execution/src/testing/workflows/echo/main.cwl");
  for (let n = 0; n < count; n++) {
    const { status, stderr } = spawnSync(existsSync(own) ? own : "cwltool", [...LIKE_OURS, cwl, "job.json"], {
      cwd: folder,
    });
    if (status !== 0) throw new Error(`cwltool ended with ${status}: ${stderr}`);
  }
  rmSync(folder, { recursive: true });
}

async function withSystem(env: Record<string, string>, run: (system: Laboratory) => Promise<void>): Promise<void> {
  const system = await startWithToys(env);
  try {
    await run(system);
  } finally {
    await system.remove();
  }
}
