// A part of the API's description: whatever JSON is.
export type Json = { readonly [name: string]: unknown };

/** The schema is that of JSON; XML has the same values, and a schema of its own. */
export const envelopeContent = (schema: Json): Json => ({ "application/json": { schema }, "application/xml": {} });
