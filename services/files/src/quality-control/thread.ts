// The thread: reads one file at a time; bytes in, the record or the fault out. It knows no store.
import { constants, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { openQc, type Qc, QcError, type QcOptions } from "@isotrail/sequence-qc";
import { free } from "../own-memory.ts";
import type { FromThread, ToThread } from "./messages.ts";

const port = parentPort;
if (!port) throw new Error("this module runs in a worker thread only");

// Requests go first: nobody waits for a record. On Linux a priority is the thread's own, elsewhere the whole process's.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const options: QcOptions = workerData;
let qc: Qc | undefined;
const tell = (message: FromThread) => port.postMessage(message);

/** After a fault the chunks of the rest of the file are dropped, until the next file begins. */
function attempt(step: (running: Qc) => void): void {
  if (!qc) return;
  try {
    step(qc);
  } catch (error) {
    qc = undefined;
    if (!(error instanceof QcError)) throw error; // a fault of ours ends the thread
    const { code, record, offset, message } = error;
    tell({ type: "fault", fault: { code, record: record ?? null, offset: offset ?? null, message } });
  }
}

port.on("message", (message: ToThread) => {
  switch (message.type) {
    case "begin":
      qc = openQc(options);
      return;
    case "chunk":
      attempt((running) => running.push(message.bytes));
      free(message.bytes);
      return tell({ type: "taken" });
    case "end":
      return attempt((running) => {
        const result = running.end();
        qc = undefined;
        tell({ type: "result", result });
      });
  }
});
