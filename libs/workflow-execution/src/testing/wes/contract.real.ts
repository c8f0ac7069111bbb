// What every engine does, done by a real sapporo and a real toil.
import { afterAll, beforeAll, describe, it } from "vitest";
import { openWesEngine } from "../../wes/wes.ts";
import { engineContract } from "../engine-contract.ts";
import { installed } from "./install.ts";
import { RealServer } from "./real-server.ts";

const BEYOND = { "takes lines, tabs and letters of any script literally": "characters beyond U+FFFF are refused" };
const OF_TOIL = {
  ...BEYOND,
  "forgets a run that was cleaned": "toil deletes no run",
  "tells why a step failed": "toil keeps nowhere what a failed step wrote into a file",
};

for (const [dialect, skip] of [
  ["sapporo", BEYOND],
  ["toil", OF_TOIL],
] as const) {
  const { reason } = installed(dialect);
  if (reason) it.skip(`${dialect} was not tried: ${reason}`, () => {});
  else
    describe(dialect, () => {
      let server: RealServer;
      beforeAll(async () => {
        server = await RealServer.start(dialect);
      });
      afterAll(() => server?.close());
      engineContract(dialect, { open: () => openWesEngine(server.settings), patience: 90_000, skip });
    });
}
