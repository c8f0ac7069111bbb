// Makes a MongoDB server that has just started a replica set of one, so that majority concerns mean the same as in production.
import { setTimeout as sleep } from "node:timers/promises";
import { type Db, MongoClient, MongoServerError } from "mongodb";

/** Milliseconds until a set of one must have elected itself. */
const ELECTION = 30_000;
/** How a compatible server without replica sets answers replSetInitiate. */
const COMMAND_NOT_FOUND = 59;

/**
 * Resolves when the server takes writes. A compatible server that has no replica sets stays as it is.
 * @param url with directConnection=true: a member of a set that does not exist yet is found in no other way
 * @throws Error when the server does not take writes within 30 seconds
 */
export async function makeReplicaSet(url: string): Promise<void> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: ELECTION, socketTimeoutMS: ELECTION });
  try {
    const admin = client.db("admin");
    await initiate(admin);
    await untilWritable(admin);
  } finally {
    await client.close();
  }
}

async function initiate(admin: Db): Promise<void> {
  const members = [{ _id: 0, host: "127.0.0.1:27017" }];
  try {
    await admin.command({ replSetInitiate: { _id: "rs0", members } });
  } catch (error) {
    if (!(error instanceof MongoServerError) || error.code !== COMMAND_NOT_FOUND) throw error;
  }
}

async function untilWritable(admin: Db): Promise<void> {
  const deadline = performance.now() + ELECTION;
  while (!(await admin.command({ hello: 1 })).isWritablePrimary) {
    if (performance.now() > deadline) throw new Error(`MongoDB takes no writes after ${ELECTION} ms`);
    await sleep(100);
  }
}
