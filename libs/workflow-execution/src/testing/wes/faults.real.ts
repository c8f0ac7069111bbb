// What real servers do when they, the network or a user end something in the middle of a run.
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EngineUnavailable, type ExecutionEngine } from "../../engine.ts";
import { openWesEngine } from "../../wes/wes.ts";
import { ended, newKey, running, signal, start, textOf } from "../engine-contract.ts";
import { toyRun } from "../toys.ts";
import { installed } from "./install.ts";
import { RealServer } from "./real-server.ts";

const PATIENCE = 90_000;

for (const dialect of ["sapporo", "toil"] as const) {
  const { reason } = installed(dialect);
  if (reason) it.skip(`${dialect} was not tried: ${reason}`, () => {});
  else
    describe(dialect, () => {
      let server: RealServer;
      let engine: ExecutionEngine;
      beforeAll(async () => {
        server = await RealServer.start(dialect);
        engine = await openWesEngine(server.settings);
      });
      afterAll(async () => {
        await engine?.close();
        await server?.close();
      });

      it("goes on with runs while the server is away, and one ends meanwhile", async () => {
        const runs = [
          await toyRun(newKey(), "slow", { seconds: "2" }),
          await toyRun(newKey(), "slow", { seconds: "12" }),
        ];
        const ids: string[] = [];
        for (const run of runs) ids.push(await start(engine, run));
        for (const id of ids) await running(engine, id, PATIENCE);
        await server.kill();
        await expect(engine.status(ids[0] as string, signal())).rejects.toThrow(EngineUnavailable);
        await wait(5_000);
        await server.start();
        for (const [n, run] of runs.entries()) {
          const id = ids[n] as string;
          expect(await engine.find(run.key, signal())).toEqual([id]);
          expect(await ended(engine, id, PATIENCE)).toEqual({ phase: "succeeded" });
          expect(await textOf(await engine.outputs(id, run.workflow, signal()), "text")).toBe("rested\n");
          await engine.clean(run.key, signal());
        }
      });

      it("finds the one run of a submission whose answer was lost", async () => {
        const proxy = await losingAnswers(server.settings.url);
        const { pathname } = new URL(server.settings.url);
        const behind = await openWesEngine({ ...server.settings, url: proxy.origin + pathname });
        const run = await toyRun(newKey(), "echo", { text: "once" });
        await expect(start(behind, run)).rejects.toThrow(EngineUnavailable);
        await behind.close();
        proxy.close();
        const runs = await engine.find(run.key, signal());
        expect(runs).toHaveLength(1);
        expect(await ended(engine, runs[0] as string, PATIENCE)).toEqual({ phase: "succeeded" });
        await engine.clean(run.key, signal());
      });

      it("leaves no process of a cancelled run", async () => {
        const left = String(1_000_000 + Math.floor(Math.random() * 1_000_000));
        const run = await toyRun(newKey(), "fork", { left });
        const runId = await start(engine, run);
        const processes = () =>
          execFileSync("ps", ["-eo", "args"], { encoding: "utf8" }).split(`sleep ${left}`).length - 1;
        // one in the session of the tool, one in its own, which toil does not reach
        await expect.poll(processes, { timeout: PATIENCE, interval: 200 }).toBeGreaterThanOrEqual(2);
        await engine.cancel(runId, signal());
        expect(await engine.status(runId, signal())).toEqual({ phase: "cancelled" });
        if (dialect === "sapporo") await expect.poll(processes, { timeout: 5_000 }).toBe(0);
        await engine.clean(run.key, signal());
      });
    });
}

/** Passes requests on, and the answers to all but the submission of a run. */
async function losingAnswers(url: string) {
  const { hostname, port } = new URL(url);
  const proxy = createServer((incoming, outgoing) => {
    const { method, headers, url: path = "/" } = incoming;
    const passed = request({ hostname, port, method, path, headers }, (answer) => {
      if (method === "POST" && path.endsWith("/runs")) outgoing.destroy();
      else answer.pipe(outgoing.writeHead(answer.statusCode ?? 500, answer.headers));
    });
    incoming.pipe(passed);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
