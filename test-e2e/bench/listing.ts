// Figures: a listing of a large project: time to the first byte, memory that does not grow, and the time of XML against JSON's.
import { request } from "undici";
import { fresh, link, signIn } from "../client.ts";
import type { System } from "../system.ts";
import { MIB, median, resident, say, told, watched } from "./measure.ts";

const CLIENTS = 32;

export async function listing(system: System, samples: number): Promise<void> {
  const lab = await signIn(system);
  const project = await lab.create(link(await lab.follow(), "projects"), { name: fresh("Listing ") });
  const href = link(project, "project/samples");
  let next = 0;
  const maker = async () => {
    for (let n = next++; n < samples; n = next++)
      await lab.create(href, { sampleName: `isolate-${n}`, organism: "Listeria monocytogenes" });
  };
  await Promise.all(Array.from({ length: CLIENTS }, maker));

  const once = async (accept = "application/json") => {
    const headers = { authorization: `Bearer ${lab.token}`, accept };
    const started = performance.now();
    const { body } = await request(href, { headers, headersTimeout: 60_000, bodyTimeout: 60_000 });
    let first = 0;
    let bytes = 0;
    for await (const chunk of body) {
      first ||= performance.now() - started;
      bytes += chunk.length;
    }
    return { first, bytes, all: (performance.now() - started) / 1000 };
  };
  await once();
  const before = resident(system.pid);
  const rounds = [];
  for (let n = 0; n < 5; n++) rounds.push(await watched(system.pid, () => once()));
  const { bytes, all } = rounds[0]?.result ?? { bytes: 0, all: 0 };
  told(
    `first byte of a listing of ${samples} samples`,
    median(rounds.map(({ result }) => result.first)),
    " ms",
    "under",
    200,
  );
  say(`       ${(bytes / MIB).toFixed(0)} MiB in ${all.toFixed(1)} s`);
  const peaks = rounds.map(({ peak }) => peak);
  told("       highest memory of five listings over that after one", Math.max(...peaks) / before, "", "under", 1.25);
  say(`       ${before.toFixed(0)} MiB before; peaks ${peaks.map((peak) => peak.toFixed(0)).join(", ")} MiB`);
  await inXml(once);
}

type Listing = { readonly bytes: number; readonly all: number };

/** In turns, so that what else the machine does meanwhile slows both down. */
async function inXml(once: (accept: string) => Promise<Listing>): Promise<void> {
  await once("application/xml");
  const ratios: number[] = [];
  let last: Listing | undefined;
  for (let n = 0; n < 5; n++) {
    const json = await once("application/json");
    last = await once("application/xml");
    ratios.push(last.all / json.all);
  }
  told("time of the listing in XML over that in JSON", median(ratios), "", "under", 1.5);
  const { bytes, all } = last ?? { bytes: 0, all: 0 };
  say(
    `       ${(bytes / MIB).toFixed(0)} MiB in ${all.toFixed(1)} s; ratios ${ratios.map((one) => one.toFixed(2)).join(", ")}`,
  );
}
