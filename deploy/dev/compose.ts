// The services' part of deploy/compose.yaml, made from the registry: `generate` writes it, `check` finds where it is stale.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gatewaySettings } from "@isotrail/gateway";
import type { Service, SettingsTable } from "@isotrail/http";
import { addressVariable } from "../cluster/settings.ts";
import { services } from "../registry.ts";

const FILE = join(import.meta.dirname, "../compose.yaml");
const BEGIN = "  # <services: made by `npm run compose generate`>\n";
const END = "  # </services>\n";

/** Key files and where they lie in a container; their folder is mounted into whoever has the setting. */
const KEY_FILES: Readonly<Record<string, { path: string; volume: string }>> = {
  TOKEN_KEYS_FILE: { path: "/keys/token.jwks", volume: "keys:/keys:ro" },
};
/** What x-common in compose.yaml sets for everybody. */
const COMMON = ["PUBLIC_URL", "BODY_IDLE_SECONDS", "MAX_UPLOAD_BYTES"];

const variables = (table: SettingsTable = {}) =>
  Object.values(table)
    .map(({ name }) => name)
    .filter((name) => !COMMON.includes(name));

/** An empty value counts as not set: the default that --help shows. */
const environment = (names: readonly string[]) =>
  names.map((name) => `      ${name}: ${KEY_FILES[name]?.path ?? `\${${name}:-}`}`);
const addresses = (names: readonly string[]) =>
  names.map((name) => `      ${addressVariable(name)}: http://${name}:8080`);
const list = (volumes: readonly string[]) => `[${volumes.map((volume) => `"${volume}"`).join(", ")}]`;

function serviceContainer({ name, settings, peers = [] }: Service): string {
  const own = variables(settings);
  const keys = own.flatMap((variable) => KEY_FILES[variable]?.volume ?? []);
  return [
    `  ${name}:`,
    "    <<: *service",
    "    environment:",
    "      <<: [*common, *servers]",
    `      SERVICE: ${name}`,
    ...environment(own),
    ...addresses(peers),
    `    volumes: ${list([...keys, "internal-keys:/internal-keys:ro", "seal-key:/seal-key:ro"])}`,
  ].join("\n");
}

function gatewayContainer(): string {
  const names = services.map(({ name }) => name);
  return [
    "  gateway:",
    "    <<: *service",
    "    environment:",
    "      <<: *common",
    "      SERVICE: gateway",
    ...environment(variables(gatewaySettings)),
    ...addresses(names),
    `    volumes: ${list(["internal-keys:/internal-keys:ro"])}`,
    "    # The only way in. For other machines put a proxy with TLS in front of it, and set PUBLIC_URL to its address.",
    `    ports: ["\${PUBLISH:-127.0.0.1:8080}:8080"]`,
    "    networks: [inside, outside]",
    "    depends_on:",
    "      keys: { condition: service_completed_successfully }",
    ...names.map((name) => `      ${name}: { condition: service_healthy }`),
  ].join("\n");
}

/** compose.yaml with today's services. @throws Error when the file has lost its markers */
export function composed(text: string): string {
  const [before, rest] = text.split(BEGIN);
  const [, after] = rest?.split(END) ?? [];
  if (before === undefined || after === undefined)
    throw new Error("deploy/compose.yaml has no markers for its services");
  const containers = [...services.map(serviceContainer), gatewayContainer()];
  return `${before}${BEGIN}${containers.join("\n\n")}\n${END}${after}`;
}

if (import.meta.main) {
  const text = readFileSync(FILE, "utf8");
  const wanted = composed(text);
  if (process.argv[2] === "generate") writeFileSync(FILE, wanted);
  else if (text !== wanted) {
    console.error("deploy/compose.yaml does not match the registry: run `npm run compose generate`");
    process.exit(1);
  }
}
