// The public uploader of the field, unchanged from PyPI, uploads a MiSeq run and directories of paired and single files.
// npm run clients does it with older versions, too, and with the other public clients.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, fresh, link, newUser, signIn } from "./client.ts";
import { miseqRun } from "./clients/miseq.ts";
import { installed } from "./clients/python.ts";
import { directoryRun, readBack, upload } from "./clients/uploader.ts";
import { anySystem } from "./system.ts";

const uploader = installed("iridauploader==0.9.6");
const { name, reason } = uploader;
if (reason) console.warn(`skipped, the public uploader: ${reason}`);

let where: { folder: string; target: Awaited<ReturnType<typeof anySystem>>; account: Account };
type Account = { username: string; password: string };
let admin: Client;

beforeAll(async () => {
  if (reason) return;
  const folder = mkdtempSync(join(tmpdir(), "isotrail-uploader-"));
  const target = await anySystem();
  admin = await signIn(target);
  const sequencer = await newUser(admin, target, "ROLE_SEQUENCER");
  where = { folder, target, account: { username: String(sequencer.user.username), password: "Black-Box-1-User" } };
});
afterAll(async () => {
  await where?.target.remove();
  if (where) rmSync(where.folder, { recursive: true, force: true });
});

const newProject = async () => admin.create(link(await admin.follow(), "projects"), { name: fresh("Uploader ") });
const latestRun = async () => (await admin.follow("sequencingRuns")).resources.at(-1);

describe.skipIf(reason !== undefined)(`${name}${reason ? ` (${reason})` : ""}`, () => {
  test("a MiSeq run", { timeout: 120_000 }, async () => {
    const project = await newProject();
    const run = join(where.folder, "miseq run");
    const expected = miseqRun(run, project.identifier);
    const { code, output } = await upload(uploader, where, "miseq", run);
    expect(code, output).toBe(0);
    expect(await readBack(admin, project, "sample/sequenceFiles", "application/fastq")).toEqual(expected);
    expect(await latestRun()).toMatchObject({
      uploadStatus: "COMPLETE",
      layoutType: "PAIRED_END",
      sequencerType: "miseq",
      investigatorName: "Ada Tester",
      workflow: "GenerateFASTQ",
    });
    const [sample] = (await admin.read(link(project, "project/samples"))).resources;
    if (!sample) throw new Error("no sample");
    expect((await admin.read(link(sample, "sample/sequenceFiles/pairs"))).resources).toHaveLength(1);
  });

  test.each([
    ["PAIRED_END", (sample: string) => [`${sample}_R1.fastq.gz`, `${sample}_R2.fastq.gz`]],
    ["SINGLE_END", (sample: string) => [`${sample}.fastq.gz`]],
  ] as const)("a directory of files, %s", { timeout: 120_000 }, async (layoutType, filesOf) => {
    const project = await newProject();
    const run = join(where.folder, layoutType);
    const expected = directoryRun(run, project.identifier, filesOf);
    const { code, output } = await upload(uploader, where, "directory", run);
    expect(code, output).toBe(0);
    expect(await readBack(admin, project, "sample/sequenceFiles", "application/fastq")).toEqual(expected);
    expect(await latestRun()).toMatchObject({ uploadStatus: "COMPLETE", layoutType, sequencerType: "directory" });
  });
});
