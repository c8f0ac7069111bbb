// What records of application passwords have, and what the body says that makes one.
import { listOf, nullable, recordOf, type Schema, string, timestamp } from "@isotrail/contracts/schema";
import { newSchema } from "@isotrail/http";
import { SCOPES } from "../client/fields.ts";
import { applicationPasswordFields } from "./fields.ts";

const scopes = listOf({ type: "string", enum: SCOPES });
const shown = { label: string, name: string, scopes, expiresDate: nullable(timestamp) };

export const applicationPasswordSchema = recordOf(shown);
export const madeApplicationPasswordSchema = recordOf(
  { ...shown, generatedPassword: { type: "string", description: "Shown only in this answer." } },
  ["generatedPassword"],
);

const written = newSchema(applicationPasswordFields);
export const newApplicationPasswordSchema: Schema = { ...written, properties: { ...written.properties, scopes } };
