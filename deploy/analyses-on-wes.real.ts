// npm run test:wes: the whole system before real WES servers, from outside: killed while a run goes on, it ends as plain cwltool does.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Isolate, missingTools, simulateIsolates } from "../libs/workflow-execution/src/testing/isolates.ts";
import { runPlainly } from "../libs/workflow-execution/src/testing/plain-cwltool.ts";
import { installed } from "../libs/workflow-execution/src/testing/wes/install.ts";
import { RealServer } from "../libs/workflow-execution/src/testing/wes/real-server.ts";
import { type Client, link, newSample, newUser, type Resource, signIn } from "../test-e2e/client.ts";
import { form } from "../test-e2e/form.ts";
import { type System, startSystem } from "../test-e2e/system.ts";

const STATES = ["NEW", "DOWNLOADING", "FINISHED_DOWNLOADING", "PREPARING", "PREPARED", "SUBMITTING", "RUNNING"];
const LAST_STATES = ["FINISHED_RUNNING", "COMPLETING", "COMPLETED"];
const ISOLATES: readonly Isolate[] = ["iso1", "iso2", "iso3", "iso4"];

type Listed = Readonly<Record<"runs" | "workflows", readonly { state: string }[] | undefined>>;

let isolates: Awaited<ReturnType<typeof simulateIsolates>>;
beforeAll(async () => {
  isolates = await simulateIsolates();
});
afterAll(() => isolates?.[Symbol.dispose]());

/** @returns the identifier of a new pair, and the name of its sample */
async function newPair(owner: Client, isolate: Isolate) {
  const { sample } = await newSample(owner);
  const part = (name: string, end: string) => {
    const filename = `${isolate}_${end}.fastq.gz`;
    return { name, filename, content: readFileSync(join(isolates.siteData, "../reads", filename)) };
  };
  const parts = form(part("file1", "1"), part("file2", "2"));
  const { identifier } = await owner.create(link(sample, "sample/sequenceFiles/pairs"), parts);
  return { identifier, sampleName: String(sample.sampleName) };
}

type Told = { set?: { analysisState?: string }; outputs?: { name: string; sha256: string }[] };

async function eventsOf(owner: Client, submission: Resource): Promise<Told[]> {
  const { resources } = await owner.read(link(submission, "history"));
  return resources.flatMap((entry) => entry.events as Told[]);
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

for (const dialect of ["sapporo", "toil"] as const) {
  const reason = installed(dialect).reason ?? (await missingTools("phylogenomics"));
  if (reason) it.skip(`${dialect} was not tried: ${reason}`, () => {});
  else
    describe(`an analysis on ${dialect}`, () => {
      let server: RealServer;
      let system: System;
      beforeAll(async () => {
        server = await RealServer.start(dialect);
        const { url, sharedRoot } = server.settings;
        const wes = { WORKFLOW_ENGINE: "wes", WES_URL: url, WES_DIALECT: dialect, WES_SHARED_ROOT: sharedRoot ?? "" };
        system = await startSystem({ ...wes, SITE_DATA_DIR: isolates.siteData });
      });
      afterAll(async () => {
        await system?.remove();
        await server?.close();
      });

      it("is completed though server and system are killed while it runs, and runs once", async () => {
        const owner = await newUser(await signIn(system), system);
        const pairs = await Promise.all(ISOLATES.map((isolate) => newPair(owner, isolate)));
        const submission = await owner.create(link(await owner.follow(), "analysisSubmissions"), {
          name: "Outbreak of May",
          analysisType: "phylogenomics",
          inputParameters: { reference: "simulated" },
          inputPairs: pairs.map(({ identifier }) => identifier),
        });
        const state = async () => (await owner.read(link(submission, "self"))).analysisState;
        await expect.poll(state, { timeout: 60_000, interval: 100 }).toBe("RUNNING");

        await server.kill();
        await wait(2_000);
        await system.end("SIGKILL");
        await system.start();
        expect(await state()).toBe("RUNNING");
        await server.start();
        await expect.poll(state, { timeout: 120_000, interval: 500 }).toMatch(/^(COMPLETED|ERROR)$/);

        const { runs, workflows } = (await (await fetch(`${server.settings.url}/runs`)).json()) as Listed;
        expect((runs ?? workflows)?.map((run) => run.state)).toEqual(["COMPLETE"]);
        const events = await eventsOf(owner, submission);
        expect(events.flatMap(({ set }) => set?.analysisState ?? [])).toEqual([...STATES, ...LAST_STATES]);

        const samples = ISOLATES.map((isolate, n) => [pairs[n]?.sampleName ?? "", isolate] as const);
        const cwltool = join(installed("sapporo").bin, "cwltool");
        const plain = await runPlainly(cwltool, await isolates.run("phylogenomics", samples));
        const stored = events.flatMap(({ outputs }) => outputs ?? []);
        for (const { name, sha256: digest } of stored) expect(digest, name).toBe(sha256(plain[name] ?? ""));
        expect(stored.map(({ name }) => name)).toEqual(["tree", "matrix", "table"]);
      });
    });
}
