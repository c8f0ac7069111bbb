// The HTTP kit: what every service and the gateway share of HTTP, identity, errors, settings, logs and metrics.
export { type AppOptions, buildApp, isHeld } from "./app.ts";
export { checkMatch, etagOf, ifVersion, notModified } from "./conditional.ts";
export { contextOf, DEADLINE_MS } from "./context.ts";
export type { FedEvent, FeedPage } from "./event-feed.ts";
export { choice, type Field, type Fields, objectOf, readChanges, readNew, text, whole } from "./fields.ts";
export {
  type Caller,
  callerOf,
  type Identity,
  type InternalKeys,
  internalIdentity,
  ROLES,
  type Role,
  userOf,
} from "./identity.ts";
export { lingerWhenUnread } from "./linger.ts";
export { createLog } from "./log.ts";
export { metricsServer, registry, type ThreadMetrics, tellRelay, threadMetrics } from "./metrics.ts";
export { pages, sendLines, sendRecord } from "./ndjson.ts";
export { connectPeer, isBroken, type Peer, type Peers } from "./peer.ts";
export { Problem, problemBody, problemOf } from "./problem.ts";
export { fromStored, type Properties, propertiesOf, type StoredProperty, toStored } from "./properties.ts";
export { type OpenService, openService, type Service, type ServiceContext, type Wiring } from "./service.ts";
export { readSettings, type Settings, settingsHelp } from "./settings.ts";
