// What one service keeps its data in: log.db, keys.db, views.db and blobs/ in a folder of its own.
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { BroadcastChannel } from "node:worker_threads";
import { type Clock, checkSealKey, type Stores } from "@isotrail/eventsourcing";
import { fileBlobs } from "./blobs.ts";
import { CHECKPOINTS_SCHEMA, sqliteCheckpoints, sqliteParkedEvents } from "./checkpoints.ts";
import { CLAIMS_SCHEMA, sqliteClaims } from "./claims.ts";
import { isBroken, openDatabase, storeError } from "./database.ts";
import { type FreeSpace, freeSpaceOf } from "./free-space.ts";
import { groupCommit } from "./group-commit.ts";
import { IDS_SCHEMA, sqliteIds } from "./ids.ts";
import { exclusiveLease } from "./lease.ts";
import { LOG_SCHEMA, sqliteLog } from "./log.ts";
import { CHANNEL, logFile } from "./log-reader.ts";
import { KEYS_SCHEMA, sqlitePersonalDataKeys } from "./personal-data-keys.ts";
import { keysIn } from "./stored-keys.ts";
import { sqliteViews, VIEWS_SCHEMA } from "./views.ts";

export type StoresOptions = {
  /** The data folder; the service has a folder of its name in it. */
  readonly folder: string;
  readonly service: string;
  /** 32 bytes that wrap the keys of subjects. */
  readonly sealKey: Uint8Array;
  readonly clock?: Clock;
  /** How much room there is; that of the file system unless given. */
  readonly room?: FreeSpace;
};

/** @throws StoreFull when there is no room even to open; Error when the seal key is the wrong one */
export async function openStores(options: StoresOptions): Promise<Stores> {
  const { service, clock = { now: Date.now } } = options;
  if (!/^[a-z][a-z0-9-]*$/.test(service)) throw new Error(`a service cannot be named ${service}`);
  const folder = join(options.folder, service);
  const blobFolder = join(folder, "blobs");
  mkdirSync(blobFolder, { recursive: true, mode: 0o700 });
  const room = options.room ?? freeSpaceOf(folder);

  const opened: DatabaseSync[] = [];
  const kept = (db: DatabaseSync) => {
    opened.push(db);
    return db;
  };
  const close = () => {
    for (const db of opened) db.close();
  };
  try {
    // first: with a wrong seal key nothing else is made
    const keysDb = kept(openDatabase(join(folder, "keys.db"), "FULL", KEYS_SCHEMA));
    checkSealKey(options.sealKey, { service, keys: keysIn(keysDb, 1) });
    const logDb = kept(openDatabase(join(folder, "log.db"), "FULL", LOG_SCHEMA + CLAIMS_SCHEMA + IDS_SCHEMA));
    const viewsDb = kept(openViews(join(folder, "views.db")));
    syncFolder(folder);
    return portsOn({ logDb, keysDb, viewsDb }, { ...options, room, clock, blobFolder, close });
  } catch (error) {
    close();
    throw storeError(error);
  }
}

type Databases = { logDb: DatabaseSync; keysDb: DatabaseSync; viewsDb: DatabaseSync };
type Wiring = StoresOptions & { room: FreeSpace; clock: Clock; blobFolder: string; close(): void };

function portsOn({ logDb, keysDb, viewsDb }: Databases, wiring: Wiring): Stores {
  const { folder, service, sealKey, room, clock, blobFolder } = wiring;
  const logGroup = groupCommit(logDb, () => {
    wake();
    tell();
  });
  const keysGroup = groupCommit(keysDb);
  const viewsGroup = groupCommit(viewsDb);
  const { log: eventLog, wake } = sqliteLog(logDb, logGroup, room);
  const ids = sqliteIds(logDb, logGroup);
  const personalDataKeys = sqlitePersonalDataKeys(keysDb, keysGroup, room, sealKey);

  const channel = new BroadcastChannel(CHANNEL);
  channel.unref();
  const tell = () => channel.postMessage(logFile(folder, service));
  tell(); // those who wait for this log to appear

  let closed = false;
  return {
    eventLog,
    views: sqliteViews(viewsDb, viewsGroup),
    claims: sqliteClaims(logDb, logGroup),
    ids,
    personalDataKeys,
    checkpoints: sqliteCheckpoints(viewsDb, viewsGroup),
    parkedEvents: sqliteParkedEvents(viewsDb, viewsGroup),
    lease: exclusiveLease,
    blobs: fileBlobs(blobFolder, room),
    clock,
    exclusive: true,
    async close() {
      if (closed) return;
      closed = true;
      for (const group of [logGroup, keysGroup, viewsGroup]) group.flush();
      ids.handBack();
      personalDataKeys.close();
      channel.close();
      wiring.close();
    },
  };
}

/** Views can be made again from the log: a broken file is put aside, and the event handlers begin at zero. */
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

/** The names of new files are durable when their folder is. */
function syncFolder(path: string) {
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
