// Blobs in an object store keep the contract of the port.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStores, openSubscriptions } from "@isotrail/embedded";
import { TEST_SEAL_KEY } from "@isotrail/embedded/testing";
import { blobsContract, CONTRACT_SERVICE, type OpenAdapters } from "@isotrail/eventsourcing/testing";
import { openBlobs } from "./s3.ts";
import { describeS3, removeBucket, testSettings } from "./testing.ts";

/** Everything but the blobs is embedded. */
const adapters: OpenAdapters = async () => {
  const folder = await mkdtemp(join(tmpdir(), "isotrail-"));
  const s3 = testSettings();
  return {
    async open() {
      const stores = await openStores({ folder, service: CONTRACT_SERVICE, sealKey: TEST_SEAL_KEY });
      const blobs = await openBlobs({ s3, service: CONTRACT_SERVICE });
      const close = async () => {
        await stores.close();
        await blobs.close();
      };
      return { ...stores, blobs, close };
    },
    subscriptions: (publisher) => openSubscriptions({ folder, publishers: { [CONTRACT_SERVICE]: publisher } }),
    async remove() {
      await rm(folder, { recursive: true, force: true });
      await removeBucket(s3);
    },
  };
};

describeS3("an object store", () => blobsContract(adapters));
