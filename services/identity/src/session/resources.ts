// The public resources of sessions: who acts for a user, and its end.
import { historyResources } from "@isotrail/contracts/history";
import type { LinkTemplate, RecordType, Resource } from "@isotrail/contracts/resources";
import { sessionSchema } from "./schema.ts";

const toUser: LinkTemplate = { rel: "user", href: "/users/{user}" };
const toSessions: LinkTemplate = { rel: "user/sessions", href: "/users/{user}/sessions" };

const session: RecordType = {
  name: "session",
  schema: sessionSchema,
  links: [
    { rel: "self", href: "/users/{user}/sessions/{session}" },
    toUser,
    { rel: "history", href: "/users/{user}/sessions/{session}/history" },
  ],
  afterDelete: [toSessions, toUser],
};

export const sessionResources: readonly Resource[] = [
  {
    path: "/users/:user/sessions",
    methods: { GET: "collection" },
    record: session,
    collection: [{ ...toSessions, rel: "self" }, toUser],
  },
  { path: "/users/:user/sessions/:session", methods: { GET: "record", DELETE: "delete" }, record: session },
  // outlasts the session: its way back leads to those that there are
  ...historyResources("session", "/users/:user/sessions/:session", toSessions),
];
