// The events that event handlers could not apply and set aside: lists them, tries them again, discards them.
import { parseArgs } from "node:util";
import { type EventHandler, openAggregateStore, type ParkedEvent, type Stores } from "@isotrail/eventsourcing";
import { serviceNamed, serviceNames } from "../registry.ts";
import { asJson } from "./event-text.ts";
import { openPlace, PLACE_HELP, PLACE_OPTIONS, type Place, withStores } from "./place.ts";
import { FOUND, type Io, main, OK, type Tool, Usage } from "./tool.ts";

export const HELP = `Usage: npm run parked -- list    [--consumer NAME] [--event ID] [--data FOLDER]
       npm run parked -- retry   [--consumer NAME] [--event ID] [--data FOLDER]
       npm run parked -- discard  --event ID [--consumer NAME] [--data FOLDER]

An event of another service that an event handler cannot apply is parked with its error, and the handler goes on.
list     prints each: consumer, event, type, since when, error
retry    applies them again, oldest first; what succeeds is parked no longer, what fails stays with its new error.
         The embedded default has to be stopped for it; a cluster goes on meanwhile
discard  prints what is lost, and forgets it: the handler will never apply this event

${PLACE_HELP}
  --consumer NAME    only of this handler: files/sample-departure/catalog
  --event ID         only this event: catalog/<log>/<position>/<index>

Exit: 0 done (list: none is parked), 1 list: some are parked; retry: some failed again; discard: there is no such event;
2 wrong usage or cannot run.`;

type Wanted = { readonly consumer: string | undefined; readonly event: string | undefined };
type Work = (service: string, stores: Stores, records: readonly ParkedEvent[]) => Promise<void>;

export const parked: Tool = async (args, io) => {
  const options = { ...PLACE_OPTIONS, consumer: { type: "string" }, event: { type: "string" } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [action, ...more] = positionals;
  if (more.length > 0) throw new Usage(`there is no argument ${more[0]}`);
  const wanted = { consumer: values.consumer, event: values.event };
  const place = () => openPlace(values.data, io);
  if (action === "list") return list(place(), wanted, io);
  if (action === "retry") return retry(place(), wanted, io);
  if (action !== "discard") throw new Usage("say what to do: list, retry or discard");
  if (wanted.event === undefined) throw new Usage("discard needs --event: events are discarded one at a time");
  return discard(place(), wanted, io);
};

async function list(place: Place, wanted: Wanted, io: Io): Promise<number> {
  let found = 0;
  await each(place, wanted, async (_service, _stores, records) => {
    for (const record of records) io.out(lineOf(record));
    found += records.length;
  });
  io.note(`${found} parked`);
  return found === 0 ? OK : FOUND;
}

async function retry(place: Place, wanted: Wanted, io: Io): Promise<number> {
  const giveBack = place.takeAlone();
  let failed = 0;
  try {
    await each(place, wanted, async (service, stores, records) => {
      await stores.views.open(serviceNamed(service).aggregates.map(({ view }) => view));
      const aggregates = openAggregateStore(stores, serviceNamed(service).aggregates);
      const handlers = serviceNamed(service).eventHandlers?.(aggregates) ?? [];
      for (const record of records) {
        io.signal.throwIfAborted();
        const error = await applied(service, handlers, record);
        if (error === undefined) await stores.parkedEvents.remove(record.consumer, record.event.id);
        else await stores.parkedEvents.add({ ...record, error }); // in the place of the old record
        io.out(`${error === undefined ? "applied" : "failed"}\t${lineOf({ ...record, error: error ?? "" })}`);
        if (error !== undefined) failed++;
      }
    });
  } finally {
    giveBack();
  }
  return failed === 0 ? OK : FOUND;
}

/** The error of the handler, or undefined when it has applied the event or does not want such events any more. */
async function applied(service: string, handlers: readonly EventHandler[], { consumer, event }: ParkedEvent) {
  const handler = handlers.find(({ name, source }) => `${service}/${name}/${source}` === consumer);
  if (!handler) return `${service} has no handler ${consumer} any more: discard the event`;
  try {
    await handler.on[event.type]?.(event);
    return undefined;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}

async function discard(place: Place, wanted: Wanted, io: Io): Promise<number> {
  let found = 0;
  await each(place, wanted, async (_service, stores, records) => {
    for (const record of records) {
      io.out(`discarded\t${lineOf(record)}`);
      io.out(asJson(record.event));
      await stores.parkedEvents.remove(record.consumer, record.event.id);
    }
    found += records.length;
  });
  if (found === 0) io.note(`no such event is parked: ${wanted.event}`);
  return found === 0 ? FOUND : OK;
}

/** What is parked and asked for, by the service that parked it, oldest event first. */
async function each(place: Place, { consumer, event }: Wanted, work: Work): Promise<void> {
  const owner = consumer?.slice(0, consumer.indexOf("/"));
  if (owner !== undefined && !serviceNames.some((known) => known === owner))
    throw new Usage("--consumer is service/handler/source, as list prints it");
  for (const service of serviceNames.filter((known) => owner === undefined || known === owner))
    await withStores(place, service, async (stores) => {
      const records = (await stores.parkedEvents.list(consumer)).filter(
        (record) => !event || record.event.id === event,
      );
      records.sort((one, other) => one.event.position - other.event.position || one.event.index - other.event.index);
      if (records.length > 0) await work(service, stores, records);
    });
}

/** Fields with a tab between them; an error's own line ends would make two lines of it. */
const lineOf = ({ consumer, event, error, at }: ParkedEvent) =>
  [consumer, event.id, event.type, new Date(at).toISOString(), error.replace(/\s+/g, " ")].join("\t");

if (import.meta.main) await main("parked", HELP, parked);
