// Makes views anew from the log, beside the ones that are read, then puts them in their place.
import { parseArgs } from "node:util";
import { rebuildSums, rebuildView, type ServiceEngine, type Stores, viewsOf } from "@isotrail/eventsourcing";
import { serviceNamed, serviceNames } from "../registry.ts";
import { chosenService, openPlace, PLACE_HELP, PLACE_OPTIONS, type Place, withStores } from "./place.ts";
import { type Io, main, OK, type Tool, Usage } from "./tool.ts";

export const HELP = `Usage: npm run rebuild -- --service NAME (--view NAME… | --all) [--data FOLDER]

Replays the whole log of a service into a new view beside the one that is read, then puts it in its place: readers see
the old one or the new one, each whole. Ended before it is done, it leaves the old one as it is.
The embedded default has to be stopped for it; a cluster goes on meanwhile.

${PLACE_HELP}
  --service NAME     whose views
  --view NAME        this view; may be repeated
  --all              every view of the service

Views:
${serviceNames
  .map(
    (service) =>
      `  ${service}: ${viewsOf(serviceNamed(service))
        .map(({ name }) => name)
        .join(", ")}`,
  )
  .join("\n")}

Exit: 0 rebuilt, 2 wrong usage or not rebuilt (the old view is still there).`;

export const rebuild: Tool = async (args, io) => {
  const options = {
    ...PLACE_OPTIONS,
    service: { type: "string" },
    view: { type: "string", multiple: true },
    all: { type: "boolean" },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  const service = chosenService(values.service);
  const wanted = viewsNamed(service, values.all === true, values.view ?? []);
  const place = openPlace(values.data, io);
  const giveBack = place.takeAlone();
  try {
    await rebuildAll(place, service, wanted, io);
  } finally {
    giveBack();
  }
  return OK;
};

function viewsNamed(service: string, all: boolean, names: readonly string[]): readonly string[] {
  if (all === names.length > 0) throw new Usage("name views with --view, or say --all");
  const known = viewsOf(serviceNamed(service)).map(({ name }) => name);
  if (all) return known;
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Usage(`${service} has no view ${unknown}; it has ${known.join(", ")}`);
  return names;
}

const rebuildAll = (place: Place, service: string, views: readonly string[], io: Io) =>
  withStores(place, service, async (stores) => {
    await stores.views.open(viewsOf(serviceNamed(service)));
    for (const view of views) await rebuildOne(stores, serviceNamed(service), view, io);
  });

async function rebuildOne(stores: Stores, engine: ServiceEngine, name: string, io: Io): Promise<void> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const head = await stores.eventLog.head();
  const progress = (done: number) => {
    io.signal.throwIfAborted();
    const rate = Math.round(done / seconds());
    io.progress(`${name}: ${done} of ${Math.max(done, head)} commits, ${rate} commits/s`);
  };
  const aggregate = engine.aggregates.find(({ view }) => view.name === name);
  if (aggregate) {
    const { documents, position } = await rebuildView(stores, aggregate, { progress });
    io.out(
      `${name}: ${documents} documents from ${position} commits in ${seconds().toFixed(1)} s, deleted ones included`,
    );
  } else if (engine.sums) {
    const { position } = await rebuildSums(stores, engine.aggregates, engine.sums, progress);
    io.out(`${name}: sums from ${position} commits in ${seconds().toFixed(1)} s`);
  }
}

if (import.meta.main) await main("rebuild", HELP, rebuild);
