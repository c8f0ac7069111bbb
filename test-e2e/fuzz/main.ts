// npm run fuzz [-- SECONDS]: Schemathesis sends what the API's description allows, and what it does not, to a fresh start. No
// answer is 5xx, none is outside of the description, and nothing is told without a token. Closes with "N passed, N failed, N skipped".
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { signIn } from "../client.ts";
import { installed } from "../clients/python.ts";
import { type System, startSystem } from "../system.ts";
import { smallLab } from "./lab.ts";

const SCHEMATHESIS = "schemathesis==4.32.5";
const CHECKS = [
  "not_a_server_error",
  "status_code_conformance",
  "content_type_conformance",
  "response_headers_conformance",
  "response_schema_conformance",
  "unsupported_method",
  "ignored_auth",
];
const [seconds = "60"] = process.argv.slice(2);

const fuzzer = installed(SCHEMATHESIS);
if (fuzzer.reason) {
  console.log(`skipped: ${SCHEMATHESIS} cannot be installed (${fuzzer.reason})`);
  console.log("0 passed, 0 failed, 1 skipped");
  process.exit(0);
}

/** Half of the time with the identifiers of a laboratory, of which nothing is deleted, then with those of its own making. */
async function fuzzed(system: System): Promise<boolean[]> {
  const admin = await signIn(system);
  const known = await smallLab(admin);
  return [
    ran(system, admin.token, known, "--exclude-method", "DELETE"),
    ran(system, admin.token, {}, "--phases", "coverage,stateful"),
  ];
}

type Identifiers = Readonly<Record<string, string>>;

function ran(system: System, token: string, identifiers: Identifiers, ...more: readonly string[]): boolean {
  const lines = Object.entries(identifiers).map(([name, value]) => `"path.${name}" = "${value}"`);
  lines.push('"header.If-Match" = "*"'); // any other tag is 412 before there is anything to find
  const config = join(system.folder, "schemathesis.toml");
  writeFileSync(config, `[parameters]\n${lines.join("\n")}\n`);
  const { status } = spawnSync(
    fuzzer.command("schemathesis"),
    [
      ...["--config-file", config, "run", `${system.api}/openapi.json`],
      ...["--header", `Authorization: Bearer ${token}`, "--checks", CHECKS.join(",")],
      ...["--exclude-name", "PATCH /api/uploads/{upload}"], // the fuzzer has no serializer for its media type
      ...["--max-time", String(Math.ceil(Number(seconds) / 2)), "--continue-on-failure", "--no-color", ...more],
    ],
    { cwd: system.folder, stdio: "inherit", timeout: 10 * 60_000 },
  );
  return status === 0;
}

const system = await startSystem();
try {
  const passed = await fuzzed(system);
  const failures = passed.filter((one) => !one).length;
  if (failures > 0) console.log(system.output());
  console.log(`${passed.length - failures} passed, ${failures} failed, 0 skipped`);
  process.exitCode = failures > 0 ? 1 : 0;
} finally {
  await system.remove();
}
