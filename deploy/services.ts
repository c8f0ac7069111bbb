// Which services there are, whom each calls, and how the parts that every deployment shares are wired.
import { catalog } from "@isotrail/catalog";
import type { Publisher } from "@isotrail/eventsourcing";
import { files } from "@isotrail/files";
import type { Service } from "@isotrail/http";
import { identityService } from "@isotrail/identity";
import { runs } from "@isotrail/runs";
import type { JSONWebKeySet } from "jose";

/** Whom each service calls. */
export const PEERS = { identity: [], catalog: ["identity"], runs: [], files: ["catalog", "runs"] } as const;
export type Owner = keyof typeof PEERS;
export const OWNERS = Object.keys(PEERS) as readonly Owner[];

/** What keeps events and views; identity signs tokens besides, for which it needs its keys. */
export const engines: Readonly<Record<Owner, Service>> = {
  identity: identityService({ tokenKeys: { keys: [] } }),
  catalog,
  runs,
  files,
};

/** What the gateway offers, in the order of the links in its root. */
export const publicServices: readonly Service[] = [engines.catalog, engines.identity, engines.files, engines.runs];

/** Those whose public events others follow. */
export const publishers: Readonly<Record<string, Publisher>> = engines;

type OnFirstSecret = NonNullable<Parameters<typeof identityService>[0]["onFirstSecret"]>;

/** The service to run. `tokenKeys` and `onFirstSecret` are identity's: it makes the first administrator and client. */
export const serviceToRun = (
  name: Owner,
  { tokenKeys, onFirstSecret }: { tokenKeys: JSONWebKeySet; onFirstSecret: OnFirstSecret },
): Service => (name === "identity" ? identityService({ tokenKeys, onFirstSecret }) : engines[name]);
