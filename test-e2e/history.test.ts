// "`history` of every resource (who, what, when, from the events)": over the API, for those who may read the resource.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, link, newSample, newUser, type Resource, signIn } from "./client.ts";
import { fastq, form } from "./form.ts";
import { anySystem } from "./system.ts";

let system: Awaited<ReturnType<typeof anySystem>>;
let admin: Client;
let owner: Client & { user: Resource };
let stranger: Client;
beforeAll(async () => {
  system = await anySystem();
  admin = await signIn(system);
  owner = await newUser(admin, system);
  stranger = await newUser(admin, system);
});
afterAll(() => system?.remove());

type Entry = Resource & {
  readonly userId: string | null;
  readonly username: string | null;
  readonly events: readonly { readonly type: string }[];
};

const historyOf = async (client: Client, of: Resource): Promise<readonly Entry[]> =>
  (await client.read(link(of, "history"))).resources as unknown as Entry[];
const typesOf = (entries: readonly Entry[]) => entries.flatMap(({ events }) => events.map(({ type }) => type));

describe("the history", () => {
  test("of project, sample and files names who did what, and leads to them", async () => {
    const { project, sample } = await newSample(owner);
    const single = form({ name: "file", content: fastq(), filename: "c.fastq" });
    const file = await owner.create(link(sample, "sample/sequenceFiles"), single);

    expect(typesOf(await historyOf(owner, project))).toEqual(["ProjectCreated"]);
    const [created] = await historyOf(owner, sample);
    expect(created).toMatchObject({
      identifier: "1",
      userId: owner.user.identifier,
      username: owner.user.username,
      createdDate: sample.createdDate,
    });
    expect((await owner.read(link(created as Entry, "user"))).username).toBe(owner.user.username);
    expect(await owner.read(link(created as Entry, "self"))).toEqual(created);
    expect(typesOf(await historyOf(owner, await owner.read(link(file, "self"))))[0]).toBe("ObjectUploaded");
  });

  test("is refused to whoever may not read the resource, and stays for administrators after a deletion", async () => {
    const { sample } = await newSample(owner);
    const href = link(sample, "history");
    expect((await stranger.get(href)).status).toBe(403);
    expect((await owner.ask("DELETE", link(sample, "self"))).status).toBe(200);
    expect((await owner.get(href)).status).toBe(404);
    expect(typesOf((await admin.read(href)).resources as unknown as Entry[])).toEqual([
      "SampleCreated",
      "SampleDeleted",
    ]);
  });

  test("of a user is for themselves and for administrators, and shows no personal data", async () => {
    const href = link(owner.user, "self");
    const seenByAdmin = await admin.read(href);
    const { text } = await admin.get(link(seenByAdmin, "history"));
    expect(text).toContain("UserCreated");
    expect(text).not.toContain(String(seenByAdmin.email));
    expect(typesOf(await historyOf(owner, await owner.read(href)))).toEqual(["UserCreated"]);
    expect((await stranger.get(link(seenByAdmin, "history"))).status).toBe(403);
  });

  test("of a run tells of its upload", async () => {
    const runs = link(await admin.follow(), "sequencingRuns");
    const run = await admin.create(runs, { layoutType: "PAIRED_END", sequencerType: "miseq" });
    await admin.ask("PATCH", link(run, "self"), { uploadStatus: "COMPLETE" });
    expect(typesOf(await historyOf(admin, run))).toEqual(["RunCreated", "RunUploadStatusChanged"]);
  });
});
