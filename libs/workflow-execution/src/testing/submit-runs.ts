// A process that submits runs as a worker would, and that a test kills: what was submitted is found, the rest is begun anew.
import { setTimeout as wait } from "node:timers/promises";
import type { InputFile } from "../engine.ts";
import { openLocalEngine } from "../local/local.ts";
import { signal } from "./engine-contract.ts";
import { toyRun } from "./toys.ts";

const [workFolder = "", cwltool = "", marks = "", ...keys] = process.argv.slice(2);

/** A stream that takes its time, so that a kill often falls into it. */
async function* slowly(file: InputFile) {
  for await (const piece of await file.open(signal()))
    for (const byte of piece) {
      yield Uint8Array.of(byte);
      await wait(2);
    }
}

const engine = await openLocalEngine({ workFolder, cwltool, isolation: "none" });
for (const key of keys) {
  if ((await engine.find(key, signal())).length > 0) continue;
  const run = await toyRun(key, "probe", { write: `${marks}/${key}` });
  const files = run.files.map((file) => ({ ...file, open: async () => slowly(file) }));
  await engine.prepare(run.workflow, signal());
  await engine.submit(run, await engine.stage({ ...run, files }, signal()), signal());
}
console.log("submitted");
