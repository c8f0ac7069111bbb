// npm run workflows: brings all that analyses need on this machine, and says which workflows can run.
import { parseArgs } from "node:util";
import {
  canMakeProkkaDatabase,
  hasProkkaDatabase,
  makeProkkaDatabase,
  openRegistry,
} from "@isotrail/workflow-execution";
import { FOUND, type Io, main, OK, type Tool } from "./tool.ts";
import { type WorkflowPlaces, workflowPlaces } from "./workflow-places.ts";
import { hasPython, installLine, installPackages, installPython, missingPackages } from "./workflow-programs.ts";
import { nameOf, readinessOf } from "./workflow-readiness.ts";

export const HELP = `Usage: npm run workflows -- [--check] [--data FOLDER]

Brings what analyses need on this machine, and ends with a line for each workflow: ready, or what is missing.
It can be run again at any time: what is there stays.
tools     from Debian, when it runs as root; else it prints the line for somebody who may
cwltool   into .workflows in this folder, from PyPI, each file checked against its digest
database  Prokka's small database, of the proteins that Debian has, into the site's data

  --check         only says what is missing
  --data FOLDER   the data folder, whose site-data it fills (default: DATA_DIR, or ./data)

Environment: SITE_DATA_DIR, where the site's data lies instead; WORKFLOWS_DIR, a folder with workflows of your own.

Exit: 0 every workflow can run, 1 something is missing, 2 wrong usage, or it could not be brought.`;

export const workflows: Tool = async (args, io) => {
  const options = { check: { type: "boolean" }, data: { type: "string" } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const places = workflowPlaces(io.env, values.data);
  if (!values.check) await bring(places, io);
  let ready = true;
  for (const one of (await readinessOf(places)).workflows) {
    io.out(`${nameOf(one)}: ${[one.missing ?? "ready.", ...one.siteData].join(" ")}`);
    ready &&= one.missing === undefined;
  }
  return ready ? OK : FOUND;
};

async function bring({ folders, siteData }: WorkflowPlaces, io: Io): Promise<void> {
  const registry = await openRegistry(folders);
  const packages = await missingPackages(registry.all());
  if (packages.length > 0) {
    io.note(`installing ${packages.join(", ")} …`);
    if (!(await installPackages(packages, io)))
      io.note(`Only root can do that on Debian: sudo ${installLine(packages)}`);
  }
  if (!(await hasPython())) {
    io.note("installing cwltool …");
    await installPython(io);
  }
  if (!hasProkkaDatabase(siteData) && canMakeProkkaDatabase()) {
    io.note("making Prokka's small database …");
    await makeProkkaDatabase(siteData, io.signal);
  }
}

if (import.meta.main) await main("workflows", HELP, workflows);
