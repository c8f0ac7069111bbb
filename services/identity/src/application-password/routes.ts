// Application passwords over HTTP: made by their user, listed and ended also by administrators.
import { commandContext, historyRoutes, pages, sendLines, sendRecord, userOf } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import type { IdentityContext } from "../context.ts";
import { ownOrAdministered } from "../session/permissions.ts";
import { createApplicationPassword } from "../use-cases/create-application-password.ts";
import { endApplicationPassword } from "../use-cases/end-application-password.ts";
import type { Actor } from "../user/permissions.ts";
import { applicationPassword } from "./aggregate.ts";
import { applicationPasswordDocuments } from "./document.ts";
import { type ApplicationPasswordPath, requireApplicationPassword } from "./find.ts";
import { historyOfApplicationPassword } from "./history.ts";

type OfUser = { Params: { user: string } };

export function applicationPasswordRoutes(app: FastifyInstance, identity: IdentityContext): void {
  app.get<OfUser>("/users/:user/applicationPasswords", async (request, reply) => {
    await sendLines(reply, listed(identity, userOf(request), request.params.user));
    return reply;
  });

  app.post<OfUser>("/users/:user/applicationPasswords", async (request, reply) => {
    const { params, body } = request;
    const made = await createApplicationPassword(identity, userOf(request), params.user, body, commandContext(request));
    return sendRecord(reply, 201, made.version, made.document);
  });

  app.get<{ Params: ApplicationPasswordPath }>(
    "/users/:user/applicationPasswords/:applicationPassword",
    async (request, reply) => {
      const { params } = request;
      const user = await ownOrAdministered(identity, userOf(request), params.user);
      const found = await requireApplicationPassword(identity, user.id, params.applicationPassword);
      const [document = {}] = await applicationPasswordDocuments(identity.stores.personalDataKeys, [found]);
      return sendRecord(reply, 200, found.version, document);
    },
  );

  app.delete<{ Params: ApplicationPasswordPath }>("/users/:user/applicationPasswords/:applicationPassword", (request) =>
    endApplicationPassword(identity, userOf(request), request.params, commandContext(request)),
  );

  historyRoutes<ApplicationPasswordPath>(app, "/users/:user/applicationPasswords/:applicationPassword", (actor, path) =>
    historyOfApplicationPassword(identity, actor, path),
  );
}

async function* listed(identity: IdentityContext, actor: Actor, nameOrId: string) {
  const user = await ownOrAdministered(identity, actor, nameOrId);
  for await (const page of pages(identity.aggregates, applicationPassword, { index: "user", value: user.id }))
    yield* await applicationPasswordDocuments(identity.stores.personalDataKeys, page);
}
