// Figure: samples created one by one, against the disk's own syncs.
import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { fresh, link, signIn } from "../client.ts";
import type { System } from "../system.ts";
import { say, seconds, told } from "./measure.ts";

/** Seconds allowed for 5,000 samples. */
const AIM = 30;

export async function create(system: System, samples: number): Promise<void> {
  const lab = await signIn(system);
  const project = await lab.create(link(await lab.follow(), "projects"), { name: fresh("Create ") });
  const href = link(project, "project/samples");
  const took = await seconds(async () => {
    for (let n = 0; n < samples; n++)
      await lab.create(href, { sampleName: `isolate-${n}`, organism: "Listeria monocytogenes", strain: "EGD-e" });
  });
  // each needs a claim and a commit on the disk before it is answered
  const synced = await seconds(async () => syncs(join(system.folder, "data/syncs"), 2 * samples));
  told(`create ${samples} samples one by one`, took, " s", "under", (AIM * samples) / 5000);
  say(
    `       ${(samples / took).toFixed(0)} a second; ${2 * samples} bare syncs of this disk take ${synced.toFixed(2)} s`,
  );
}

function syncs(file: string, count: number): void {
  const descriptor = openSync(file, "w");
  const page = Buffer.alloc(4096);
  for (let n = 0; n < count; n++) {
    writeSync(descriptor, page);
    fdatasyncSync(descriptor);
  }
  closeSync(descriptor);
}
