// Prints the public events of a service, from its topic or from its log, and goes on with what comes.
import { parseArgs } from "node:util";
import { type PublicEvent, publicEvents } from "@isotrail/eventsourcing";
import { serviceNamed } from "../registry.ts";
import { asJson, asLine } from "./event-text.ts";
import { chosenService, openPlace, PLACE_HELP, PLACE_OPTIONS, type Place } from "./place.ts";
import { main, OK, type Tool, Usage } from "./tool.ts";

export const HELP = `Usage: npm run events -- --service NAME [--after POSITION] [--type TYPE]… [--project ID]… [--subject STREAM]…
                         [--follow] [--json] [--from-log] [--data FOLDER]

Prints the public events of a service, one a line, decoded: position and index in the log, time, type, subject, actor,
message. An embedded system (running or stopped) is read from its log, in order. A cluster is read from the service's
topic: in order for each subject, and with the repeats that are there; --from-log reads its log instead.

${PLACE_HELP}
  --service NAME     whose events
  --after POSITION   only events of later commits (default: 0, all)
  --type TYPE        only of this type: SampleCreated, or isotrail.catalog.v1.SampleCreated; may be repeated
  --project ID       only those that concern this project; may be repeated
  --subject STREAM   only of this resource: sample-12; may be repeated
  --follow           do not end: print what comes, until Ctrl-C
  --json             each event as a JSON document with all its attributes
  --from-log         on a cluster: from the log, also what is not published yet

Exit: 0 at the end, or when --follow was ended; 2 wrong usage or cannot run.`;

/** Commits that are read at once. */
const PAGE = 500;

type Asked = { readonly after: number; readonly follow: boolean; wanted(event: PublicEvent): boolean };

export const events: Tool = async (args, io) => {
  const many = { type: "string", multiple: true, default: [] as string[] } as const;
  const flag = { type: "boolean", default: false } as const;
  const options = {
    ...PLACE_OPTIONS,
    service: { type: "string" },
    after: { type: "string", default: "0" },
    type: many,
    project: many,
    subject: many,
    follow: flag,
    json: flag,
    "from-log": flag,
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  const service = chosenService(values.service);
  if (!/^\d{1,15}$/.test(values.after)) throw new Usage("--after must be the number of a position");
  const asked = { after: Number(values.after), follow: values.follow, wanted: filter(values) };
  const place = openPlace(values.data, io);
  const source = place.topic && !values["from-log"] ? ofTopic : ofLog;
  const text = values.json ? asJson : asLine;
  try {
    for await (const event of source(place, service, asked, io.signal)) if (asked.wanted(event)) io.out(text(event));
  } catch (error) {
    if (!(values.follow && io.signal.aborted)) throw error; // ending it is how following ends
  }
  return OK;
};

type Filters = { type: readonly string[]; project: readonly string[]; subject: readonly string[] };

function filter({ type, project, subject }: Filters): (event: PublicEvent) => boolean {
  const among = (given: readonly string[], values: readonly string[]) =>
    given.length === 0 || values.some((value) => given.includes(value));
  return (event) =>
    among(type, [event.type, event.type.slice(event.type.lastIndexOf(".") + 1)]) &&
    among(project, event.projects) &&
    among(subject, [event.subject]);
}

async function* ofLog(place: Place, service: string, { after, follow }: Asked, signal: AbortSignal) {
  const { log, close } = await place.log(service);
  try {
    for (let position = after; ; ) {
      signal.throwIfAborted();
      const commits = await log.readFrom(position, PAGE);
      for (const commit of commits) yield* publicEvents(service, log.id, serviceNamed(service), commit);
      position = commits.at(-1)?.position ?? position;
      if (commits.length > 0) continue;
      if (!follow) return;
      await log.changed(position, signal);
    }
  } finally {
    await close();
  }
}

async function* ofTopic(place: Place, service: string, { after, follow }: Asked, signal: AbortSignal) {
  const told = follow ? place.follow : place.topic;
  for await (const event of told?.(service, signal) ?? []) if (event.position > after) yield event;
}

if (import.meta.main) await main("events", HELP, events);
