// The public uploader of the field, in the ways that it is run: its command, and its own tests of this API.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Client, Resource } from "../client.ts";
import { link } from "../client.ts";
import { fastq, sha256 } from "../form.ts";
import type { Target } from "../system.ts";
import { type Installed, type Ran, run } from "./python.ts";

export type Account = { readonly username: string; readonly password: string };

/** Before 0.6 the package had no command: its repository's script did this. */
const FIRST_COMMAND = `import sys
import iridauploader.config as config
from iridauploader.core import cli_entry
config.set_config_file(sys.argv[2])
config.setup()
sys.exit(cli_entry.upload_run_single_entry(sys.argv[4]).exit_code)`;

/** Uploads a run's folder. @param more further arguments of the command */
export function upload(
  uploader: Installed,
  { folder, target, account }: { folder: string; target: Target; account: Account },
  parser: string,
  directory: string,
  ...more: string[]
): Promise<Ran> {
  const config = join(folder, `${parser}.conf`);
  const settings = {
    client_id: target.clientId,
    client_secret: target.clientSecret,
    ...account,
    base_url: `${target.api}/`,
    parser,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(config, `[Settings]\n${lines.join("\n")}\n`);
  const command = uploader.name.endsWith(" 0.4.1") ? ["-c", FIRST_COMMAND] : [uploader.command("irida-uploader")];
  return run(uploader, folder, ...command, "-c", config, "-d", directory, ...more);
}

const OWN_TESTS = `import os, sys, unittest
from iridauploader.tests_integration import tests_integration as settings
settings.base_url, settings.username, settings.password, settings.client_id, settings.client_secret = sys.argv[1:]
from iridauploader.tests_integration import test_api_integration as tests
folder = os.path.join(os.path.dirname(tests.__file__), "fake_dir_data")
os.makedirs(folder, exist_ok=True)
for name in ("file_1.fastq.gz", "file_2.fastq.gz"):
    open(os.path.join(folder, name), "wb").close()
found = unittest.defaultTestLoader.loadTestsFromModule(tests)
sys.exit(0 if unittest.TextTestRunner().run(found).wasSuccessful() else 1)`;

/** The uploader's own tests of the API, as they came with the package; they expect a system that has no projects yet. */
export function ownTests(uploader: Installed, folder: string, target: Target): Promise<Ran> {
  const { api, username, password, clientId, clientSecret } = target;
  return run(uploader, folder, "-c", OWN_TESTS, `${api}/`, username, password, clientId, clientSecret);
}

/** Writes the files of a sample; gives their digests. */
export function writeReads(where: string, names: readonly string[]): string[] {
  return names.map((name) => {
    const reads = fastq(200);
    writeFileSync(join(where, name), reads);
    return sha256(reads);
  });
}

export type Digests = Readonly<Record<string, readonly string[]>>;

/** A folder with a list of samples, for the parser "directory". Gives sample name → digests of its files. */
export function directoryRun(run: string, project: string, filesOf: (sample: string) => readonly string[]): Digests {
  mkdirSync(run);
  const samples = ["isolate-1", "isolate-2"];
  const rows = samples.map((name) => [name, project, filesOf(name)[0], filesOf(name)[1] ?? ""].join(","));
  writeFileSync(
    join(run, "SampleList.csv"),
    `[Data]\nSample_Name,Project_ID,File_Forward,File_Reverse\n${rows.join("\n")}\n`,
  );
  return Object.fromEntries(samples.map((name) => [name, writeReads(run, filesOf(name))]));
}

/** Reads every file under this rel of every sample of the project. Gives sample name → digests of the bytes. */
export async function readBack(client: Client, project: Resource, rel: string, accept: string): Promise<Digests> {
  const found: Record<string, string[]> = {};
  for (const sample of (await client.read(link(project, "project/samples"))).resources) {
    const { resources } = await client.read(link(sample, rel));
    const files = resources.map((entry) => (typeof entry.file === "object" ? (entry.file as Resource) : entry)); // "fast5 entries"
    const contents = files.map(async (file) => sha256((await client.get(link(file, "self"), { accept })).bytes));
    found[String(sample.sampleName)] = await Promise.all(contents);
  }
  return found;
}
