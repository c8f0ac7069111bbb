// node libs/sequence-qc/build.ts: compiles assembly/ to generated/kernel.wasm, which is checked in so that nothing but
// Node is needed to run. Beside it, generated/kernel.json tells the digests of the sources and of the result.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "assembly");
const generated = join(import.meta.dirname, "generated");

/** 2,688 pages of 64 KiB, 168 MiB: no input makes the kernel's memory larger. */
const OPTIONS = [
  ...["--optimizeLevel", "3", "--shrinkLevel", "0", "--noAssert", "--runtime", "stub", "--enable", "simd"],
  ...["--initialMemory", "256", "--maximumMemory", "2688"],
];

const sha256 = (bytes: string | Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Digest of all sources, their names and the compiler's options; of line ends as LF. */
export function sourcesDigest(): string {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const sources = names
    .map((name) => name.replaceAll("\\", "/"))
    .sort()
    .map((name) => `${name}\n${readFileSync(join(folder, name), "utf8").replaceAll("\r\n", "\n")}`);
  return sha256([OPTIONS.join(" "), ...sources].join("\n"));
}

/** Compiles the kernel; throws with the compiler's words when it does not compile. */
export async function compile(): Promise<Uint8Array> {
  const { main } = await import("assemblyscript/asc");
  let wasm: Uint8Array | undefined;
  const { error, stderr } = await main(["kernel.ts", ...OPTIONS, "--outFile", "kernel.wasm"], {
    readFile: (name: string) => {
      try {
        // the compiler adds .ts by itself, and takes a path that has it for another module
        return readFileSync(join(folder, name), "utf8").replaceAll(/ from "(.*)[.]ts";/g, ' from "$1";');
      } catch {
        return null;
      }
    },
    writeFile: (_: string, contents: string | Uint8Array) => {
      if (typeof contents !== "string") wasm = contents;
    },
    listFiles: () => [],
  });
  if (error || !wasm) throw new Error(`the kernel does not compile: ${stderr.toString()}`, { cause: error });
  return wasm;
}

if (import.meta.main) {
  const wasm = await compile();
  writeFileSync(join(generated, "kernel.wasm"), wasm);
  writeFileSync(
    join(generated, "kernel.json"),
    `${JSON.stringify({ sources: sourcesDigest(), wasm: sha256(wasm) }, null, 2)}\n`,
  );
  console.log(`generated/kernel.wasm: ${wasm.length} bytes`);
}
