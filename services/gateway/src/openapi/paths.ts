// Paths in OpenAPI's language, and their parameters.
import type { Json } from "./json.ts";

const PLACEHOLDER = /:(\w+)(?:\(([^)]*)\))?/g;

/** "/samples/:sample/sequenceFiles" below /api: "/api/samples/{sample}/sequenceFiles" */
export const templateOf = (path: string) => `/api${path.replace(PLACEHOLDER, "{$1}")}`;

/** The same for paths that differ in the names of placeholders only: OpenAPI knows them as one. */
export const shapeOf = (template: string) => template.replace(/{\w+}/g, "{}");

/** @param patterned with what a placeholder must match, where it must */
export const pathParameters = (path: string, patterned = true): Json[] =>
  [...path.matchAll(PLACEHOLDER)].map(([, name = "", pattern]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string", minLength: 1, ...(patterned && pattern && { pattern }) },
  }));

/** An operation whose path parameters have the names that they have in `to`. */
export function renamed(operation: Json, from: string, to: string): Json {
  if (from === to) return operation;
  const [old, names] = [from, to].map((template) => [...template.matchAll(/{(\w+)}/g)].map(([, name]) => name));
  const parameters = (operation.parameters as Json[]).map((one) =>
    one.in === "path" ? { ...one, name: names?.[old?.indexOf(String(one.name)) ?? 0], description: one.name } : one,
  );
  return { ...operation, parameters };
}

/** GET of /samples/:sample/sequenceFiles is getSamplesSampleSequenceFiles. */
export const operationId = (method: string, path: string) =>
  method.toLowerCase() +
  path
    .replace(PLACEHOLDER, "$1")
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
