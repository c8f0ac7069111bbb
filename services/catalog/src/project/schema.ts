// What records of projects and members have: the field tables, and what the service sets.
import {
  nullable,
  type ObjectSchema,
  objectOf,
  recordOf,
  type Schema,
  string,
  timestamp,
} from "@isotrail/contracts/schema";
import { answeredFields, changesSchema, newSchema } from "@isotrail/http";
import { automatedFields } from "./automated-fields.ts";
import { projectFields } from "./fields.ts";
import { groupFields, memberFields, roleFields } from "./member-fields.ts";

export const projectSchema = recordOf({ modifiedDate: timestamp, ...answeredFields(projectFields), label: string });
/** Of a project that the caller cannot read only the name is told. */
export const projectOfSampleSchema = (() => {
  const readable = { modifiedDate: timestamp, ...answeredFields(projectFields.filter(({ name }) => name !== "name")) };
  const ownership = {
    type: "boolean",
    description: "Whether the sample may be changed through this project.",
  } as const;
  return recordOf({ ...readable, name: string, label: string, ownership }, Object.keys(readable));
})();
/** As deep as the project: what it contains has changed when this has. */
export const projectHashSchema = objectOf({
  projectHash: { type: "integer", minimum: 0, maximum: 2_147_483_647, description: "Read it before the content." },
});
export const newProjectSchema = newSchema(projectFields);
export const projectChangesSchema = changesSchema(projectFields);

const roles = answeredFields(roleFields);

export const memberSchema = recordOf({ label: string, ...roles });
export const memberChangesSchema = changesSchema(roleFields);
/** A group that identity does not know any more has no name. */
export const groupOfProjectSchema = recordOf({ name: string, label: string, ...roles }, ["name", "label"]);
export const newGroupSchema = newSchema(groupFields);
export const newMemberSchema = newSchema(memberFields);

/** Identity's record of the user, which the catalog passes on, and the role; of a user whom identity does not know, who it is. */
export const userOfProjectSchema = (() => {
  const user = {
    createdDate: timestamp,
    modifiedDate: timestamp,
    username: string,
    email: string,
    firstName: string,
    lastName: string,
    phoneNumber: string,
    enabled: { type: "boolean" },
    systemRole: string,
    locale: string,
    label: string,
  } as const;
  return objectOf({ identifier: string, ...user, ...roles }, Object.keys(user));
})();

/** "Map of parameter name to string value." */
const parametersSchema: Schema = { type: "object", additionalProperties: string };
export const automatedSchema = recordOf({
  label: string,
  ...answeredFields(automatedFields),
  inputParameters: parametersSchema,
});
const newAutomated = newSchema(automatedFields);
/** Of workflowId and analysisType one is named. */
export const newAutomatedSchema: ObjectSchema = {
  ...newAutomated,
  properties: { ...newAutomated.properties, inputParameters: nullable(parametersSchema) },
};

/** A record that is only the way to another one. */
export const noFields = objectOf({});
