// What a workflow's tool must not be able to do, tried by tools that do it.
import { mkdirSync, writeFileSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ended, newKey, signal, start, textOf } from "../testing/engine-contract.ts";
import { type LocalEngine, withLocalEngine } from "../testing/local-engine.ts";
import { bytesFile, toyRun } from "../testing/toys.ts";
import { openLocalEngine } from "./local.ts";

const SECRET = "the-secret-of-this-process";

async function findings(engine: LocalEngine, name: string, inputParameters: Record<string, string> = {}) {
  const run = await toyRun(newKey(), name, inputParameters);
  const runId = await start(engine, run);
  expect(await ended(engine, runId)).toEqual({ phase: "succeeded" });
  const [output] = await engine.outputs(runId, run.workflow, signal());
  const found = await textOf(output ? [output] : [], output?.name ?? "");
  await engine.clean(run.key, signal());
  return found;
}

withLocalEngine(
  "in the sandbox",
  (folder) => ({ hidden: [folder] }),
  (engine) => {
    it("a tool sees neither the environment nor the processes of Isotrail, and no network", async () => {
      process.env.ISOTRAIL_TEST_SECRET = SECRET;
      const found = await findings(engine(), "env");
      expect(found).not.toContain(SECRET);
      expect(found).not.toContain(engine().folder);
      expect(found).toMatch(/^PATH=\/usr\/local\/bin:\/usr\/bin:\/bin$/m);
      expect(found).toMatch(/^ +lo:/m);
      expect(found.match(/^ *\w+:/gm)?.map((line) => line.trim())).toEqual(["lo:"]);
      expect(found).toMatch(process.getuid?.() === 0 ? /^uid=(6\d{4})\b.*\bgid=\1\b/m : /^uid=65534\b.*\bgid=65534\b/m);
      expect(found.match(/^HOME=.*$/gm)?.every((line) => line.startsWith("HOME=/analysis/work"))).toBe(true);
    });

    it("a tool reads nothing of the data folder, of other runs, or of the machine's accounts", async () => {
      const secret = join(engine().folder, "secret");
      await writeFile(secret, SECRET, { mode: 0o644 });
      const other = await toyRun(newKey(), "slow", { seconds: "120" });
      await start(engine(), other);
      const ofOther = join(engine().workFolder, other.key, "job.json");
      expect(await readFile(ofOther, "utf8")).toContain("seconds");
      const places = [secret, ofOther, "/etc/shadow", "/etc/passwd", `/proc/${process.pid}/environ`];
      const found = await findings(engine(), "probe", { read: places.join(":") });
      expect(found).not.toContain("READ");
      expect(found.match(/(No such file or directory|Permission denied)$/gm)).toHaveLength(places.length);
      await engine().clean(other.key, signal());
    });

    it("a tool writes nowhere but in its own folder", async () => {
      await mkdir(join(engine().folder, "open"), { mode: 0o777 });
      const places = ["/planted", "/usr/planted", "/analysis/planted", "/dev/planted", "/analysis/inputs/planted"];
      places.push(join(engine().folder, "open/planted"), "/analysis/workflow/run.sh", "/analysis/job.json");
      const found = await findings(engine(), "probe", { write: [...places, "/tmp/planted"].join(":") });
      expect(found.match(/WROTE .*/g)).toEqual(["WROTE /tmp/planted"]);
      expect(await readdir(join(engine().folder, "open"))).toEqual([]);
      expect(await readdir("/tmp")).not.toContain("planted");
    });

    it("a run that has all the processes it may takes none from another", async () => {
      const runs = await Promise.all([1, 2].map(() => toyRun(newKey(), "hungry", { what: "crowd" })));
      const started = await Promise.all(runs.map((run) => start(engine(), run)));
      for (const runId of started) expect(await ended(engine(), runId)).toEqual({ phase: "succeeded" });
      for (const { key } of runs) await engine().clean(key, signal());
    });

    it("the engine says what keeps runs apart", async () => {
      const said = (await engine().isolation()).join(" ");
      expect(said).toContain("They have no network.");
      expect(said.includes("have a user of their own")).toBe(process.getuid?.() === 0);
    });

    it("a tool reaches no port of this machine", async () => {
      const server = createServer((socket) => socket.end());
      await new Promise<void>((listens) => server.listen(0, "127.0.0.1", listens));
      const address = server.address();
      const port = String(typeof address === "object" && address?.port);
      try {
        expect(await findings(engine(), "probe", { port })).not.toContain("REACHED");
      } finally {
        server.close();
      }
    });

    it("a link in the place of an output leads nowhere", async () => {
      const secret = join(engine().folder, "secret");
      await writeFile(secret, SECRET, { mode: 0o644 });
      for (const target of [secret, "/usr/bin/env", "../../inputs", "/analysis/job.json"]) {
        const run = await toyRun(newKey(), "link", { target });
        const runId = await start(engine(), run);
        await ended(engine(), runId);
        expect(await engine().outputs(runId, run.workflow, signal()), target).toEqual([]);
        await engine().clean(run.key, signal());
      }
    });
  },
);

