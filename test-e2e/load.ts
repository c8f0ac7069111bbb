// Mixed load that is the same for the same seed, with a ledger of what was answered and what may have happened.
import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Answer, link, type Resource, signIn } from "./client.ts";
import { form } from "./form.ts";
import type { Ledger } from "./ledger.ts";
import type { Target } from "./system.ts";

/** A generator of numbers that gives the same ones for the same seed (mulberry32). */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    /** A whole number from 0 to limit - 1. */
    below,
    pick: <Item>(items: readonly Item[]): Item | undefined => items[below(items.length)],
    bytes: (length: number) => {
      const bytes = Buffer.alloc(length);
      for (let at = 0; at < length; at += 4) bytes.writeUInt32LE(below(2 ** 32), Math.min(at, Math.max(0, length - 4)));
      return bytes;
    },
  };
}
export type Random = ReturnType<typeof seeded>;

/** An answer that no sound system gives. */
export class Fault extends Error {}

/** An answer that is right while something is broken: what it asked for has happened, or not. */
export class Excused extends Error {}

/** What this load takes for right beside success; nothing unless given. `milliseconds` of rest come after each step. */
export type Manners = {
  excuses?(answer: Answer, method: string, isUpload: boolean): boolean;
  readonly milliseconds?: number;
  /** The load ends after the step during which this aborts. */
  readonly until?: AbortSignal;
};

/** A sample that this worker alone changes. */
type Own = { readonly sample: Resource; readonly files: { href: string; digests: string[] }[] };

