// What a link template means: conditions, variables, aliases. The gateway fills them; the tests of services check theirs.
import { type Link, relAliases } from "./rels.ts";
import type { LinkCaller, LinkTemplate, LinkVariables } from "./resources.ts";

/** Where and for whom links are made. */
export type LinkContext = {
  /** The public address with /api: "https://lab.example/irida/api". */
  readonly api: string;
  readonly caller: LinkCaller;
};

/** The links that the caller is shown, in the order of the templates, each followed by its aliases. */
export function linksOf(
  templates: readonly LinkTemplate[],
  variables: LinkVariables,
  { api, caller }: LinkContext,
): Link[] {
  const links: Link[] = [];
  for (const template of templates) {
    if (template.roles && !template.roles.includes(caller.role)) continue;
    if (template.when && !template.when(variables, caller)) continue;
    for (const values of valuesOf(template, variables)) {
      const path = filled(template.href, values, encodeURIComponent);
      const rel = filled(template.rel, values, String);
      if (path === undefined || rel === undefined) continue;
      const href = api + path;
      links.push({ rel, href });
      for (const alias of relAliases[rel] ?? []) links.push({ rel: alias, href });
    }
  }
  return links;
}

function valuesOf({ each }: LinkTemplate, variables: LinkVariables): readonly LinkVariables[] {
  if (!each) return [variables];
  const list = variables[each.in];
  return Array.isArray(list) ? list.map((value) => ({ ...variables, [each.variable]: value })) : [];
}

/** Undefined when a variable has no value. */
function filled(template: string, variables: LinkVariables, encode: (value: string) => string): string | undefined {
  let text = "";
  for (const [at, part] of partsOf(template).entries()) {
    if (at % 2 === 0) {
      text += part;
      continue;
    }
    const value = variables[part];
    if (typeof value !== "string" || value === "") return undefined;
    text += encode(value);
  }
  return text;
}

const parts = new Map<string, readonly string[]>();

/** "/samples/{sample}/metadata" as texts and, between them, names of variables. Templates are few and known. */
function partsOf(template: string): readonly string[] {
  const known = parts.get(template);
  if (known) return known;
  const split = template.split(/[{}]/);
  parts.set(template, split);
  return split;
}
