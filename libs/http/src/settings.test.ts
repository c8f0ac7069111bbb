// What an operator sees of settings, logs and metrics.
import { describe, expect, test } from "vitest";
import { createLogger } from "./server/logger.ts";
import { listenForMetrics, metricsServer, registerServiceMetrics, requestSeconds } from "./server/metrics.ts";
import { readSettings, settingsHelp } from "./settings.ts";

describe("settings", () => {
  test("have the documented defaults", () => {
    expect(readSettings({})).toMatchObject({
      host: "127.0.0.1",
      port: 8080,
      publicUrl: "http://127.0.0.1:8080",
      dataDir: "./data",
      adminUsername: "admin",
      clientId: "isotrail",
      bodyIdleSeconds: 60,
      maxUploadBytes: 21_474_836_480,
      qcProfile: "fastqc-0.11.9",
      qcMode: "strict",
      qcCasava: false,
      logLevel: "info",
      metricsPort: 9464,
      mongodbDatabasePrefix: "isotrail",
    });
  });

  test("are read; an empty one counts as unset; an address loses the slash at its end", () => {
    const given = { HOST: "::1", PORT: "81", ADMIN_PASSWORD: "", KAFKA_BROKERS: "a:1, b:2", KAFKA_SSL: "true" };
    expect(readSettings(given)).toMatchObject({
      publicUrl: "http://[::1]:81",
      adminPassword: undefined,
      kafkaBrokers: ["a:1", "b:2"],
      kafkaSsl: true,
    });
    expect(readSettings({ PUBLIC_URL: "https://lab.example/irida/" }).publicUrl).toBe("https://lab.example/irida");
    expect(readSettings({ CATALOG_URL: "unix:sockets/catalog" }).catalogUrl).toBe("unix:sockets/catalog");
  });

  test.each([
    ["PORT", "http"],
    ["PORT", "65536"],
    ["PUBLIC_URL", "lab.example.org"],
    ["PUBLIC_URL", "https://lab.example/?a=1"],
    ["LOG_LEVEL", "loud"],
    ["METRICS_PORT", "-1"],
    ["BODY_IDLE_SECONDS", "99999"],
    ["MAX_UPLOAD_BYTES", "20GB"],
    ["QC_PROFILE", "fastqc-0.13"],
    ["QC_MODE", "loose"],
    ["QC_CASAVA", "yes"],
    ["KAFKA_BROKERS", "broker"],
    ["KAFKA_SSL", "yes"],
    ["MONGODB_URL", "http://secret@host"],
    ["SERVICE", "shop"],
    ["FILES_URL", "files:8080"],
    ["ADMIN_PASSWORD", "secret"],
    ["ADMIN_USERNAME", "ab"],
  ])("%s=%s stops the start with the name of the variable, not its value", (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} m`));
    expect(() => readSettings({ [name]: value })).not.toThrow(value);
  });

  test("are all told by --help with their defaults", () => {
    const help = settingsHelp();
    for (const name of ["PUBLIC_URL", "BOOTSTRAP_FILE", "S3_BUCKET", "REVIEW_URL", "SEAL_KEY_FILE"])
      expect(help).toMatch(new RegExp(`^ +${name} .*\\(default: `, "m"));
  });
});

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
    const untell = [
      registerServiceMetrics("a", { behind: () => 3, lag: async () => 17, parked: () => 1 }),
      registerServiceMetrics("b", { behind: () => 4, lag: () => Promise.reject(new Error("away")), parked: () => 0 }),
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
      expect(text).toContain('route="/x/:y"');
      expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
      await expect(listenForMetrics(server.port)).rejects.toThrow(`METRICS_PORT ${server.port}`);
    } finally {
      for (const done of untell) done();
      await server.close();
    }
  });

  test("are off with port 0", async () => {
    expect(await metricsServer({ metricsPort: 0 })).toBeUndefined();
  });
});
