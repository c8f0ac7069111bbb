// A service in a thread of its own: its work takes a core (uploads are hashed and written), and the others must not wait for it.
import { once } from "node:events";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { type ThreadMetrics, threadMetrics } from "@isotrail/http";
import { serviceNamed } from "../registry.ts";
import type { SystemKeys } from "./keys.ts";
import { runService } from "./services.ts";
import type { StandaloneSettings } from "./settings.ts";

type Given = { readonly service: string; readonly settings: StandaloneSettings; readonly keys: SystemKeys };

export type ServiceThread = {
  metrics(): Promise<ThreadMetrics>;
  close(): Promise<void>;
};

/** Starts the thread; resolves when its service listens. @param failed told when the thread dies */
export async function startThread(given: Given, failed: (error: unknown) => void): Promise<ServiceThread> {
  const worker = new Worker(new URL(import.meta.url), { workerData: given });
  worker.on("error", failed);
  await once(worker, "message");
  return {
    async metrics() {
      worker.postMessage("metrics");
      const [{ metrics }] = (await once(worker, "message")) as [{ metrics: ThreadMetrics }];
      return metrics;
    },
    async close() {
      worker.removeListener("error", failed);
      worker.postMessage("close");
      await once(worker, "exit");
    },
  };
}

async function runInThread(): Promise<void> {
  const { service, settings, keys } = workerData as Given;
  const running = await runService(serviceNamed(service), settings, keys);
  parentPort?.on("message", async (question: "metrics" | "close") => {
    if (question === "metrics") {
      parentPort?.postMessage({ metrics: await threadMetrics() });
      return;
    }
    await running.close();
    parentPort?.close();
  });
  parentPort?.postMessage("ready");
}

if (!isMainThread) await runInThread();
