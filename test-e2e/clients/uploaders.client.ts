// Five versions of the public uploader, unchanged from PyPI, each against a fresh start.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, fresh, link, newUser, type Resource, signIn } from "../client.ts";
import { startSystem } from "../system.ts";
import { miseqRun } from "./miseq.ts";
import { installed } from "./python.ts";
import { type Account, type Digests, directoryRun, ownTests, readBack, upload } from "./uploader.ts";

const VERSIONS = ["0.4.1", "0.6.2", "0.7.1", "0.8.3", "0.9.6"];
/** Those that upload assemblies and fast5 files. */
const WITH_MODES = ["0.7.1", "0.8.3", "0.9.6"];
/** It has no argument that forces an upload. */
const WITHOUT_FORCE = ["0.4.1"];
const PAIR = (sample: string) => [`${sample}_R1.fastq.gz`, `${sample}_R2.fastq.gz`];

for (const version of VERSIONS) {
  const uploader = installed(`iridauploader==${version}`, "selenium"); // which the tests of older ones import
  const { name, reason } = uploader;

  describe.skipIf(reason !== undefined)(`${name}${reason ? ` (${reason})` : ""}`, { timeout: 120_000 }, () => {
    let where: { folder: string; target: Awaited<ReturnType<typeof startSystem>>; account: Account };
    let admin: Client;
    beforeAll(async () => {
      const folder = mkdtempSync(join(tmpdir(), "isotrail-clients-run-"));
      const target = await startSystem();
      admin = await signIn(target);
      const { user } = await newUser(admin, target, "ROLE_SEQUENCER");
      where = { folder, target, account: { username: String(user.username), password: "Black-Box-1-User" } };
    });
    afterAll(async () => {
      await where?.target.remove();
      if (where) rmSync(where.folder, { recursive: true, force: true });
    });

    /** The project as the list of all has it: old versions look no further. */
    async function newProject(): Promise<Resource> {
      const made = await admin.create(link(await admin.follow(), "projects"), { name: fresh("Uploader ") });
      const listed = (await admin.follow("projects")).resources.find(
        ({ identifier }) => identifier === made.identifier,
      );
      return listed as Resource;
    }

    async function uploads(parser: string, run: string, ...more: string[]): Promise<void> {
      const { code, output } = await upload(uploader, where, parser, run, ...more);
      expect(code, output).toBe(0);
    }
    const filesOf = (project: Resource, rel = "sample/sequenceFiles", accept = "application/fastq"): Promise<Digests> =>
      readBack(admin, project, rel, accept);

    test("passes its own tests of the API", async () => {
      const { code, output } = await ownTests(uploader, where.folder, where.target);
      expect(code, output).toBe(0);
    });

    test("uploads a MiSeq run", async () => {
      const project = await newProject();
      const run = join(where.folder, "miseq");
      const expected = miseqRun(run, project.identifier);
      await uploads("miseq", run);
      expect(await filesOf(project)).toEqual(expected);
    });

    test.each([
      ["paired", PAIR],
      ["single", (sample: string) => [`${sample}.fastq.gz`]],
    ] as const)("uploads a directory of %s files", async (layout, names) => {
      const project = await newProject();
      const run = join(where.folder, layout);
      const expected = directoryRun(run, project.identifier, names);
      await uploads("directory", run);
      expect(await filesOf(project)).toEqual(expected);
    });

    test.skipIf(WITHOUT_FORCE.includes(version))("uploads the same folder again when it is forced to", async () => {
      const project = await newProject();
      const run = join(where.folder, "again");
      directoryRun(run, project.identifier, PAIR);
      await uploads("directory", run);
      await uploads("directory", run, "--force");
      const runs = (await admin.follow("sequencingRuns")).resources.slice(-2);
      expect(runs.map(({ uploadStatus }) => uploadStatus)).toEqual(["COMPLETE", "COMPLETE"]);
    });

    test.runIf(WITH_MODES.includes(version)).each([
      ["assemblies", "sample/assemblies", (sample: string) => [`${sample}.fasta`], "application/fasta"],
      ["fast5", "sample/sequenceFiles/fast5", (sample: string) => [`${sample}.fast5`], "application/fast5"],
    ] as const)("uploads %s", async (mode, rel, names, accept) => {
      const project = await newProject();
      const run = join(where.folder, mode);
      const expected = directoryRun(run, project.identifier, names);
      await uploads("directory", run, "-u", mode);
      expect(await filesOf(project, rel, accept)).toEqual(expected);
    });
  });
}