/** One client that writes and reads until it is told to end, or the connection breaks. @throws Fault, Excused, or the error of the connection */
export async function work(
  target: Target,
  name: string,
  random: Random,
  ledger: Ledger,
  manners: Manners = {},
): Promise<void> {
  const client = await signIn(target);
  const project = await client.create(link(await client.follow(), "projects"), { name: `Load ${name}` });
  ledger.settled({ kind: "record", href: link(project, "self"), value: { name: project.name } });
  const samples = link(project, "project/samples");
  ledger.list(samples);
  const runs = link(await client.follow(), "sequencingRuns");
  const own: Own[] = [];
  let step = 0;

  /** Sends what the ledger knows; an answer other than these is a fault. */
  async function send(
    method: string,
    href: string,
    body: unknown,
    may: readonly number[],
    key?: string,
  ): Promise<Answer> {
    const answer = await client.ask(method, href, body, key ? { "idempotency-key": key } : {});
    if (may.includes(answer.status)) return answer;
    const told = `${method} ${href} answered ${answer.status} ${answer.text}`;
    if (manners.excuses?.(answer, method, body instanceof FormData)) throw new Excused(told);
    throw new Fault(told);
  }

  async function makeSample(): Promise<void> {
    const body = { sampleName: `${name}-${step}`, organism: `organism ${random.below(1000)}` };
    const key = random.below(2) ? `${name}-${step}` : undefined;
    ledger.attempt({ kind: "entry", href: samples, name: body.sampleName, key, body });
    const { body: answer, text } = await send("POST", samples, body, [201], key);
    ledger.made({ kind: "entry", href: samples, name: body.sampleName, key, body }, text);
    const sample = answer.resource;
    ledger.settled({ kind: "record", href: link(sample, "self"), value: body });
    ledger.settled({ kind: "metadata", href: link(sample, "sample/metadata"), value: {} });
    ledger.settled({ kind: "files", href: link(sample, "sample/sequenceFiles"), value: [] });
    own.push({ sample, files: [] });
  }

  async function patchSample({ sample }: Own): Promise<void> {
    const value = { strain: `strain ${random.below(1_000_000)}` };
    await change("record", link(sample, "self"), value, () => send("PATCH", link(sample, "self"), value, [200]));
  }

  async function putMetadata({ sample }: Own): Promise<void> {
    const href = link(sample, "sample/metadata");
    const value = { [`entry ${random.below(4)}`]: { value: String(random.below(1000)), type: "text" } };
    await change("metadata", href, value, () => send("PUT", href, value, [200]));
  }

  /** The ledger knows before the request what may come of it, and after the answer what has. */
  async function change(kind: "record" | "metadata", href: string, more: object, request: () => Promise<Answer>) {
    const value = { ...(ledger.value(href) as object), ...more };
    ledger.pending({ kind, href, value });
    await request();
    ledger.settled({ kind, href, value });
  }

  async function upload({ sample, files }: Own): Promise<void> {
    const pair = random.below(2) === 1;
    const size = random.below(10) === 0 ? 1_500_000 : random.below(200_000);
    const contents = Array.from({ length: pair ? 2 : 1 }, () => random.bytes(random.below(20) === 0 ? 0 : size));
    const run = random.below(3) === 0 ? await openRun(pair) : undefined;
    const parameters = run ? JSON.stringify({ miseqRunId: run.identifier }) : "{}";
    const numbered = (part: string, n: number) => (pair ? `${part}${n + 1}` : part);
    const body = form(
      ...contents.map((content, n) => ({
        name: numbered("file", n),
        content,
        filename: `${name}-${step}_R${n + 1}.fastq.gz`,
      })),
      ...contents.map((_, n) => ({ name: numbered("parameters", n), content: parameters, type: "application/json" })),
    );
    const digests = contents.map((content) => createHash("sha256").update(content).digest("hex"));
    const list = link(sample, "sample/sequenceFiles");
    const value = [...files, { href: "", digests }].flatMap((one) => one.digests);
    ledger.pending({ kind: "files", href: list, value });
    const { body: answer } = await send("POST", pair ? link(sample, "sample/sequenceFiles/pairs") : list, body, [201]);
    ledger.settled({ kind: "files", href: list, value });
    const made = answer.resource;
    files.push({ href: link(made, pair ? "self" : "sequenceFile/sequencingObject"), digests });
    if (run) await patchRun(run, random.below(4) === 0 ? "ERROR" : "COMPLETE");
  }

  async function openRun(pair: boolean): Promise<Resource> {
    const layoutType = pair ? "PAIRED_END" : "SINGLE_END";
    const { body } = await send("POST", runs, { layoutType, sequencerType: "miseq" }, [201]);
    ledger.settled({
      kind: "record",
      href: link(body.resource, "self"),
      value: { layoutType, uploadStatus: "UPLOADING" },
    });
    return body.resource;
  }

  async function patchRun(run: Resource, uploadStatus: string): Promise<void> {
    const href = link(run, "self");
    await change("record", href, { uploadStatus }, () => send("PATCH", href, { uploadStatus }, [200]));
  }

  async function removeFile({ sample, files }: Own): Promise<void> {
    const gone = random.pick(files);
    if (!gone) return;
    const list = link(sample, "sample/sequenceFiles");
    files.splice(files.indexOf(gone), 1);
    const value = files.flatMap((one) => one.digests);
    ledger.pending({ kind: "files", href: list, value });
    await send("DELETE", gone.href, undefined, [200]);
    ledger.settled({ kind: "files", href: list, value });
  }

  async function removeSample(one: Own): Promise<void> {
    own.splice(own.indexOf(one), 1);
    const [self, metadata, files] = ["self", "sample/metadata", "sample/sequenceFiles"].map((rel) =>
      link(one.sample, rel),
    );
    const list = [samples, String(one.sample.sampleName)] as const;
    for (const href of [self, metadata, files]) ledger.leaving(href ?? "");
    ledger.leavingList(...list);
    await send("DELETE", link(one.sample, "project/sample"), undefined, [200]);
    for (const href of [self, metadata, files]) ledger.gone(href ?? "");
    ledger.leftList(...list);
  }

  async function look(one: Own | undefined): Promise<void> {
    const { body } = await send("GET", random.below(3) || !one ? samples : link(one.sample, "self"), undefined, [200]);
    if (!body.resource) throw new Fault("an answer without a resource");
  }

  const chances = [
    makeSample,
    makeSample,
    patchSample,
    patchSample,
    putMetadata,
    upload,
    upload,
    removeFile,
    look,
    look,
  ];
  for (; !manners.until?.aborted; step++) {
    const one = random.pick(own);
    if (!one) await makeSample();
    else if (random.below(40) === 0) await removeSample(one);
    else await (random.pick(chances) ?? look)(one);
    if (manners.milliseconds) await wait(manners.milliseconds);
  }
}
