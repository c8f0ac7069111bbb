// Sequencing runs over HTTP, and what other services ask about them.
import { type AggregateStore, CommandRejected, streamOf } from "@isotrail/eventsourcing";
import {
  commandContext,
  Problem,
  pages,
  type Role,
  type ServiceContext,
  sendLines,
  sendRecord,
  userOf,
} from "@isotrail/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { newRun, runChanges } from "./run.fields.ts";
import { type Run, run } from "./run.ts";

type Actor = { readonly user: string; readonly role: Role };
type Found = { readonly id: string; readonly version: number; readonly state: Run };
type AtRun = { Params: { r: string } };

/** "A run to its creator, sequencers, technicians and administrators." */
const seesAll = ({ role }: Actor) => ["ROLE_ADMIN", "ROLE_TECHNICIAN", "ROLE_SEQUENCER"].includes(role);
const mayRead = (actor: Actor, { creator }: Run) => seesAll(actor) || actor.user === creator;
/** Who may change a run may upload to it. */
const mayChange = ({ user, role }: Actor, { creator }: Run) =>
  role === "ROLE_ADMIN" || role === "ROLE_SEQUENCER" || user === creator;

const forbidden = () => new CommandRejected("forbidden", "You are not allowed to do this.");

/** Identifiers in one question. */
const MOST = 10_000;

export const runDocument = ({ id, state }: { id: string; state: Run }) => ({
  ...state.properties,
  identifier: id,
  createdDate: state.createdDate,
  modifiedDate: state.modifiedDate,
  description: state.description,
  uploadStatus: state.uploadStatus,
  layoutType: state.layoutType,
  sequencerType: state.sequencerType,
  label: id,
  refs: {},
});

/** The runs that exist, by identifier: the view, and the log for streams whose view is behind. */
async function findRuns(
  { stores, staleStreams, load }: AggregateStore,
  ids: readonly string[],
): Promise<Map<string, Found>> {
  const shown = await stores.views.get<Run>(run.view.name, ids);
  const folded = await Promise.all(ids.filter((id) => staleStreams.has(streamOf(run, id))).map((id) => load(run, id)));
  return new Map([...shown, ...folded].filter(({ state }) => state.status === "live").map((one) => [one.id, one]));
}

export function runRoutes(app: FastifyInstance, { aggregates, stores }: ServiceContext): void {
  async function runFor(actor: Actor, id: string, may: (actor: Actor, run: Run) => boolean): Promise<Found> {
    const found = (await findRuns(aggregates, [id])).get(id);
    if (!found) throw new CommandRejected("missing", "There is no such sequencing run.");
    if (!may(actor, found.state)) throw forbidden();
    return found;
  }

  async function create(request: FastifyRequest, reply: FastifyReply, type?: string) {
    const wanted = newRun(request.body, userOf(request).user, type);
    const newId = async () => String(await stores.ids.next(run.category));
    const command = () => ({ type: "create", run: wanted }) as const;
    const made = await aggregates.create(run, newId, command, commandContext(request));
    return sendRecord(reply, 201, made.version, runDocument(made));
  }

  async function* documents() {
    for await (const page of pages(aggregates, run, { index: "all", value: "all" })) yield* page.map(runDocument);
  }

  app.get("/sequencingrun", async (request, reply) => {
    if (!seesAll(userOf(request))) throw forbidden();
    await sendLines(reply, documents());
    return reply;
  });

  app.post("/sequencingrun", (request, reply) => create(request, reply));

  app.post<{ Params: { type: string } }>("/sequencingrun/:type", (request, reply) => {
    const { type } = request.params;
    if (/^\d+$/.test(type))
      throw new Problem(405, "Request method not supported", { headers: { allow: "GET, HEAD, PATCH, DELETE" } });
    return create(request, reply, type);
  });

  app.get<AtRun>("/sequencingrun/:r", async (request, reply) => {
    const found = await runFor(userOf(request), request.params.r, mayRead);
    return sendRecord(reply, 200, found.version, runDocument(found));
  });

  app.patch<AtRun>("/sequencingrun/:r", async (request, reply) => {
    const actor = userOf(request);
    const { id } = await runFor(actor, request.params.r, mayChange);
    const changes = runChanges(request.body);
    const command = { type: "change", changes, admin: actor.role === "ROLE_ADMIN" } as const;
    const { version } = await aggregates.execute(run, id, command, commandContext(request));
    return sendRecord(reply, 200, version, { refs: {} });
  });

  app.delete<AtRun>("/sequencingrun/:r", async (request) => {
    const { id } = await runFor(userOf(request), request.params.r, ({ role }) => role === "ROLE_ADMIN");
    await aggregates.execute(run, id, { type: "delete" }, { ...commandContext(request), freesSpace: true });
    return { refs: {} };
  });

  app.post<{ Body: { ids?: unknown } | null }>("/internal/access", async (request) => {
    const actor = userOf(request);
    const { ids } = request.body ?? {};
    if (!Array.isArray(ids) || ids.length > MOST || !ids.every((id): id is string => typeof id === "string"))
      throw new CommandRejected("invalid", `Ask for an array of at most ${MOST} identifiers.`);
    const found = await findRuns(aggregates, ids);
    return ids.map((id) => {
      const state = found.get(id)?.state;
      if (!state) return { id, exists: false, read: false, write: false, upload: false, status: null, layout: null };
      const write = mayChange(actor, state);
      const { uploadStatus: status, layoutType: layout } = state;
      return { id, exists: true, read: mayRead(actor, state), write, upload: write, status, layout };
    });
  });
}
