// What the record of a user has: the field table without the password, and what the service sets.
import { recordOf, string, timestamp } from "@isotrail/contracts/schema";
import { answeredFields, newSchema } from "@isotrail/http";
import { userFields } from "./fields.ts";

const { password: _, role: __, ...fields } = answeredFields(userFields);

export const userSchema = recordOf({ modifiedDate: timestamp, ...fields, label: string });
export const newUserSchema = newSchema(userFields);
