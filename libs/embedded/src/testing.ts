// For tests: the stores of a service in a temporary folder, which is removed at the end.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Clock, Stores } from "@isotrail/eventsourcing";
import { openStores } from "./stores.ts";

/** The seal key of every test. */
export const TEST_SEAL_KEY = new Uint8Array(32).fill(7);

export type TemporaryStores = AsyncDisposable & {
  readonly folder: string;
  readonly stores: Stores;
  /** Closes the stores and opens them again, as a new process would. */
  reopen(): Promise<Stores>;
};

export async function temporaryStores(service: string, clock?: Clock): Promise<TemporaryStores> {
  const folder = await mkdtemp(join(tmpdir(), "isotrail-"));
  const open = () => openStores({ folder, service, sealKey: TEST_SEAL_KEY, ...(clock && { clock }) });
  let stores = await open();
  return {
    folder,
    get stores() {
      return stores;
    },
    async reopen() {
      await stores.close();
      stores = await open();
      return stores;
    },
    async [Symbol.asyncDispose]() {
      await stores.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
