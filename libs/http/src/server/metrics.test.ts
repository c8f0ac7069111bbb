// What an operator sees of logs and metrics.
import { describe, expect, test } from "vitest";
import { createLogger } from "./logger.ts";
import { listenForMetrics, metricsServer, registerServiceMetrics, requestSeconds } from "./metrics.ts";

describe("the log", () => {
  test("is one JSON object a line, with errors and without secrets", () => {
    const written: string[] = [];
    const log = createLogger("info", { write: (line) => void written.push(line) });
    const secrets = { authorization: "Bearer s3cret", cookie: "s3cret", client_secret: "s3cret" };
    log.info({ req: { headers: secrets }, headers: secrets, ...secrets, body: { password: "s3cret" } }, "a call");
    log.warn({ error: new Error("broken") }, "again");
    expect(written.join("")).not.toContain("s3cret");
    expect(written.map((line) => JSON.parse(line))).toMatchObject([
      { msg: "a call", authorization: "[secret]" },
      { msg: "again", error: { message: "broken" } },
    ]);
  });
});

describe("metrics", () => {
  test("are served on a port of their own; a figure that fails is left out", async () => {
    requestSeconds.observe({ service: "a", method: "GET", route: "/x/:y", status: "2xx" }, 0.3);
    const unregister = [
      registerServiceMetrics("a", { staleStreams: () => 3, lag: async () => 17, parked: async () => 1 }),
      registerServiceMetrics("b", {
        staleStreams: () => 4,
        lag: () => Promise.reject(new Error("away")),
        parked: async () => 0,
      }),
    ];
    const server = await listenForMetrics(0);
    try {
      const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`);
      const text = await answer.text();
      expect(answer.headers.get("content-type")).toContain("text/plain");
      expect(text).toContain('isotrail_stale_streams{service="a"} 3');
      expect(text).toContain('isotrail_stale_streams{service="b"} 4');
      expect(text).toContain('isotrail_event_handler_lag_commits{service="a"} 17');
      expect(text).not.toContain('isotrail_event_handler_lag_commits{service="b"}');
      expect(text).toContain('isotrail_events_parked{service="a"} 1');
      expect(text).toContain('route="/x/:y"');
      expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
      await expect(listenForMetrics(server.port)).rejects.toThrow(`METRICS_PORT ${server.port}`);
    } finally {
      for (const done of unregister) done();
      await server.close();
    }
  });

  test("are off with port 0", async () => {
    expect(await metricsServer({ metricsPort: 0 })).toBeUndefined();
  });
});
