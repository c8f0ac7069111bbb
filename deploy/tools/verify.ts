// Proves the invariants of a data folder, of a running or a stopped system. Names each fault; exit 0 without one, else 1.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { catalog } from "@isotrail/catalog";
import { openStores } from "@isotrail/embedded";
import { files } from "@isotrail/files";
import { readSettings, type Service } from "@isotrail/http";
import { identityService } from "@isotrail/identity";
import { runs } from "@isotrail/runs";
import { systemKeys } from "../standalone/keys.ts";
import { verifyService } from "./invariants.ts";

const HELP = `Usage: npm run verify -- [--data FOLDER]

Reads every log from its start and proves, on a running or a stopped system:
positions and versions have no gap; every view equals the fold of its stream and is found under its keys;
every claim has its owner and every owner its claims; every blob named by an event is there, with its size and SHA-256.

  --data FOLDER   the data folder (default: DATA_DIR, or ./data)

Exit: 0 nothing is wrong, 1 faults (each on a line of standard output), 2 cannot be checked.`;

const { values } = parseArgs({ options: { data: { type: "string" }, help: { type: "boolean" } } });
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const settings = readSettings(process.env);
const folder = resolve(values.data ?? settings.dataDir);
if (!existsSync(join(folder, "lock.db"))) {
  console.error(`${folder} is not a data folder`);
  process.exit(2);
}
process.chdir(folder);
const keys = await systemKeys({
  token: settings.tokenKeysFile ?? "keys/token.jwks",
  internal: settings.internalKeysFile ?? "keys/internal.jwks",
  seal: settings.sealKeyFile ?? "keys/seal",
});
const services: readonly Service[] = [identityService({ tokenKeys: keys.token }), catalog, runs, files];

let faults = 0;
for (const service of services) {
  const stores = await openStores({ folder: ".", service: service.name, sealKey: keys.seal });
  try {
    await stores.views.open(service.aggregates.map(({ view }) => view));
    const { commits, streams, claims, blobs, behind } = await verifyService(service, stores, (fault) => {
      faults++;
      console.log(fault);
    });
    console.error(
      `${service.name}: ${commits} commits in ${streams} streams, ${claims} claims, ${blobs} blobs checked${behind > 0 ? `, ${behind} views behind` : ""}`,
    );
  } finally {
    await stores.close();
  }
}
console.error(faults === 0 ? "nothing is wrong" : `${faults} faults`);
process.exit(faults === 0 ? 0 : 1);
