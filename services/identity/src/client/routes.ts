// OAuth clients over HTTP, for administrators.
import { commandContext, historyRoutes, pages, sendLines, sendRecord, userOf } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import type { IdentityContext } from "../context.ts";
import { changeClient } from "../use-cases/change-client.ts";
import { createClient } from "../use-cases/create-client.ts";
import { retireClient } from "../use-cases/retire-client.ts";
import { rotateClientSecret } from "../use-cases/rotate-client-secret.ts";
import type { Actor } from "../user/permissions.ts";
import { client } from "./aggregate.ts";
import { clientDocument } from "./document.ts";
import { requireClient } from "./find.ts";
import { historyOfClient } from "./history.ts";
import { requireAdministrator } from "./permissions.ts";

type AtClient = { Params: { client: string } };

export function clientRoutes(app: FastifyInstance, identity: IdentityContext): void {
  app.get("/clients", async (request, reply) => {
    await sendLines(reply, listClients(identity, userOf(request)));
    return reply;
  });

  app.post("/clients", async (request, reply) => {
    const made = await createClient(identity, userOf(request), request.body, commandContext(request));
    return sendRecord(reply, 201, made.version, made.document);
  });

  app.get<AtClient>("/clients/:client", async (request, reply) => {
    requireAdministrator(userOf(request));
    const found = await requireClient(identity.aggregates, request.params.client);
    return sendRecord(reply, 200, found.version, clientDocument(found));
  });

  app.patch<AtClient>("/clients/:client", async (request, reply) => {
    const { params, body } = request;
    const done = await changeClient(identity, userOf(request), params.client, body, commandContext(request));
    return sendRecord(reply, 200, done.version, done.document);
  });

  app.delete<AtClient>("/clients/:client", async (request) =>
    retireClient(identity, userOf(request), request.params.client, commandContext(request)),
  );

  app.post<AtClient>("/clients/:client/secret", async (request, reply) => {
    const { params, body } = request;
    const done = await rotateClientSecret(identity, userOf(request), params.client, body, commandContext(request));
    return sendRecord(reply, 201, done.version, done.document);
  });

  historyRoutes<{ client: string }>(app, "/clients/:client", (actor, { client: id }) =>
    historyOfClient(identity, actor, id),
  );
}

async function* listClients({ aggregates }: IdentityContext, actor: Actor) {
  requireAdministrator(actor);
  for await (const page of pages(aggregates, client, { index: "all", value: "all" }))
    yield* page.map((one) => clientDocument(one));
}
