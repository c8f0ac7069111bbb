// verify: clean data is said to be right, and each kind of fault is named.
import { randomUUID } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repairCheckpoint, streamOf } from "@isotrail/eventsourcing";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sample } from "../../services/catalog/src/sample/aggregate.ts";
import { call, context, type DataFolder, dataFolder, fillCatalog, uploadFile } from "./tools.testing.ts";
import { verify } from "./verify.ts";

const VIEW = sample.view.name;

let data: DataFolder;
let blob: string;

beforeEach(async () => {
  data = dataFolder();
  await data.on("catalog", (_, aggregates) => fillCatalog(aggregates, 3));
  blob = await data.on("files", (_, aggregates) => uploadFile(aggregates));
});
afterEach(() => data[Symbol.dispose]());

const verified = () => call(verify, ["--data", data.folder]);

describe("verify", () => {
  test("says what it has checked, and that nothing is wrong", async () => {
    const { code, out, notes } = await verified();
    expect(out).toEqual([]);
    expect(code).toBe(0);
    expect(notes).toContain("catalog: 7 commits in 4 streams, 3 claims, 0 blobs checked");
    expect(notes).toContain("files: 1 commits in 1 streams, 1 claims, 1 blobs checked");
    expect(notes.at(-1)).toBe("nothing is wrong");
  });

  test("checks one service only when it is asked to", async () => {
    const { notes } = await call(verify, ["--data", data.folder, "--service", "files"]);
    expect(notes).toHaveLength(2);
  });

  test.each<[string, string, string, RegExp]>([
    ["a gap in the positions", "catalog/log.db", "DELETE FROM commits WHERE position = 3", /position 4 follows 2/],
    ["a gap in a stream", "catalog/log.db", "DELETE FROM commits WHERE position = 2", /sample-1 has version 2 after 0/],
    [
      "a commit that cannot be read",
      "catalog/log.db",
      "UPDATE commits SET stream = 'project-9', version = 1 WHERE position = 7",
      /project-9 version 1 .* cannot be folded/,
    ],
    [
      "a stream of an unknown kind",
      "catalog/log.db",
      "UPDATE commits SET stream = 'ghost-1', version = 1 WHERE position = 7",
      /no aggregate is declared for stream ghost-1/,
    ],
    [
      "a document that says something else",
      "catalog/views.db",
      `UPDATE "documents ${VIEW}" SET state = replace(state, 'ISO-2', 'ISO-X') WHERE id = '2'`,
      /the view of sample-2 does not equal the fold of its 2 commits/,
    ],
    [
      "a document from the future",
      "catalog/views.db",
      `UPDATE "documents ${VIEW}" SET version = 9 WHERE id = '2'`,
      /the view of sample-2 is at version 9, its stream is not/,
    ],
    [
      "a document that stayed behind",
      "catalog/views.db",
      `DELETE FROM "documents ${VIEW}" WHERE id = '2'`,
      /the view of sample-2 is at version 0, its stream at 2/,
    ],
    [
      "a document that is not listed",
      "catalog/views.db",
      `DELETE FROM "keys ${VIEW}" WHERE ord = 2 AND ix = 0`,
      new RegExp(`${VIEW}: 2 is not found under project`),
    ],
    [
      "a claim that is gone",
      "catalog/log.db",
      "DELETE FROM claims WHERE stream = 'sample-2'",
      /sample-2 holds sample-name\/.*, but no claim says so/,
    ],
    [
      "a claim of somebody else",
      "catalog/log.db",
      "UPDATE claims SET stream = 'sample-1', at = 1000 WHERE stream = 'sample-2'",
      /claim sample-name\/.* is not held by sample-1/,
    ],
    [
      "a claim whose commit never came",
      "catalog/log.db",
      "INSERT INTO claims VALUES ('sample-name/1/x', 'sample-7', 1, 'c', 1000, '')",
      /claim sample-name\/1\/x waits for sample-7 1/,
    ],
  ])("names %s", async (_, database, sql, fault) => {
    data.spoil(database, sql);
    const { code, out, notes } = await verified();
    expect(code).toBe(1);
    expect(out.join("\n")).toMatch(fault);
    expect(notes.at(-1)).toMatch(/^\d+ faults$/);
  });

  test("names a document without a stream", async () => {
    await data.on("catalog", (stores) =>
      stores.views.putIfNewer(sample.view.name, [
        { id: "77", order: 77, version: 1, state: sample.initial, keys: { project: ["1"] } },
      ]),
    );
    const { code, out } = await verified();
    expect(code).toBe(1);
    expect(out).toContain(`catalog: ${VIEW}: 77 is found under project, but has no stream`);
  });

  test("names a blob that is missing, short, or changed, and what it is the content of", async () => {
    const of = "file 1 of sample 1, in project 1";
    const path = join(data.folder, "files/blobs", blob.slice(-2), blob);
    expect(existsSync(path)).toBe(true);
    writeFileSync(path, "@read\nACGA\n+\nIIII\n");
    expect((await verified()).out).toEqual([
      `files: object-single-1: blob ${blob} (${of}) does not have the SHA-256 of its event`,
    ]);
    writeFileSync(path, "@read");
    expect((await verified()).out).toEqual([
      `files: object-single-1: blob ${blob} (${of}) has 5 bytes, its event says 18`,
    ]);
    await data.on("files", (stores) => stores.blobs.remove(blob));
    expect((await verified()).out).toEqual([`files: object-single-1: blob ${blob} (${of}) is missing`]);
  });

  test("takes a view above its repair as behind, and a claim that was just taken as a command under way", async () => {
    const before = await data.on("catalog", (stores) => stores.eventLog.head());
    await data.on("catalog", async (stores, aggregates) => {
      const fields = { sampleName: "late" };
      await aggregates.execute(sample, "9", { type: "create", project: "1", fields }, context());
      const claim = { stream: streamOf(sample, "10"), version: 1, commitId: randomUUID(), at: Date.now(), note: "" };
      await stores.claims.take({ key: "sample-name/1/later", ...claim });
    });
    data.spoil(
      "catalog/views.db",
      `DELETE FROM "documents ${VIEW}" WHERE id = '9'; DELETE FROM "keys ${VIEW}" WHERE ord = 9;
      UPDATE checkpoints SET position = ${before} WHERE consumer LIKE 'catalog/repair/%'`,
    );
    const { code, out, notes } = await verified();
    expect(out).toEqual([]);
    expect(code).toBe(0);
    expect(notes).toContainEqual(expect.stringMatching(/^catalog: .* 1 views behind/));
  });

  test("gives no false alarm while commits go on", async () => {
    await data.on("catalog", async (stores, aggregates) => {
      let writing = true;
      const writes = (async () => {
        for (let id = 100; writing; id++) {
          const fields = { sampleName: `N-${id}` };
          await aggregates.execute(sample, String(id), { type: "create", project: "1", fields }, context());
          await aggregates.execute(
            sample,
            String(id),
            { type: "change", fields: { sampleName: `M-${id}` } },
            context(),
          );
          await stores.checkpoints.set(repairCheckpoint("catalog", aggregates.declared), {
            position: await stores.eventLog.head(),
            index: 0,
          });
          if (id % 2) await aggregates.execute(sample, String(id), { type: "delete" }, context());
        }
      })();
      for (let round = 0; round < 5; round++) expect((await verified()).out).toEqual([]);
      writing = false;
      await writes;
    });
  });

  test("cannot check what is no data folder, and knows no other arguments", async () => {
    const nowhere = await call(verify, ["--data", "/nonexistent"]);
    expect(nowhere).toMatchObject({
      code: 2,
      out: [],
      notes: ["tool: /nonexistent is not a data folder", expect.any(String)],
    });
    expect((await call(verify, ["--deep"])).code).toBe(2);
    expect((await call(verify, ["--data", data.folder, "--service", "gateway"])).notes[0]).toMatch(
      /--service must be one of/,
    );
    expect((await call(verify, ["--help"])).code).toBe(0);
  });
});
