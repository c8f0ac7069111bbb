// Public clients that collect the results of analyses, unchanged from PyPI, against analyses that were really run.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Laboratory, laboratory, missingForRuns } from "./laboratory.ts";
import { installed, run } from "./python.ts";

const title = (name: string, reason: string | undefined) => `${name}${reason ? ` (${reason})` : ""}`;

const sistr = installed("irida-sistr-results==0.6.0");
const noTyping = sistr.reason ?? missingForRuns("skesa", "blastn");
describe.skipIf(noTyping !== undefined)(title(sistr.name, noTyping), { timeout: 180_000 }, () => {
  let lab: Laboratory;
  beforeAll(async () => {
    lab = await laboratory();
    for (const name of ["iso1", "iso3"]) {
      const typed = { name: `Typing of ${name}`, analysisType: "typing", inputParameters: { scheme: "simulated" } };
      await lab.analyse(await lab.isolate(name), typed);
    }
  }, 180_000);
  afterAll(() => lab?.remove());

  /** Rows of the table that the client writes, by their heads. */
  async function collect(...more: string[]): Promise<Record<string, string>[]> {
    const { api, clientId, clientSecret, username, password } = lab.system;
    const table = join(lab.folder, "sistr.tsv");
    const who = ["--client-id", clientId, "--client-secret", clientSecret, "-u", username, "--password", password];
    const where = ["--irida-url", api.replace(/\/api$/, ""), "--output-tab", table];
    const { code, output } = await run(
      sistr,
      lab.folder,
      sistr.command("irida-sistr-results"),
      ...who,
      ...where,
      ...more,
    );
    expect(code, output).toBe(0);
    const lines = readFileSync(table, "utf8").trim().split(/\r?\n/);
    const [heads = [], ...rows] = lines.filter((line) => !line.startsWith("#")).map((line) => line.split("\t"));
    return rows.map((cells) => Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? ""])));
  }

  test.each([
    ["of a project", () => ["-p", lab.project.identifier]],
    ["of all projects, and the user's own", () => ["-a", "--include-user-results"]],
  ])("collects the typing results %s", async (_, more) => {
    const rows = await collect(...more());
    const found = rows.map((row) => [row["Sample Name"], row["QC Status"], row["QC Messages"]].join(": "));
    expect(found.toSorted()).toEqual(["iso1: PASS: ", expect.stringMatching(/^iso3: WARNING: \d+ of \d+ loci/)]);
  });
});

const staramr = installed("irida-staramr-results==0.3.1", "pandas<2", "numpy<2"); // of its time: newer ones lack DataFrame.append
const noRuns = staramr.reason ?? missingForRuns();
describe.skipIf(noRuns !== undefined)(title(staramr.name, noRuns), { timeout: 180_000 }, () => {
  let lab: Laboratory;
  beforeAll(async () => {
    lab = await laboratory();
    for (const name of ["iso1", "iso2"])
      await lab.analyse(await lab.isolate(name), { name: `Resistance of ${name}`, analysisType: "AMR_DETECTION" });
  }, 180_000);
  afterAll(() => lab?.remove());

  test("collects the results of a project, workbooks among them", async () => {
    const { api, clientId, clientSecret, username, password } = lab.system;
    const config = join(lab.folder, "staramr.yml");
    writeFileSync(config, `base-url: ${api}/\nclient-id: ${clientId}\nclient-secret: ${clientSecret}\n`);
    const who = ["-u", username, "-pw", password, "-c", config, "-p", lab.project.identifier, "-o", "out"];
    const { code, output } = await run(staramr, lab.folder, staramr.command("irida-staramr-results"), ...who);
    expect(code, output).toBe(0);
    const sheets = `import glob, json, pandas
book = pandas.read_excel(glob.glob("staramr-results-*/out.xlsx")[0], sheet_name=None)
print(json.dumps({name: sheet.astype(str).values.tolist() for name, sheet in book.items()}))`;
    const read = await run(staramr, lab.folder, "-c", sheets);
    expect(read.code, read.output).toBe(0);
    const tables = JSON.parse(read.output);
    const rows = (count: number) => [
      ["iso1", String(count)],
      ["iso2", String(count)],
    ];
    const count = Number(tables.Summary[0][1]);
    expect(count).toBeGreaterThan(1_000);
    for (const name of ["ResFinder", "Detailed_Summary", "Summary", "PlasmidFinder", "MLST_Summary"])
      expect(tables[name].map(([isolate]: string[]) => isolate).toSorted()).toEqual(rows(count).map(([one]) => one));
    expect(tables.PointFinder[0]).toEqual(["gyrA", String(count)]);
  });
});

test.skip("qi-irida-utils 0.1.2 cannot be imported as it is installed, and calls an uploader at a path of its author", () => {});
