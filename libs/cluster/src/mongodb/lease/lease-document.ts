// The document of a lease, and the four operations on it: each change is on condition of exactly what was read.
import type { Collection } from "mongodb";
import { call, isDuplicate } from "../errors.ts";

export type LeaseDocument = {
  _id: string;
  /** Counts the holders. */
  epoch: number;
  /** Who holds it; empty when it was released. */
  holder: string;
  /** Where the holder can be reached; empty when nobody is to reach it. */
  address: string;
  /** Each renewal adds one. */
  counter: number;
};

export type LeaseCollection = Collection<LeaseDocument>;

/** Milliseconds that one operation may take: a renewal that is not answered is made again. */
const OPERATION_TIMEOUT = 1_000;

export async function readLease(leases: LeaseCollection, name: string): Promise<LeaseDocument | undefined> {
  return (await call(() => leases.findOne({ _id: name }), OPERATION_TIMEOUT)) ?? undefined;
}

/** Takes the lease if it is still as it was read, or missing still. Returns the new epoch, or undefined. */
export async function takeLease(
  leases: LeaseCollection,
  name: string,
  read: LeaseDocument | undefined,
  by: { holder: string; address: string },
): Promise<number | undefined> {
  const epoch = (read?.epoch ?? 0) + 1;
  const taken = { epoch, ...by, counter: (read?.counter ?? 0) + 1 };
  if (read) {
    const { matchedCount } = await call(() => leases.updateOne({ ...read }, { $set: taken }), OPERATION_TIMEOUT);
    return matchedCount === 1 ? epoch : undefined;
  }
  try {
    await call(() => leases.insertOne({ _id: name, ...taken }), OPERATION_TIMEOUT);
    return epoch;
  } catch (error) {
    if (isDuplicate(error)) return undefined;
    throw error;
  }
}

type Holding = { name: string; holder: string; epoch: number };

/** False when another has taken the lease. */
export async function renewLease(leases: LeaseCollection, { name, holder, epoch }: Holding): Promise<boolean> {
  const filter = { _id: name, epoch, holder };
  const { matchedCount } = await call(() => leases.updateOne(filter, { $inc: { counter: 1 } }), OPERATION_TIMEOUT);
  return matchedCount === 1;
}

/** Lets another take the lease at once. */
export async function releaseLease(leases: LeaseCollection, { name, holder, epoch }: Holding): Promise<void> {
  const released = { $set: { holder: "", address: "" }, $inc: { counter: 1 } };
  await call(() => leases.updateOne({ _id: name, epoch, holder }, released), OPERATION_TIMEOUT);
}
