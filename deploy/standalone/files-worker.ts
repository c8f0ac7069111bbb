// The files service in a thread of its own: hashing and writing uploads take a core, and the rest must not wait for it.
import { parentPort, workerData } from "node:worker_threads";
import { files } from "@isotrail/files";
import { type Settings, threadMetrics } from "@isotrail/http";
import type { SystemKeys } from "./keys.ts";
import { runService } from "./services.ts";

const { settings, keys } = workerData as { settings: Settings; keys: SystemKeys };
const running = await runService(files, settings, keys);

parentPort?.on("message", async (question: "metrics" | "close") => {
  if (question === "metrics") parentPort?.postMessage({ metrics: await threadMetrics() });
  else {
    await running.close();
    parentPort?.postMessage("closed");
    parentPort?.close();
  }
});
parentPort?.postMessage("ready");
