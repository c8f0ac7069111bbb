// npm run client on a running system: a client is added, used, given a new secret and retired.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askToken } from "./client.ts";
import { repository, type System, startSystem } from "./system.ts";

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system?.remove());

const run = (...args: string[]) => runWith({}, ...args);

function runWith(
  changes: Record<string, string>,
  ...args: string[]
): Promise<{ code: unknown; out: string; told: string }> {
  const { PATH, ADMIN_PASSWORD, CLIENT_SECRET } = system.environment;
  const env = { PATH, ADMIN_PASSWORD, CLIENT_SECRET, ...changes };
  const program = [join(repository, "deploy/tools/client.ts"), ...args, "--api", system.api];
  return new Promise((resolve) =>
    execFile(process.execPath, program, { env, timeout: 30_000 }, (error, out, told) =>
      resolve({ code: error ? error.code : 0, out, told }),
    ),
  );
}
const by = async (client_id: string, client_secret: string) =>
  (await askToken(system, system, { client_id, client_secret })).status;

test("adds, lists, rotates and retires", async () => {
  const added = await run(
    "add",
    "lab",
    "--scope",
    "read",
    "--redirect-uri",
    "https://lab.example/back",
    "--grant",
    "password",
    "--access-seconds",
    "60",
  );
  const [name, first = ""] = added.out.trim().split("\t");
  expect([added.code, name, await by("lab", first)]).toEqual([0, "lab", 200]);
  expect((await run("list")).out.split("\n")).toEqual([
    "isotrail\tsecret\tpassword,refresh_token\tread,write\t\tCLIENT_SECRET",
    "lab\tsecret\tpassword\tread\thttps://lab.example/back\t",
    "",
  ]);
  const [, second = ""] = (await run("rotate", "lab", "--grace-seconds", "0")).out.trim().split("\t");
  expect([await by("lab", first), await by("lab", second)]).toEqual([401, 200]);
  expect((await run("retire", "lab")).code).toBe(0);
  expect(await by("lab", second)).toBe(401);
});

test("says what is wrong, and what to do", async () => {
  expect(await run("retire", "nobody")).toMatchObject({ code: 1, told: "there is no client nobody\n" });
  expect(await run("add", "x", "--grant", "magic")).toMatchObject({
    code: 1,
    told: expect.stringContaining('"magic" is not offered'),
  });
  expect(await run("retire", "isotrail")).toMatchObject({
    code: 1,
    told: expect.stringContaining("CLIENT_SECRET declares this client"),
  });
  expect(await run("add")).toMatchObject({ code: 2, told: expect.stringContaining("add CLIENT_ID") });
  expect(await run("forget", "x")).toMatchObject({
    code: 2,
    told: expect.stringContaining("list, add, rotate or retire"),
  });
  const refused = await runWith({ ADMIN_PASSWORD: "wrong" }, "list");
  expect(refused).toMatchObject({ code: 2, told: expect.stringContaining("The username or the password is wrong.") });
});
