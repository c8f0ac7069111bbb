// What records of groups and of memberships in them have: the field tables, and what the service sets.
import { objectOf, recordOf, string, timestamp } from "@isotrail/contracts/schema";
import { answeredFields, changesSchema, newSchema } from "@isotrail/http";
import { userSchema } from "../user/schema.ts";
import { groupFields, memberFields, roleField } from "./fields.ts";

const role = answeredFields([roleField]);

export const groupSchema = recordOf({ modifiedDate: timestamp, ...answeredFields(groupFields), label: string });
export const newGroupSchema = newSchema(groupFields);
export const groupChangesSchema = changesSchema(groupFields);

export const groupMemberSchema = recordOf({ label: string, ...role });
export const newGroupMemberSchema = newSchema(memberFields);
export const groupMemberChangesSchema = newSchema([{ ...roleField, required: true }]);
export const userOfGroupSchema = objectOf({ ...userSchema.properties, ...role }, ["email", "phoneNumber"]);
