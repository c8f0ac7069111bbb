// The services of the system. Wiring, settings, tools, the compose file and the gateway's tables derive from their manifests.

import { gatewaySettings } from "@isotrail/gateway";
import { processSettings, type Service } from "@isotrail/http";
import { analysis } from "../services/analysis/src/service.ts";
import { catalog } from "../services/catalog/src/service.ts";
import { files } from "../services/files/src/service.ts";
import { identity } from "../services/identity/src/service.ts";
import { runs } from "../services/runs/src/service.ts";

/** In the order of their links in the root of the API, and of their feeds. */
export const services: readonly Service[] = [catalog, identity, files, runs, analysis];

export const serviceNames: readonly string[] = services.map(({ name }) => name);

/** By name: for whoever follows public events. */
export const byName: ReadonlyMap<string, Service> = new Map(services.map((service) => [service.name, service]));

/** The service of this name. @throws Error when there is none */
export function serviceNamed(name: string): Service {
  const found = byName.get(name);
  if (!found) throw new Error(`There is no service ${name}: it is one of ${serviceNames.join(", ")}.`);
  return found;
}

/** Settings of every process, of the gateway and of all services. */
export const systemSettings = Object.assign(
  {},
  processSettings,
  gatewaySettings,
  ...services.map(({ settings }) => settings ?? {}),
) as typeof processSettings & typeof gatewaySettings;
