// Groups of users as they are answered, and who is in them.
import type { Loaded } from "@isotrail/eventsourcing";
import type { UserDocument } from "../user/document.ts";
import type { Group, GroupMember } from "./decider.ts";

export const groupDocument = ({ id, state }: Loaded<Group>) => ({
  identifier: id,
  createdDate: state.createdDate,
  modifiedDate: state.modifiedDate,
  name: state.name,
  description: state.description,
  label: state.name,
  refs: { group: id },
});

/** A membership: what its POST and GET answer. */
export const memberDocument = (group: string, user: UserDocument, { role, createdDate }: GroupMember) => ({
  identifier: user.identifier,
  createdDate,
  label: user.label,
  role,
  refs: { group, user: user.identifier, username: user.username },
});

/** A user in the list of a group: their record, with the role that they have there. */
export const listedMember = <Shown extends Pick<UserDocument, "identifier" | "username">>(
  group: string,
  user: Shown,
  { role }: GroupMember,
) => ({ ...user, role, refs: { group, user: user.identifier, username: user.username } });
