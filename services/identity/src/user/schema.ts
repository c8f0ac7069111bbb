// What the record of a user has: the field table without the password, and what the service sets.
import { recordOf, string, timestamp } from "@isotrail/contracts/schema";
import { answeredFields, changesSchema, newSchema } from "@isotrail/http";
import { changeFields, userFields } from "./fields.ts";

const { password: _, role: __, ...fields } = answeredFields(userFields);

/** E-mail address and phone number are not shown to everybody. */
export const userSchema = recordOf({ modifiedDate: timestamp, ...fields, label: string }, ["email", "phoneNumber"]);
export const userChangesSchema = changesSchema(changeFields);
export const newUserSchema = newSchema(userFields);
