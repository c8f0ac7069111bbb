// Links of a record as OpenAPI's Link Objects: which operation a rel leads to, and where its parameters are found.
import type { LinkTemplate, Resource } from "@isotrail/contracts/resources";
import type { Json } from "./json.ts";
import { operationId } from "./paths.ts";

/** The links of a record that was answered at `path`. */
export type Followed = (links: readonly LinkTemplate[], path: string) => Json;

/** @param resources those of all services */
export function followedIn(resources: readonly Resource[]): Followed {
  const placeholders = (path: string) => path.split(":").length;
  const readable = resources
    .filter(({ methods }) => methods.GET)
    .sort((one, other) => placeholders(one.path) - placeholders(other.path)); // "/pairs" before "/:file"
  return (links, path) => {
    const found = links.flatMap(({ rel, href }) => {
      const target = readable.find((one) => bindings(one.path, href));
      const parameters = target && parametersOf(bindings(target.path, href) ?? {}, path);
      // OpenAPI takes no slash in such a key
      const key = rel.replace(/[^A-Za-z0-9._-]/g, ".");
      return target && parameters ? [[key, { operationId: operationId("GET", target.path), parameters }] as const] : [];
    });
    return found.length > 0 ? { links: Object.fromEntries(found) } : {};
  };
}

/** What each placeholder of a path stands for in an href: "/samples/:sample" in "/samples/{identifier}" has sample → {identifier}. */
function bindings(path: string, href: string): Readonly<Record<string, string>> | undefined {
  const [names, values] = [path.split("/"), href.split("/")];
  if (names.length !== values.length) return undefined;
  const found: Record<string, string> = {};
  for (const [at, name] of names.entries()) {
    const value = values[at] ?? "";
    if (name.startsWith(":")) found[name.slice(1).replace(/\(.*/, "")] = value;
    else if (name !== value) return undefined;
  }
  return found;
}

/** Undefined when a value is told neither by the body nor by the path. */
function parametersOf(bound: Readonly<Record<string, string>>, path: string): Json | undefined {
  const parameters: Record<string, string> = {};
  for (const [name, value] of Object.entries(bound)) {
    const variable = /^{(\w+)}$/.exec(value)?.[1];
    if (variable === undefined) parameters[name] = value;
    else if (variable === "identifier") parameters[name] = "$response.body#/resource/identifier";
    else if (new RegExp(`:${variable}\\b`).test(path)) parameters[name] = `$request.path.${variable}`;
    else return undefined;
  }
  return parameters;
}
