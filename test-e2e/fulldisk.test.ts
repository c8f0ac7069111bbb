// A full disk: uploads get 413, other writes 507; reads, sign-in and deletions go on, and so does writing once there is room.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { fresh, link, newSample, type Resource, signIn } from "./client.ts";
import { form } from "./form.ts";
import { isCluster, isElsewhere, type System, startSystem } from "./system.ts";

const folder = mkdtempSync(join(tmpdir(), "isotrail-e2e-full-"));
const disk = join(folder, "data");
mkdirSync(disk);
const isNotHere = isElsewhere || isCluster;
const mounted = isNotHere ? undefined : spawnSync("mount", ["-t", "tmpfs", "-o", "size=64m,mode=700", "tmpfs", disk]);
const reason = isNotHere
  ? "only the embedded default keeps its data on a disk of ours"
  : mounted?.status === 0
    ? undefined
    : `no file system can be mounted here: ${mounted?.stderr ?? mounted?.error}`;
if (reason) console.warn(`skipped, the full disk: ${reason}`);

let system: System | undefined;
afterAll(async () => {
  await system?.end("SIGKILL");
  if (!reason) spawnSync("umount", [disk]);
  rmSync(folder, { recursive: true, force: true });
});

const MIB = 1024 * 1024;
const left = () => {
  const { bavail, bsize } = statfsSync(disk);
  return bavail * bsize;
};

test.skipIf(reason !== undefined)(`a full disk${reason ? ` (${reason})` : ""}`, { timeout: 120_000 }, async () => {
  system = await startSystem({}, folder);
  const lab = await signIn(system);
  const { project, sample } = await newSample(lab);
  const samples = link(project, "project/samples");
  const files = link(sample, "sample/sequenceFiles");
  const upload = () =>
    lab.ask("POST", files, form({ name: "file", content: Buffer.alloc(4 * MIB), filename: `${fresh("f")}.fastq` }));

  const stored: Resource[] = [];
  let answer = await upload();
  for (let n = 0; n < 20 && answer.status === 201; n++) {
    stored.push(answer.body.resource);
    answer = await upload();
  }
  expect([answer.status, answer.body.message]).toEqual([413, expect.stringMatching(/full|space|room/i)]);
  expect(stored.length).toBeGreaterThan(2);
  expect((await lab.read(files)).resources).toHaveLength(stored.length);

  // somebody else fills the rest
  writeFileSync(join(disk, "ballast"), Buffer.alloc(Math.max(0, left() - MIB)));
  await expect
    .poll(async () => (await lab.ask("POST", samples, { sampleName: fresh("full-") })).status, { timeout: 10_000 })
    .toBe(507);
  const refused = await lab.ask("PATCH", link(sample, "self"), { strain: "no room" });
  expect([refused.status, refused.body.message]).toEqual([507, expect.stringMatching(/./)]);
  expect((await upload()).status).toBe(413);

  expect((await lab.read(samples)).resources).toHaveLength(1);
  const [first] = stored;
  if (!first) throw new Error("nothing was stored");
  expect((await lab.get(link(first, "self"), { accept: "application/fastq" })).bytes).toHaveLength(4 * MIB);
  const again = await signIn(system);
  expect(await again.read(link(sample, "self"))).toMatchObject({ identifier: sample.identifier });

  // deletions make room without a restart, within 60 s
  for (const file of stored)
    expect((await lab.ask("DELETE", link(file, "sequenceFile/sequencingObject"))).status).toBe(200);
  await expect.poll(left, { timeout: 65_000, interval: 500 }).toBeGreaterThan(stored.length * 4 * MIB - 2 * MIB);
  await expect.poll(async () => (await upload()).status, { timeout: 10_000 }).toBe(201);
  expect((await lab.ask("POST", samples, { sampleName: fresh("room-") })).status).toBe(201);
});
