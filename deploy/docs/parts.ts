// The parts of pages that are made from the source: `<!-- settings: gateway -->` … `<!-- end -->`.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gatewaySettings } from "@isotrail/gateway";
import { processSettings, type SettingsTable } from "@isotrail/http";
import { replicaSettings, serverSettings } from "../cluster/server-settings.ts";
import { clusterSettings } from "../cluster/settings.ts";
import { byName, services } from "../registry.ts";
import { dataSettings } from "../standalone/settings.ts";
import { excerptOf } from "./excerpt.ts";
import { messagesOf } from "./messages.ts";
import { workflow } from "./workflow-tables.ts";

export const root = join(import.meta.dirname, "../..");
const sourceOf = (file: string) => readFileSync(join(root, file), "utf8");

/** Every page of the project, without the specifications, which are others' text. */
export const pages = (): string[] =>
  globSync(["*.md", "{docs,deploy,libs,services,test-e2e}/**/*.md"], { cwd: root, exclude: ["**/node_modules/**"] })
    .filter((page) => !page.startsWith("docs/specification/"))
    .sort();

const tables: Readonly<Record<string, SettingsTable>> = {
  process: processSettings,
  gateway: gatewaySettings,
  folder: dataSettings,
  servers: serverSettings,
  replica: replicaSettings,
  addresses: Object.fromEntries(Object.entries(clusterSettings).filter(([key]) => byName.has(key))),
  ...Object.fromEntries(services.map(({ name, settings = {} }) => [name, settings])),
};

const makers: Readonly<Record<string, (about: string) => string>> = { excerpt, settings, events, workflow };

/** `excerpt: services/catalog/src/use-cases/create-sample.ts#createSample` */
function excerpt(about: string): string {
  const [file = "", name = ""] = about.split("#");
  return `From [\`${file.split("/").at(-1)}\`](../${file}):\n\n\`\`\`ts\n${excerptOf(sourceOf(file), name)}\n\`\`\``;
}

/** `settings: gateway files`: a table of those that each of them reads. */
function settings(about: string): string {
  const named = Object.assign({}, ...about.split(" ").map((table) => tables[table])) as SettingsTable;
  const rows = Object.values(named).map(({ name, shown, meaning }) => `| \`${name}\` | ${shown} | ${meaning} |`);
  return ["| Setting | Default | Meaning |", "| --- | --- | --- |", ...rows].join("\n");
}

/** `events: catalog`: every message of its public events, with its fields. */
function events(service: string): string {
  const file = `libs/contracts/proto/isotrail/${service}/v1/events.proto`;
  const rows = messagesOf(sourceOf(file)).map(({ name, says, fields }) => {
    const list = fields.map((field) => `\`${field.name}\`${field.says && ` (${clause(field.says)})`}`);
    return `| \`${name}\` | ${says} | ${list.join(", ")} |`;
  });
  return [
    `All in the package \`isotrail.${service}.v1\`; types are in [\`events.proto\`](../${file}).`,
    "",
    "| Message | Tells | Fields |",
    "| --- | --- | --- |",
    ...rows,
  ].join("\n");
}

/** A comment as part of a sentence. */
const clause = (comment: string) =>
  (/^[A-Z][a-z ]/.test(comment) ? comment.charAt(0).toLowerCase() + comment.slice(1) : comment).replace(/\.$/, "");

const PART = /<!-- (\w+): (.+) -->\n[\s\S]*?<!-- end -->/g;

/** The page with all its parts made anew. @throws Error that names the part that cannot be made */
export function withParts(page: string): string {
  return page.replace(PART, (_, kind: string, about: string) => {
    const make = makers[kind];
    if (!make) throw new Error(`no part is called ${kind}`);
    return `<!-- ${kind}: ${about} -->\n\n${make(about)}\n\n<!-- end -->`;
  });
}

/** To compare by: the formatter lays tables and code out in its own way. */
export const unformatted = (page: string) => page.replace(/[\s-]+/g, " ");
