// The path under which an owner serves what was asked.
import type { Resource } from "@isotrail/contracts/resources";

const PLACEHOLDER = /:(\w+)(\([^)]*\))?/g;

/**
 * Placeholders filled in and encoded, the caller's query behind it. A placeholder that only an alias has takes the place of
 * the query.
 */
export function internalPath({ path }: Resource, params: Readonly<Record<string, string>>, query: string): string {
  const left = new Map(Object.entries(params));
  const filled = path.replace(PLACEHOLDER, (_, name: string) => {
    left.delete(name);
    return encodeURIComponent(params[name] ?? "");
  });
  if (left.size === 0) return filled + query;
  return `${filled}?${[...left].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")}`;
}

/** The methods that a path allows, in the form of the header Allow. */
export function allowed(methods: Resource["methods"]): string {
  const names = Object.keys(methods).filter((name) => name !== "OPTIONS");
  return [...names, ...(names.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
}
