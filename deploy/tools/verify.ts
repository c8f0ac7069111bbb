// Proves the invariants of a data folder or of a cluster, running or stopped. Names each fault; exit 0 without one, else 1.
import { parseArgs } from "node:util";
import { viewsOf } from "@isotrail/eventsourcing";
import { serviceNamed } from "../registry.ts";
import type { Checked } from "./check.ts";
import { verifyService } from "./invariants.ts";
import { openPlace, PLACE_HELP, PLACE_OPTIONS, servicesNamed, withStores } from "./place.ts";
import { FOUND, main, OK, type Tool } from "./tool.ts";

export const HELP = `Usage: npm run verify -- [--data FOLDER] [--service NAME]…

Reads every log from its start and proves, on a running or a stopped system:
positions and versions have no gap; every view equals the fold of its stream and is found under its keys;
every claim has its owner and every owner its claims; every blob named by an event is there, with its size and SHA-256;
on a cluster, every public event up to the relay's position is on its topic exactly as the log makes it, in order by
key, and nothing else is. It changes nothing. What it compares with lies in a temporary file, about as large as the views.

${PLACE_HELP}
  --service NAME     only this service; may be repeated

Exit: 0 nothing is wrong, 1 faults (each on a line of standard output), 2 cannot be checked.`;

export const verify: Tool = async (args, io) => {
  const options = { ...PLACE_OPTIONS, service: { type: "string", multiple: true } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const place = openPlace(values.data, io);
  let faults = 0;
  const fault = (text: string) => {
    faults++;
    io.out(text);
  };
  for (const service of servicesNamed(values.service)) {
    const engine = serviceNamed(service);
    await withStores(place, service, async (stores) => {
      await stores.views.open(viewsOf(engine));
      const topic = place.topic?.(service, io.signal, (partition, offset) =>
        fault(`${service}: the topic has a message that is no event, partition ${partition}, offset ${offset}`),
      );
      const checked = await verifyService(engine, stores, { ...io, fault, topic });
      io.note(`${service}: ${summary(checked, topic !== undefined)}`);
    });
  }
  io.note(faults === 0 ? "nothing is wrong" : `${faults} faults`);
  return faults === 0 ? OK : FOUND;
};

const summary = ({ commits, streams, claims, blobs, behind, published }: Checked, topic: boolean) =>
  `${commits} commits in ${streams} streams, ${claims} claims, ${blobs} blobs${topic ? `, ${published} published events` : ""} checked${behind > 0 ? `, ${behind} views behind` : ""}`;

if (import.meta.main) await main("verify", HELP, verify);
