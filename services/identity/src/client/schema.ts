// What records of OAuth clients have, and what bodies may say of one.
import { listOf, nullable, objectOf, recordOf, type Schema, string, timestamp } from "@isotrail/contracts/schema";
import { changesSchema, newSchema } from "@isotrail/http";
import { clientId, GRACE_FIELD, GRANTS, lifetimes, SCOPES } from "./fields.ts";

const { accessTokenSeconds, refreshTokenSeconds } = changesSchema(lifetimes).properties ?? {};
const one = (values: readonly string[]): Schema => ({ type: "string", enum: values });
const terms = {
  grants: listOf(one(GRANTS)),
  scopes: listOf(one(SCOPES)),
  redirectUris: { ...listOf(string), maxItems: 20, description: "Compared to the letter." },
};
const isPublic: Schema = {
  type: "boolean",
  description: "Whether it has no secret, as a program on a person's machine.",
};

const shown = {
  modifiedDate: timestamp,
  label: string,
  clientId: string,
  public: isPublic,
  ...terms,
  accessTokenSeconds: { type: "integer" } as const,
  refreshTokenSeconds: { ...nullable({ type: "integer" }), description: "Null: it gets no refresh tokens." },
  previousSecretUntil: { ...nullable(timestamp), description: "Until when the secret before this one counts." },
  declaredIn: { ...nullable(string), description: "The setting that declares it at each start." },
};
export const clientSchema = recordOf(shown);
export const clientWithSecretSchema = recordOf(
  { ...shown, clientSecret: { type: "string", description: "Shown only in this answer." } },
  ["clientSecret"],
);

const written = {
  ...terms,
  accessTokenSeconds: accessTokenSeconds ?? {},
  refreshTokenSeconds: refreshTokenSeconds ?? {},
};
const { clientId: id = {} } = newSchema([clientId("clientId")]).properties ?? {};
export const newClientSchema: Schema = {
  ...objectOf({ clientId: id, public: isPublic, ...written }, ["public", ...Object.keys(written)]),
  additionalProperties: true,
};
export const clientChangesSchema: Schema = objectOf(written, Object.keys(written));
export const newSecretSchema: Schema = newSchema([GRACE_FIELD]);
