// What identity tells the outside: that there is a user, their role and whether they may act. Never who they are.
import { isotrail } from "@isotrail/contracts/events";
import type { Publish } from "@isotrail/eventsourcing";
import type { UserEvent } from "./user/decider.ts";

const { UserCreated, UserChanged } = isotrail.identity.v1;

export const publish: Publish = (event, { category, id }) => {
  if (category !== "user") return undefined;
  const { type, data } = event as UserEvent;
  if (type === "UserCreated") {
    const bytes = UserCreated.encode({
      userId: id,
      systemRole: data.systemRole ?? "",
      enabled: data.enabled ?? true,
    }).finish();
    return { type: "isotrail.identity.v1.UserCreated", bytes, projects: [] };
  }
  if (type !== "UserChanged" || (data.systemRole == null && data.enabled == null)) return undefined;
  const { systemRole = null, enabled = null } = data;
  const bytes = UserChanged.encode({ userId: id, systemRole, enabled }).finish();
  return { type: "isotrail.identity.v1.UserChanged", bytes, projects: [] };
};