withLocalEngine(
  "with data of the site",
  (folder) => {
    mkdirSync(join(folder, "site/schemes"), { recursive: true, mode: 0o755 });
    writeFileSync(join(folder, "site/schemes/a.fasta"), ">locus_1\nACGT\n");
    return { siteData: join(folder, "site"), hidden: [folder] };
  },
  (engine) => {
    it("a tool reads it where it lies, and cannot write it", async () => {
      const path = join(engine().folder, "site/schemes/a.fasta");
      const run = await toyRun(newKey(), "probe", { read: "/analysis/inputs/a.fasta", write: path });
      const runId = await start(engine(), { ...run, files: [...run.files, { ...bytesFile("", "a.fasta"), path }] });
      expect(await ended(engine(), runId)).toEqual({ phase: "succeeded" });
      const found = await textOf(await engine().outputs(runId, run.workflow, signal()), "findings");
      expect(found).toContain(">locus_1\nACGT\nREAD");
      expect(found).not.toContain("WROTE");
      await engine().clean(run.key, signal());
    });
  },
);

withLocalEngine(
  "without a sandbox, which an operator has to ask for",
  () => ({ isolation: "none" }),
  (engine) => {
    it("a tool can do what the sandbox keeps it from", async () => {
      const secret = join(engine().folder, "secret");
      await writeFile(secret, SECRET);
      const written = join(engine().folder, "planted");
      const found = await findings(engine(), "probe", { read: secret, write: written });
      expect(found).toContain(`${SECRET}READ ${secret}`);
      expect(found).toContain(`WROTE ${written}`);
      expect((await engine().isolation()).join(" ")).toContain("WITHOUT a sandbox");
    });
  },
);

it("without cwltool the engine says what brings it, and takes no run", async () => {
  const folder = `/tmp/isotrail-${newKey()}`;
  const engine = await openLocalEngine({ workFolder: folder, cwltool: "/nowhere/cwltool", isolation: "required" });
  const run = await toyRun(newKey(), "echo");
  expect(await engine.unavailable(run.workflow, signal())).toBe(
    "cwltool is not installed: npm run workflows brings it.",
  );
  await expect(start(engine, run)).rejects.toThrow("cwltool is not installed");
  expect(await engine.find(run.key, signal())).toEqual([]);
  await engine.clean(run.key, signal());
});

withLocalEngine(
  "on a machine that lacks something",
  () => ({}),
  (engine) => {
    it("says which tools a workflow misses, and what installs them", async () => {
      const { workflow } = await toyRun(newKey(), "echo");
      const tools = [
        { name: "Prokka", command: "no-such-prokka", package: "prokka" },
        { name: "sh", command: "sh" },
      ];
      expect(await engine().unavailable({ ...workflow, tools }, signal())).toBe(
        "Not installed on this machine: Prokka: apt-get install prokka.",
      );
    });

    it("says that a workflow needs more memory than there is", async () => {
      const { workflow } = await toyRun(newKey(), "echo");
      const resources = { ...workflow.resources, memory: 1e9 };
      expect(await engine().unavailable({ ...workflow, resources }, signal())).toContain("more than this machine has");
    });
  },
);
