// The users of a group over HTTP.
import { commandContext, sendLines, sendRecord, userOf } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import type { IdentityContext } from "../context.ts";
import { addGroupMember } from "../use-cases/add-group-member.ts";
import { changeGroupMember } from "../use-cases/change-group-member.ts";
import { removeGroupMember } from "../use-cases/remove-group-member.ts";
import { listGroupMembers, readGroupMember } from "./reads.ts";

type AtGroup = { Params: { group: string } };
type AtMember = { Params: { group: string; user: string } };

export function groupMemberRoutes(app: FastifyInstance, identity: IdentityContext): void {
  app.get<AtGroup>("/groups/:group/users", async (request, reply) => {
    await sendLines(reply, listGroupMembers(identity, userOf(request), request.params.group));
    return reply;
  });

  app.post<AtGroup>("/groups/:group/users", async (request, reply) => {
    const { params, body } = request;
    const added = await addGroupMember(identity, userOf(request), params.group, body, commandContext(request));
    return sendRecord(reply, 201, added.version, added.document);
  });

  app.get<AtMember>("/groups/:group/users/:user", async (request, reply) => {
    const { version, document } = await readGroupMember(identity, userOf(request), request.params);
    return sendRecord(reply, 200, version, document);
  });

  app.patch<AtMember>("/groups/:group/users/:user", async (request, reply) => {
    const { params, body } = request;
    const done = await changeGroupMember(identity, userOf(request), params, body, commandContext(request));
    return sendRecord(reply, 200, done.version, done.document);
  });

  app.delete<AtMember>("/groups/:group/users/:user", async (request, reply) => {
    const done = await removeGroupMember(identity, userOf(request), request.params, commandContext(request));
    return sendRecord(reply, 200, done.version, done.document);
  });
}
