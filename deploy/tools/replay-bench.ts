// Bench: replay of a catalog's log into a fresh view, against the aim of 50,000 events a second. Part of npm run bench.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStores } from "@isotrail/embedded";
import { openAggregateStore, replay } from "@isotrail/eventsourcing";
import { sample } from "../../services/catalog/src/sample/aggregate.ts";
import { catalog } from "../../services/catalog/src/service.ts";

const AIM = 50_000;
const streams = Number(process.argv[2] ?? 100_000);
const folder = mkdtempSync(join(tmpdir(), "isotrail-replay-"));
const open = (name: string) =>
  openStores({ folder: join(folder, name), service: "catalog", sealKey: new Uint8Array(32) });
const source = await open("source");
await source.views.open(catalog.aggregates.map(({ view }) => view));
const aggregates = openAggregateStore(source, catalog.aggregates);

// what a laboratory really has: samples with a handful of fields, each with one change of its metadata
const fields = {
  organism: "Listeria monocytogenes",
  strain: "EGD-e",
  collectedBy: "Provincial laboratory",
  latitude: "49.8",
};
const context = () => ({ actor: "1", cause: randomUUID(), trace: "", deadline: Date.now() + 60_000 });
for (let done = 0; done < streams; done += 500)
  await Promise.all(
    Array.from({ length: Math.min(500, streams - done) }, async (_, index) => {
      const id = String(done + index + 1);
      const name = `ISO-${id}`;
      const command = {
        type: "create",
        project: "1",
        fields: { ...fields, sampleName: name, sequencerSampleId: name },
      } as const;
      await aggregates.execute(sample, id, command, context());
      const entries = { serotype: { value: "4b", type: "text" } };
      await aggregates.execute(sample, id, { type: "mergeMetadata", entries }, context());
    }),
  );

const target = await open("target");
await target.views.open(catalog.aggregates.map(({ view }) => view));
const started = performance.now();
const { events } = await replay(source.eventLog, target.views, catalog.aggregates);
const perSecond = events / ((performance.now() - started) / 1000);
console.log(
  `replay into a fresh view: ${events} events, ${Math.round(perSecond)} events/s, ${(perSecond / AIM).toFixed(2)} of the aim of ${AIM} (aim: at least 1.00)`,
);
await source.close();
await target.close();
rmSync(folder, { recursive: true });
