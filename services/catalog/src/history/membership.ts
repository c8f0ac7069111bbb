// What the history of a project shows of its members: users and groups by identifier, and their roles.
import type { EventDetails } from "@isotrail/http";
import type { MembershipEvent } from "../project/membership.ts";
import { given } from "../values.ts";

const ROLES = ["role", "metadataRole"] as const;

export const membershipDetails: EventDetails<MembershipEvent> = {
  ProjectMemberAdded: (data) => ({ memberId: data.userId, ...given(ROLES, data) }),
  ProjectMemberChanged: (data) => ({ memberId: data.userId, ...given(ROLES, data) }),
  ProjectMemberRemoved: ({ userId }) => ({ memberId: userId }),
  ProjectGroupAdded: (data) => ({ groupId: data.groupId, ...given(ROLES, data) }),
  ProjectGroupChanged: (data) => ({ groupId: data.groupId, ...given(ROLES, data) }),
  ProjectGroupRemoved: ({ groupId }) => ({ groupId }),
};
