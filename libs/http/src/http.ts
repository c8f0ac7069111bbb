// The HTTP kit: what every service and the gateway share of HTTP, identity, errors, settings, logs and metrics.

export {
  type Answer,
  type Call,
  type ClientLimits,
  type HttpClient,
  httpClient,
  type ServiceAddress,
  wholeBody,
} from "./client/http-client.ts";
export { connectPeer, type Peer, type Peers, type Streamed } from "./client/peer.ts";
export { Unreachable } from "./client/unreachable.ts";
export { Html, html } from "./html.ts";
export { type AppOptions, buildApp, jsonParser, markLongPoll } from "./server/app.ts";
export { commandContext, DEADLINE_MS } from "./server/command-context.ts";
export { checkMatch, etagOf, ifVersion, notModified } from "./server/conditional.ts";
export { contentDisposition } from "./server/downloads/content-disposition.ts";
export { preferredType } from "./server/downloads/preferred-type.ts";
export { openStored, type StoredBytes, sendStored, wholeStored } from "./server/downloads/stored.ts";
export { drainUnreadBody } from "./server/drain-body.ts";
export type { FeedEvent, FeedPage } from "./server/event-feed/feed-page.ts";
export {
  type EventDetails,
  type HistoryOf,
  historyRecord,
  historyRecords,
  historyRoutes,
  usernamesFor,
} from "./server/history.ts";
export {
  type Caller,
  callerOf,
  type Identity,
  type InternalKeys,
  internalIdentity,
  ROLES,
  type Role,
  type UserCaller,
  userOf,
} from "./server/internal-identity.ts";
export {
  collectionQuery,
  type Listed,
  listed,
  type PageInfo,
  pages,
  recordsOf,
  wordConditions,
} from "./server/listing.ts";
export { createLogger } from "./server/logger.ts";
export type { Opened, Service, ServiceContext } from "./server/manifest.ts";
export { metricsServer, registerRelayMetrics, registry, type ThreadMetrics, threadMetrics } from "./server/metrics.ts";
export { PAGE_HEADER, type RecordDocument, recordText, sendLines, sendListed, sendRecord } from "./server/ndjson.ts";
export { primed } from "./server/primed.ts";
export { Problem, problemBody, problemOf } from "./server/problem.ts";
export { type OpenService, openService, type Wiring } from "./server/service.ts";
export { processSettings, uploadSettings } from "./settings/process.ts";
export {
  InvalidSetting,
  type ReadSetting,
  readSettings,
  type Setting,
  type SettingsOf,
  type SettingsTable,
  setting,
  settingsHelp,
} from "./settings/setting.ts";
export { defaultsTo, flag, integer, matching, oneOf, optional, serviceAddress, webAddress } from "./settings/values.ts";
export { answeredFields, changesSchema, newSchema } from "./validation/field-schemas.ts";
export {
  choice,
  type Field,
  type Fields,
  objectOf,
  readChanges,
  readNew,
  text,
  truth,
  whole,
} from "./validation/fields.ts";
export { checkJsonNames } from "./validation/json-names.ts";
export { fromStored, type Properties, propertiesOf, type StoredProperty, toStored } from "./validation/properties.ts";
