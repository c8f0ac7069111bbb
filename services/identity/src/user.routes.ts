// Users over HTTP: for people by the gateway, for other services in batches.
import { CommandRejected } from "@isotrail/eventsourcing";
import { commandContext, pages, type ServiceContext, sendLines, sendRecord, userOf } from "@isotrail/http";
import type { FastifyInstance, FastifyReply } from "fastify";
import { newUser } from "./user.fields.ts";
import { user } from "./user.ts";
import { createUser, type FoundUser, findByIds, findByName, findUser, userDocuments } from "./users.ts";

/** Users that are asked for in one call. */
const MOST = 10_000;

export function userRoutes(app: FastifyInstance, { aggregates, stores }: ServiceContext): void {
  const { personalDataKeys } = stores;

  async function answer(reply: FastifyReply, status: number, found: FoundUser | undefined) {
    if (!found) throw new CommandRejected("missing", "There is no such user.");
    const [document = {}] = await userDocuments(personalDataKeys, [found]);
    return sendRecord(reply, status, found.version, document);
  }

  async function* all() {
    for await (const page of pages(aggregates, user, { index: "all", value: "all" }))
      yield* await userDocuments(personalDataKeys, page);
  }

  app.get("/users", async (request, reply) => {
    mayRead(userOf(request).role);
    await sendLines(reply, all());
    return reply;
  });

  app.post("/users", async (request, reply) => {
    const { role } = userOf(request);
    if (role !== "ROLE_ADMIN" && role !== "ROLE_MANAGER")
      throw new CommandRejected("forbidden", "Only administrators and managers may create users.");
    const wanted = newUser(request.body);
    // "admin; manager only if the new user has ROLE_USER"
    if (role === "ROLE_MANAGER" && wanted.systemRole !== "ROLE_USER")
      throw new CommandRejected("forbidden", "A manager may create users of role ROLE_USER only.");
    return answer(reply, 201, await createUser(aggregates, wanted, commandContext(request)));
  });

  app.get("/users/current", async (request, reply) =>
    answer(reply, 200, (await findByIds(aggregates, [userOf(request).user]))[0]),
  );

  app.get<{ Params: { u: string } }>("/users/:u", async (request, reply) => {
    const { user: me, role } = userOf(request);
    if (request.params.u !== me) mayRead(role); // where the link self of users/current leads is for everybody
    return answer(reply, 200, await findUser(aggregates, request.params.u));
  });

  app.post("/internal/users", async (request) => {
    const { ids, names } = asked(request.body);
    const named = await Promise.all(names.map((name) => findByName(aggregates, name)));
    const found = [...(await findByIds(aggregates, ids)), ...named.filter((one) => one !== undefined)];
    return userDocuments(personalDataKeys, [...new Map(found.map((one) => [one.id, one])).values()]);
  });
}

/** "ROLE_USER and above; sequencer 403" */
function mayRead(role: string): void {
  if (role === "ROLE_SEQUENCER") throw new CommandRejected("forbidden", "A sequencer may not read users.");
}

function asked(body: unknown): { ids: string[]; names: string[] } {
  const { ids = [], names = [] } = (body ?? {}) as { ids?: unknown; names?: unknown };
  const texts = (list: unknown) => Array.isArray(list) && list.every((one) => typeof one === "string");
  if (!texts(ids) || !texts(names)) throw new CommandRejected("invalid", "ids and names must be lists of texts.");
  const wanted = { ids: ids as string[], names: names as string[] };
  if (wanted.ids.length + wanted.names.length > MOST)
    throw new CommandRejected("too-large", `At most ${MOST} users at once.`);
  return wanted;
}
