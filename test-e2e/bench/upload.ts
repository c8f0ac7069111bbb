// Figure: a large upload, against a bare chain that writes to the same disk with SHA-256; memory that does not grow.
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { type RequestOptions, request } from "node:http";
import { link, newSample, type Resource, signIn } from "../client.ts";
import type { System } from "../system.ts";
import { MIB, median, resident, say, startBare, told, watched } from "./measure.ts";

const ROUNDS = 4;
const block = randomBytes(MIB);

export async function upload(system: System, bytes: number): Promise<void> {
  const lab = await signIn(system);
  const { sample } = await newSample(lab);
  const bare = await startBare(Buffer.from("{}"));
  const blocks = Math.ceil(bytes / MIB);
  const expected = digest(blocks);
  const ours: { rate: number; peak: number; after: number }[] = [];
  const theirs: number[] = [];
  try {
    for (let n = 0; n < ROUNDS; n++) {
      const href = link(sample, "sample/sequenceFiles");
      const { result, peak } = await watched(system.pid, () => send(href, blocks, `Bearer ${lab.token}`));
      const file = JSON.parse(result.text).resource as Resource;
      if (file.uploadSha256 !== expected) throw new Error("the stored bytes are not what was sent");
      await lab.ask("DELETE", link(file, "sequenceFile/sequencingObject"));
      ours.push({ rate: result.rate, peak, after: resident(system.pid) });
      theirs.push((await send(`${bare.url}/upload`, blocks, "none")).rate);
    }
  } finally {
    await bare.remove();
  }
  const ratio = median(ours.map(({ rate }, n) => rate / (theirs[n] ?? Number.NaN)));
  told(`upload of ${blocks} MiB against the bare chain`, ratio, "", "at least", 0.8);
  for (const [n, { rate, peak, after }] of ours.entries())
    say(
      `       ${rate.toFixed(0)} against ${theirs[n]?.toFixed(0)} MiB/s; memory ${peak.toFixed(0)} MiB at most, ${after.toFixed(0)} after`,
    );
  const [, second = Number.NaN, ...later] = ours.map(({ peak }) => peak);
  told("       highest memory of the later uploads over the second", Math.max(...later) / second, "", "under", 1.15);
}

const FORM = "--B0undary";
const HEAD = Buffer.from(
  `${FORM}\r\nContent-Disposition: form-data; name="file"; filename="large_R1.fastq.gz"\r\n\r\n`,
);
const TAIL = Buffer.from(`\r\n${FORM}--\r\n`);

/** Sends a form with one file of so many mebibytes. @throws Error unless 201 */
export async function send(
  href: string,
  blocks: number,
  authorization: string,
): Promise<{ rate: number; text: string }> {
  const headers = {
    authorization,
    "content-type": "multipart/form-data; boundary=B0undary",
    "content-length": HEAD.length + blocks * MIB + TAIL.length,
  };
  return exchange(href, { method: "POST", headers }, [HEAD, blocks, TAIL], 201);
}

/** Sends so many mebibytes between two texts. @returns MiB/s and the answer; @throws Error unless it has that status */
export async function exchange(
  href: string,
  options: RequestOptions,
  [head, blocks, tail]: readonly [Buffer, number, Buffer],
  status: number,
): Promise<{ rate: number; text: string }> {
  const started = performance.now();
  const outgoing = request(href, options);
  const answered = once(outgoing, "response");
  if (head.length > 0) outgoing.write(head);
  for (let n = 0; n < blocks; n++) if (!outgoing.write(block)) await once(outgoing, "drain");
  outgoing.end(tail);
  const [response] = await answered;
  let text = "";
  for await (const chunk of response) text += chunk;
  if (response.statusCode !== status) throw new Error(`${href.split("?")[0]} answered ${response.statusCode} ${text}`);
  return { rate: blocks / ((performance.now() - started) / 1000), text };
}

export function digest(blocks: number): string {
  const hash = createHash("sha256");
  for (let n = 0; n < blocks; n++) hash.update(block);
  return hash.digest("hex");
}
