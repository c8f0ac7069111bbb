// The front page's tour, typed by nobody: its own block runs in a shell against a started system.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { link, type Resource, signIn } from "./client.ts";
import { anySystem, repository, type Target } from "./system.ts";

const page = readFileSync(join(repository, "README.md"), "utf8");
const [, tour = ""] = page.split("\n## A first tour\n");
const [start = "", typed = ""] = [...tour.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = ""]) => block);

/** The value that the tour's first line gives a setting: ADMIN_PASSWORD='…'. */
function given(setting: string): string {
  const [, value] = new RegExp(`${setting}='([^']+)'`).exec(start) ?? [];
  if (value === undefined) throw new Error(`the tour does not set ${setting}`);
  return value;
}

/** The block with the address and the secrets of the system under test in the place of the page's own. */
const against = ({ api, clientId, clientSecret, username, password }: Target) =>
  typed
    .replaceAll("http://127.0.0.1:8080/api", api)
    .replaceAll(given("CLIENT_SECRET"), clientSecret)
    .replaceAll(given("ADMIN_PASSWORD"), password)
    .replace("client_id=isotrail", `client_id=${clientId}`)
    .replace("username=admin", `username=${username}`);

let system: Awaited<ReturnType<typeof anySystem>>;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "isotrail-tour-"));
  system = await anySystem();
});
afterAll(async () => {
  await system?.remove();
  rmSync(folder, { recursive: true, force: true });
});

test("the first tour of README.md works when pasted", { timeout: 60_000 }, () => {
  expect(typed).toContain("http://127.0.0.1:8080/api");
  const { stdout, stderr, status } = spawnSync("bash", ["-euo", "pipefail"], {
    input: against(system),
    encoding: "utf8",
    timeout: 55_000,
    env: { PATH: process.env.PATH, TMPDIR: folder },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const [root = "", , ...rest] = stdout.trimEnd().split("\n");
  expect(JSON.parse(root).resource.links.map(({ rel }: { rel: string }) => rel)).toContain("projects");
  const [id, bases, plus, quality, sample = "", qc = "", svg = ""] = rest;
  expect([id, bases, plus, quality]).toEqual(["@r1", "ACGTACGT", "+", "III5IIII"]);
  expect(JSON.parse(sample).resource).toMatchObject({ sampleName: "08-5578", sequenceFileCount: 2 });
  expect(JSON.parse(qc).resource).toMatchObject({ totalSequences: 1, totalBases: 8 });
  expect(readFileSync(svg, "utf8")).toMatch(/^<svg /);
});

test("a project looks as README.md shows it", async () => {
  const [, json = ""] = /^```json\n([\s\S]*?)^```$/m.exec(page) ?? [];
  const { links, ...shown } = JSON.parse(json).resource as Resource;
  const { name, organism, genomeSize } = shown;
  const lab = await signIn(system);
  const project = await lab.create(link(await lab.follow(), "projects"), { name, organism, genomeSize });
  expect(project.links.map(({ rel }) => rel)).toEqual(links.map(({ rel }) => rel));
  const { identifier, createdDate, modifiedDate } = project;
  expect(project).toEqual({ ...shown, identifier, createdDate, modifiedDate, links: project.links });
});
