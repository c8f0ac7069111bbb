// Inputs that servers fetch from an object store, and outputs that toil keeps in one.
import { randomBytes } from "node:crypto";
import { Client } from "minio";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { InputFile, Run } from "../../engine.ts";
import { openWesEngine } from "../../wes/wes.ts";
import { ended, newKey, signal, start, textOf } from "../engine-contract.ts";
import { countRun } from "../toys.ts";
import { installed } from "./install.ts";
import { RealServer } from "./real-server.ts";

const PATIENCE = 90_000;
const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY = "", S3_SECRET_KEY = "", S3_REGION = "us-east-1" } = process.env;
const bucket = `test-wes-${randomBytes(6).toString("hex")}`;
const s3 = { endpoint: endpoint ?? "", region: S3_REGION, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY, bucket };
/** How boto3, which toil uses, is led to a store that is not Amazon's. */
const FOR_TOIL = {
  AWS_ENDPOINT_URL: s3.endpoint,
  AWS_ACCESS_KEY_ID: s3.accessKey,
  AWS_SECRET_ACCESS_KEY: s3.secretKey,
  AWS_DEFAULT_REGION: s3.region,
};

describe.skipIf(!endpoint)(`an object store${endpoint ? "" : " (skipped: S3_ENDPOINT names none)"}`, () => {
  let client: Client;
  beforeAll(async () => {
    const { hostname, port, protocol } = new URL(s3.endpoint);
    const address = { endPoint: hostname, port: Number(port), useSSL: protocol === "https:" };
    client = new Client({ ...address, accessKey: s3.accessKey, secretKey: s3.secretKey, region: s3.region });
    await client.makeBucket(bucket, s3.region);
  });
  afterAll(async () => {
    const names: string[] = [];
    for await (const { name } of client.listObjectsV2(bucket, "", true)) names.push(name);
    await client.removeObjects(bucket, names);
    await client.removeBucket(bucket);
  });

  /** The reads are in the store; `size` is what the run says of them. */
  async function withAddresses(run: Run, size: (file: InputFile) => number = (file) => file.size): Promise<Run> {
    const files = run.files.map(async (file): Promise<InputFile> => {
      if (!file.name.endsWith(".fastq")) return file;
      const pieces: Uint8Array[] = [];
      for await (const piece of await file.open(signal())) pieces.push(piece);
      const name = `inputs/${randomBytes(8).toString("hex")}`;
      await client.putObject(bucket, name, Buffer.concat(pieces));
      const open = () => Promise.reject(new Error(`${file.name} was sent along`));
      return { ...file, size: size(file), open, url: () => client.presignedGetObject(bucket, name, 600) };
    });
    return { ...run, files: await Promise.all(files) };
  }

  for (const dialect of ["sapporo", "toil"] as const) {
    const { reason } = installed(dialect);
    if (reason) it.skip(`${dialect} was not tried: ${reason}`, () => {});
    else
      it(`${dialect} fetches inputs by itself${dialect === "toil" ? ", and its outputs are read from a bucket" : ""}`, async () => {
        const options = [`--dest_bucket_base=s3://${bucket}/runs`];
        const server = await RealServer.start(dialect, dialect === "toil" ? { options, env: FOR_TOIL } : {});
        const outputs = dialect === "toil" ? ({ outputs: "s3", s3 } as const) : {};
        const engine = await openWesEngine({ ...server.settings, inputs: "presigned", ...outputs });
        try {
          const run = await withAddresses(await countRun(newKey(), ["Probe Ä", "b"], "heading"));
          const runId = await start(engine, run);
          const status = await ended(engine, runId, PATIENCE);
          expect(status, JSON.stringify(await engine.errors(runId, signal()))).toEqual({ phase: "succeeded" });
          const made = await engine.outputs(runId, run.workflow, signal());
          expect(await textOf(made, "read-counts")).toBe("heading\ns1\t2\ns2\t2\n");
          if (dialect === "toil") expect(made[0]?.engineFileId).toContain(`s3://${bucket}/runs/`);
        } finally {
          await engine.close();
          await server.close();
        }
      });
  }

  it.skipIf(installed("sapporo").reason)(
    "a page of an error is never taken for an input by sapporo-run.sh",
    async () => {
      const server = await RealServer.start("sapporo");
      const engine = await openWesEngine({ ...server.settings, inputs: "presigned" });
      try {
        const whole = await withAddresses(await countRun(newKey(), ["a"], "x"));
        const gone = await withAddresses(await countRun(newKey(), ["a"], "x"), (file) => file.size + 1);
        const files = whole.files.map((file) =>
          file.url ? { ...file, url: async () => `${s3.endpoint}/${bucket}/no?x=SECRET` } : file,
        );
        for (const run of [{ ...whole, files }, gone]) {
          const runId = await start(engine, run);
          expect(await ended(engine, runId, PATIENCE)).toEqual({ phase: "failed" });
          const [error] = await engine.errors(runId, signal());
          expect(error?.stderr).toMatch(
            /s1_1.fastq cannot be fetched: (HTTP Error 403|s1_1.fastq has \d+ bytes of \d+)/,
          );
          expect(error?.stderr).not.toContain("SECRET");
        }
      } finally {
        await engine.close();
        await server.close();
      }
    },
  );
});
