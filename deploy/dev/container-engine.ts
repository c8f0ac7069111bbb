// Docker or Podman, as a command: the tests of the image build and run it with whichever is there.
import { execFileSync, spawnSync } from "node:child_process";

export type Engine = {
  readonly name: string;
  /** What the command wrote to standard output. @throws Error with what it wrote to standard error */
  run(args: readonly string[], seconds?: number): string;
  /** What a container wrote to both. */
  logs(container: string): string;
};

/** The engine that CONTAINER_ENGINE names, else the first that answers. */
export function containerEngine(): Engine | undefined {
  const { CONTAINER_ENGINE } = process.env;
  return (CONTAINER_ENGINE ? [CONTAINER_ENGINE] : ["docker", "podman"]).map(engine).find(answers);
}

const engine = (name: string): Engine => ({
  name,
  run: (args, seconds = 60) =>
    execFileSync(name, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"], timeout: seconds * 1000 }).trim(),
  logs(container) {
    const { stdout, stderr } = spawnSync(name, ["logs", container], { encoding: "utf8", timeout: 60_000 });
    return stdout + stderr;
  },
});

/** The client alone does not do: `ps` asks the engine. */
function answers(engine: Engine): boolean {
  try {
    engine.run(["ps", "--quiet"]);
    return true;
  } catch {
    return false;
  }
}
