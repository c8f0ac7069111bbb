// What the engine is given of a submission: bytes and addresses of inputs come from files, in the service's own name.
import { testPeer } from "@isotrail/http/testing";
import { openRegistry } from "@isotrail/workflow-execution";
import { workflowFolder } from "@isotrail/workflow-execution/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Analysis } from "../context.ts";
import type { LoadedSubmission } from "../submission/find.ts";
import { runOf } from "./run.ts";

const { signal } = new AbortController();
let folder: ReturnType<typeof workflowFolder>;
beforeAll(() => {
  folder = workflowFolder();
});
afterAll(() => folder[Symbol.dispose]());

async function inputOf(address: { url?: string }) {
  const workflows = await openRegistry([folder.folder]);
  const asked: unknown[] = [];
  const files = testPeer({
    async get<T>(path: string, caller: object) {
      asked.push([path, caller]);
      return address as T;
    },
    async open(path, caller) {
      asked.push([path, caller]);
      return { headers: {}, bytes: [Buffer.from("ACGT")] as unknown as AsyncIterable<Uint8Array> };
    },
  });
  const file = (id: string) => ({ id, size: 4, sha256: "ab", gzip: true });
  const input = { object: "pair-3", sample: "7", sampleName: "ISO-7", files: [file("31"), file("32")] };
  const state = { workflowId: workflows.all()[0]?.id, inputs: [input], parameters: {}, attempt: { key: "log-1-1" } };
  const analysis = { workflows, siteData: folder.folder, peers: { files } } as unknown as Analysis;
  const run = await runOf(analysis, { id: "1", state } as unknown as LoadedSubmission, signal);
  if ("failure" in run) throw new Error(run.failure.message);
  return { asked, reverse: run.files.find(({ name }) => name === "s1_2.fastq.gz") };
}

test("an input is read, or fetched by the engine itself, where files says", async () => {
  const { asked, reverse } = await inputOf({ url: "https://store.example/blob?signature=x" });
  expect(reverse).toMatchObject({ size: 4, sha256: "ab" });
  await reverse?.open(signal);
  expect(await reverse?.url?.(signal)).toBe("https://store.example/blob?signature=x");
  expect(asked).toEqual([
    ["/internal/content/pair-3/32", { service: "analysis" }],
    ["/internal/content/pair-3/32/address", { service: "analysis" }],
  ]);
});

test("an input has no address where the store has none", async () => {
  const { reverse } = await inputOf({});
  expect(await reverse?.url?.(signal)).toBeUndefined();
});
