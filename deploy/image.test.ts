// The image: every service runs from it on real servers, with no more rights than compose.yaml gives. See dev/test-image.ts.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fresh, link, signIn } from "../test-e2e/client.ts";
import { ImageSystem } from "./dev/image-system.ts";

const image = process.env.ISOTRAIL_IMAGE ?? "";
const title = image ? "the image" : "the image (skipped: npm run test:image builds and runs it)";

describe.skipIf(!image)(title, { timeout: 240_000 }, () => {
  let system: ImageSystem;
  beforeAll(async () => {
    system = new ImageSystem(image);
    await system.start();
  }, 120_000);
  afterAll(() => system?.remove(), 120_000);

  test("holds the services and what they need, and nothing else of a working copy", () => {
    const list = (...expression: string[]) =>
      system
        .run([], "find", "/app", ...expression)
        .split("\n")
        .sort();
    const parts = ["deploy", "libs", "node_modules", "services", "test-e2e"];
    const files = ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml"];
    expect(list("-mindepth", "1", "-maxdepth", "1")).toEqual([...parts, ...files].map((name) => `/app/${name}`).sort());
    const packages = ["-name", "node_modules", "-prune", "-o"];
    expect(list(...packages, "-path", "/app/test-e2e/*", "-print")).toEqual(["/app/test-e2e/package.json"]);
    for (const name of [".git", ".env*", "*.test.ts", "*.log", "data"])
      expect(list(...packages, "-name", name, "-print"), name).toEqual([""]);
    expect(list("-name", "vitest", "-print"), "packages of the tests").toEqual([""]);
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
    const client = await signIn(system.target);
    const name = fresh("Project ");
    const project = await client.create(link(await client.follow(), "projects"), { name });
    expect(await client.read(link(project, "self"))).toMatchObject({ name });
  });

  test("ends every service cleanly when it is told to", () => {
    for (const service of system.services.toReversed()) expect(system.stop(service), service).toBe(0);
  });
});
