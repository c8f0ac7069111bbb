// The image: every service runs from it on real servers, with no more rights than compose.yaml gives. See dev/test-image.ts.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fresh, link, signIn } from "../test-e2e/client.ts";
import { type ImageSystem, startImage } from "./dev/image-system.ts";

const image = process.env.ISOTRAIL_IMAGE ?? "";
const title = image ? "the image" : "the image (skipped: npm run test:image builds and runs it)";

describe.skipIf(!image)(title, { timeout: 240_000 }, () => {
  let system: ImageSystem;
  beforeAll(async () => {
    system = await startImage(image);
  }, 120_000);
  afterAll(() => system?.remove(), 120_000);

  test("holds the services and what they need, and nothing else of a working copy", () => {
    expect(system.run("ls", "-A", "/app").split("\n").sort()).toEqual([
      "deploy",
      "libs",
      "node_modules",
      "package.json",
      "pnpm-lock.yaml",
      "pnpm-workspace.yaml",
      "services",
      "test-e2e",
    ]);
    const unwanted = ["-name", ".git", "-o", "-name", ".env*", "-o", "-name", "*.test.ts", "-o", "-name", "*.log"];
    const found = ["-name", "node_modules", "-prune", "-o", "(", ...unwanted, "-o", "-path", "*/data", ")", "-print"];
    expect(system.run("find", "/app", ...found)).toBe("");
    expect(system.run("find", "/app/test-e2e", "-name", "node_modules", "-prune", "-o", "-type", "f", "-print")).toBe(
      "/app/test-e2e/package.json",
    );
    expect(system.run("find", "/app/node_modules/.pnpm", "-maxdepth", "1", "-name", "vitest@*")).toBe("");
  });

  test("runs every service until it is ready", () => system.ready());

  test("gives a service no rights: an ordinary user, no capabilities, a root file system that is read-only", () => {
    for (const service of system.services) {
      const status = system.exec(service, "grep", "-hE", "^(Uid|CapEff|CapBnd|NoNewPrivs):", "/proc/1/status");
      expect(status.split(/\s+/)).toEqual([
        ...["Uid:", "1000", "1000", "1000", "1000"],
        ...["CapEff:", "0000000000000000", "CapBnd:", "0000000000000000", "NoNewPrivs:", "1"],
      ]);
      expect(() => system.exec(service, "touch", "/app/node_modules/written")).toThrow(/Read-only file system/);
    }
  });

  test("lets a user sign in and make a project through the gateway", async () => {
    const client = await signIn(system);
    const name = fresh("Project ");
    const project = await client.create(link(await client.follow(), "projects"), { name });
    expect(await client.read(link(project, "self"))).toMatchObject({ name });
  });

  test("ends every service cleanly when it is told to", () => {
    for (const service of system.services.toReversed()) expect(system.stop(service)).toMatchObject({ code: 0 });
  });
});
