// The contract of engines on this machine, with real cwltool runs in a real sandbox.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { cwltool } from "../testing/cwltool.ts";
import { engineContract } from "../testing/engine-contract.ts";
import { openLocalEngine } from "./local.ts";

describe.skipIf(!cwltool)(`on this machine${cwltool ? "" : " (skipped: npm run workflows brings cwltool)"}`, () => {
  let workFolder: string;
  beforeAll(async () => {
    workFolder = await mkdtemp(join(tmpdir(), "isotrail-"));
  });
  afterAll(() => rm(workFolder, { recursive: true, force: true }));
  engineContract("local", { open: () => openLocalEngine({ workFolder, cwltool, isolation: "required" }) });
});
