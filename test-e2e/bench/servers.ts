// Kafka, MongoDB and an S3 server in containers, where the environment names none and a Docker engine is there.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { repository } from "../system.ts";

/** Starts them and sets their variables in our environment; undefined where no Docker engine answers. */
export async function containers(): Promise<{ stop(): Promise<void> } | undefined> {
  const program = join(repository, "deploy/tools/containers-bench.ts");
  const child = spawn(process.execPath, [program], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = once(child, "exit");
  for await (const line of createInterface(child.stdout)) {
    const [, name, value] = /^([A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
    if (name && value) process.env[name] = value;
    if (line === "ready") {
      const stop = async () => {
        child.stdin.end();
        await ended;
      };
      return { stop };
    }
  }
  return undefined;
}
