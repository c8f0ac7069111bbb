// Settings as an operator makes them: defaults, what is refused and how, and the help.
import { resolve } from "node:path";
import { settingsHelp } from "@isotrail/http";
import { describe, expect, test } from "vitest";
import { addressesGiven, clusterSettings, readClusterSettings, roleOf } from "./cluster/settings.ts";
import { serviceNames } from "./registry.ts";
import { readStandaloneSettings } from "./standalone/settings.ts";

describe("settings", () => {
  test("have the documented defaults", () => {
    expect(readClusterSettings({})).toMatchObject({
      host: "127.0.0.1",
      port: 8080,
      publicUrl: "http://127.0.0.1:8080",
      dataDir: "./data",
      adminUsername: "admin",
      clientId: "isotrail",
      bodyIdleSeconds: 60,
      maxUploadBytes: 21_474_836_480,
      filesRoot: "s3://isotrail",
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
    expect(readClusterSettings(given)).toMatchObject({
      publicUrl: "http://[::1]:81",
      adminPassword: undefined,
      kafkaBrokers: ["a:1", "b:2"],
      kafkaSsl: true,
    });
    expect(readClusterSettings({ PUBLIC_URL: "https://lab.example/irida/" }).publicUrl).toBe(
      "https://lab.example/irida",
    );
    expect(addressesGiven(["catalog"], { CATALOG_URL: "unix:sockets/catalog" }).catalog).toBe("unix:sockets/catalog");
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
    ["FILES_ROOT", "data/files"],
    ["QC_PROFILE", "fastqc-0.13"],
    ["QC_MODE", "loose"],
    ["QC_CASAVA", "yes"],
    ["KAFKA_BROKERS", "broker"],
    ["KAFKA_SSL", "yes"],
    ["MONGODB_URL", "http://secret@host"],
    ["ADMIN_PASSWORD", "secret"],
    ["ADMIN_USERNAME", "ab"],
  ])("%s=%s stops the start with the name of the variable, not its value", (name, value) => {
    expect(() => readClusterSettings({ [name]: value })).toThrow(new RegExp(`^${name} m`));
    expect(() => readClusterSettings({ [name]: value })).not.toThrow(value);
  });

  test("paths that are given are those of the working folder, though the process goes into its data folder", () => {
    const given = { SITE_DATA_DIR: "site", BOOTSTRAP_FILE: "users.json" };
    expect(readStandaloneSettings(given)).toMatchObject({
      siteDataDir: resolve("site"),
      bootstrapFile: resolve("users.json"),
      workflowWorkDir: "analysis/work",
    });
  });

  test("an address of a service is checked too", () => {
    expect(() => addressesGiven(["files"], { FILES_URL: "files:8080" })).toThrow(/^FILES_URL must be an address/);
  });

  test("are all told by --help with their defaults", () => {
    const help = settingsHelp(clusterSettings);
    for (const name of ["PUBLIC_URL", "BOOTSTRAP_FILE", "S3_BUCKET", "CATALOG_URL", "SEAL_KEY_FILE"])
      expect(help).toMatch(new RegExp(`^ +${name} .*\\(default: `, "m"));
  });

  test("SERVICE must name a service of this system", () => {
    expect(() => roleOf({ SERVICE: "shop" })).toThrow(`SERVICE must be one of: gateway, ${serviceNames.join(", ")}.`);
    expect(() => roleOf({})).toThrow("needs SERVICE");
  });
});
