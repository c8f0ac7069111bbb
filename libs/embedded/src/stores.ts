// What one service keeps its data in: log.db, keys.db, views.db, blobs/ and named/ in a folder of its own.
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { type Clock, checkSealKey, type Stores } from "@isotrail/eventsourcing";
import { fileBlobs } from "./blobs/blobs.ts";
import { CHECKPOINTS_SCHEMA, sqliteCheckpoints, sqliteParkedEvents } from "./checkpoints.ts";
import { CLAIMS_SCHEMA, sqliteClaims } from "./claims.ts";
import { type FreeSpace, freeSpaceOf } from "./folder/free-space.ts";
import { syncFolder } from "./folder/sync-folder.ts";
import { IDS_SCHEMA, sqliteIds } from "./ids.ts";
import { KEYS_SCHEMA, sqlitePersonalDataKeys } from "./keys/personal-data-keys.ts";
import { keysIn } from "./keys/stored-keys.ts";
import { exclusiveLease } from "./lease.ts";
import { announcer } from "./log/announcements.ts";
import { LOG_SCHEMA, sqliteLog } from "./log/event-log.ts";
import { logFile } from "./log/log-reader.ts";
import { isBroken, openDatabase, storeError } from "./sqlite/database.ts";
import { groupCommit } from "./sqlite/group-commit.ts";
import { VIEWS_SCHEMA } from "./views/schema.ts";
import { sqliteViews } from "./views/views.ts";

export type StoresOptions = {
  /** The data folder; the service has a folder of its name in it. */
  readonly folder: string;
  readonly service: string;
  /** 32 bytes that wrap the keys of subjects. */
  readonly sealKey: Uint8Array;
  readonly clock?: Clock;
  /** How much room there is; unless given, what the file system has. */
  readonly room?: FreeSpace;
};

/** @throws StoreFull when there is no room even to open; Error when the seal key is the wrong one */
export async function openStores(options: StoresOptions): Promise<Stores> {
  const { service } = options;
  if (!/^[a-z][a-z0-9-]*$/.test(service)) throw new Error(`a service cannot be named ${service}`);
  const folder = join(options.folder, service);
  mkdirSync(join(folder, "blobs"), { recursive: true, mode: 0o700 });
  const opened: DatabaseSync[] = [];
  const keep = (db: DatabaseSync) => {
    opened.push(db);
    return db;
  };
  const close = () => {
    for (const db of opened) db.close();
  };
  try {
    const keys = keep(openDatabase(join(folder, "keys.db"), "FULL", KEYS_SCHEMA));
    checkSealKey(options.sealKey, { service, keys: keysIn(keys, 1) }); // first: with a wrong one nothing else is created
    const log = keep(openDatabase(join(folder, "log.db"), "FULL", LOG_SCHEMA + CLAIMS_SCHEMA + IDS_SCHEMA));
    const views = keep(openViews(join(folder, "views.db")));
    await syncFolder(folder);
    return storesOn({ log, keys, views, close }, options);
  } catch (error) {
    close();
    throw storeError(error);
  }
}

type Databases = { log: DatabaseSync; keys: DatabaseSync; views: DatabaseSync; close(): void };

function storesOn(databases: Databases, options: StoresOptions): Stores {
  const folder = join(options.folder, options.service);
  const { clock = { now: Date.now }, room = freeSpaceOf(folder) } = options;
  const announcements = announcer(logFile(options.folder, options.service));
  const logGroup = groupCommit(databases.log, () => {
    wake();
    announcements.announce();
  });
  const keysGroup = groupCommit(databases.keys);
  const viewsGroup = groupCommit(databases.views);
  const { log: eventLog, wake } = sqliteLog({ db: databases.log, group: logGroup, room, clock });
  const ids = sqliteIds(databases.log, logGroup);
  const personalDataKeys = sqlitePersonalDataKeys(databases.keys, keysGroup, room, options.sealKey);
  announcements.announce(); // for readers that wait for this log to be created

  return {
    eventLog,
    views: sqliteViews(databases.views, viewsGroup),
    claims: sqliteClaims(databases.log, logGroup),
    ids,
    personalDataKeys,
    checkpoints: sqliteCheckpoints(databases.views, viewsGroup),
    parkedEvents: sqliteParkedEvents(databases.views, viewsGroup),
    lease: exclusiveLease,
    blobs: fileBlobs(join(folder, "blobs"), room, join(folder, "named")),
    clock,
    exclusive: true,
    close: once(() => {
      for (const group of [logGroup, keysGroup, viewsGroup]) group.flush();
      ids.handBack();
      personalDataKeys.close();
      announcements.close();
      databases.close();
    }),
  };
}

function once(close: () => void): () => Promise<void> {
  let closed = false;
  return async () => {
    if (!closed) close();
    closed = true;
  };
}

/** Views can be rebuilt from the log: a damaged file is moved aside, and the event handlers begin at zero. */
function openViews(path: string): DatabaseSync {
  const open = () => openDatabase(path, "NORMAL", VIEWS_SCHEMA + CHECKPOINTS_SCHEMA);
  try {
    return open();
  } catch (error) {
    if (!isBroken(error) || !existsSync(path)) throw error;
    renameSync(path, `${path}.broken`);
    for (const rest of ["-wal", "-shm"]) rmSync(path + rest, { force: true });
    return open();
  }
}
