// What identity tells the outside: that there is a user, their role and whether they may act, and who is in which group.
// Never who they are, nor what a group is called.
import { isotrail } from "@isotrail/contracts/events";
import type { PublicMessage, Publish } from "@isotrail/eventsourcing";
import type { GroupEvent } from "./group/decider.ts";
import type { UserEvent } from "./user/state.ts";

const v1 = isotrail.identity.v1;
const { UserCreated, UserChanged } = v1;

export const publish: Publish = (event, { category, id }) => {
  if (category === "group") return publishGroup(event as GroupEvent, id);
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
  if (type === "UserDeleted") {
    const bytes = v1.UserDeleted.encode({ userId: id }).finish();
    return { type: "isotrail.identity.v1.UserDeleted", bytes, projects: [] };
  }
  if (type !== "UserChanged" || (data.systemRole == null && data.enabled == null)) return undefined;
  const { systemRole = null, enabled = null } = data;
  const bytes = UserChanged.encode({ userId: id, systemRole, enabled }).finish();
  return { type: "isotrail.identity.v1.UserChanged", bytes, projects: [] };
};

function publishGroup({ type, data }: GroupEvent, groupId: string): PublicMessage | undefined {
  const told = (writer: { finish(): Uint8Array }) => ({
    type: `isotrail.identity.v1.${type}`,
    bytes: writer.finish(),
    projects: [],
  });
  switch (type) {
    case "GroupCreated":
      return told(v1.GroupCreated.encode({ groupId, ownerId: data.ownerId ?? "" }));
    case "GroupChanged":
      return undefined;
    case "GroupMemberAdded":
    case "GroupMemberChanged":
      return told(v1[type].encode({ groupId, userId: data.userId ?? "", role: data.role ?? "" }));
    case "GroupMemberRemoved":
      return told(v1.GroupMemberRemoved.encode({ groupId, userId: data.userId ?? "" }));
    case "GroupDeleted":
      return told(v1.GroupDeleted.encode({ groupId }));
  }
}
