// Figures: uploads through gateway and files to the S3 server, against the same bytes PUT directly to the same server.
import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import { link, newSample, type Resource, signIn } from "../client.ts";
import { MIB, median, processor, resident, say, seconds, told, watched } from "./measure.ts";
import { bareS3, type Processes, removeBucket } from "./processes.ts";
import { digest, exchange, send } from "./upload.ts";

const ROUNDS = 3;
const AT_ONCE = 32;
const WATCHED = ["gateway", "files"] as const;
const NOTHING = Buffer.alloc(0);

/** One upload after the other. */
export const clusterUpload = (cluster: Processes, mib: number) => compare(cluster, mib, 1);

/** As many uploads at once. */
export const clusterUploads = (cluster: Processes, mib: number) => compare(cluster, mib, AT_ONCE);

async function compare(cluster: Processes, mib: number, atOnce: number): Promise<void> {
  const lab = await signIn(cluster);
  const { sample } = await newSample(lab);
  const href = link(sample, "sample/sequenceFiles");
  const expected = digest(mib);
  const together = (run: () => Promise<void>) => seconds(() => Promise.all(Array.from({ length: atOnce }, run)));

  const through = async () => {
    const { text } = await send(href, mib, `Bearer ${lab.token}`);
    const file = JSON.parse(text).resource as Resource;
    if (file.uploadSha256 !== expected) throw new Error("the stored bytes are not what was sent");
    made.push(link(file, "sequenceFile/sequencingObject"));
  };
  const made: string[] = [];
  const clear = async () => {
    for (const object of made.splice(0)) await lab.ask("DELETE", object);
  };

  const pids = WATCHED.map((name) => cluster.pids.get(name) ?? -1);
  const spent = [...pids, process.pid].map((pid) => ({ pid, seconds: 0 }));
  const memory = { before: pids.map(resident), peaks: [] as number[][], after: [] as number[][] };
  const rates: { ours: number; direct: number }[] = [];
  const s3 = await directly();
  try {
    for (let n = 0; n < ROUNDS; n++) {
      const [first = -1, second = -1] = pids;
      for (const one of spent) one.seconds -= processor(one.pid);
      const { result, peak } = await watched(first, () => watched(second, () => together(through)));
      for (const one of spent) one.seconds += processor(one.pid);
      memory.peaks.push([peak, result.peak]);
      memory.after.push(pids.map(resident));
      await clear();
      const direct = await together(() => s3.put(mib));
      await s3.clear();
      rates.push({ ours: (mib * atOnce) / result.result, direct: (mib * atOnce) / direct });
    }
  } finally {
    await s3.remove();
  }

  const what = atOnce === 1 ? `upload of ${mib} MiB` : `${atOnce} uploads of ${mib} MiB at once`;
  const ratio = median(rates.map(({ ours, direct }) => ours / direct));
  told(`${what} to S3, against PUTs to the same server`, ratio, "", "at least", 0.9);
  for (const { ours, direct } of rates) say(`       ${ours.toFixed(0)} against ${direct.toFixed(0)} MiB/s`);
  const perGib = spent.map((one) => ((one.seconds / ROUNDS / mib / atOnce) * 1024).toFixed(1));
  say(
    `       seconds of processor for each GiB: gateway ${perGib[0]}, files ${perGib[1]}, client ${perGib[2]}; ${availableParallelism()} processors`,
  );
  for (const [n, name] of WATCHED.entries()) {
    const after = memory.after.map((round) => round[n] ?? Number.NaN);
    const [once = Number.NaN] = after;
    told(
      `       memory of ${name} after the last round over that after the first`,
      (after.at(-1) ?? 0) / once,
      "",
      "under",
      1.15,
    );
    say(
      `       ${memory.before[n]?.toFixed(0)} MiB before; ${after.map((one) => one.toFixed(0)).join(", ")} after each; at most ${memory.peaks.map((round) => round[n]?.toFixed(0)).join(", ")}`,
    );
  }
}

/** PUTs of the same bytes, by addresses that are signed beforehand: nothing but Node's HTTP client. */
async function directly() {
  const client = bareS3();
  const bucket = `bench-${randomUUID()}`;
  await client.makeBucket(bucket, process.env.S3_REGION ?? "us-east-1");
  const keys: string[] = [];
  return {
    async put(mib: number): Promise<void> {
      const key = randomUUID();
      const url = await client.presignedPutObject(bucket, key);
      const headers = { "content-length": mib * MIB };
      await exchange(url, { method: "PUT", headers }, [NOTHING, mib, NOTHING], 200);
      keys.push(key);
    },
    async clear() {
      for (const key of keys.splice(0)) await client.removeObject(bucket, key);
    },
    remove: () => removeBucket(bucket),
  };
}
