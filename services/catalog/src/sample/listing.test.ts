// The samples of a project over HTTP: whole, by pages, by name, by words and by when they changed.
import { temporaryStores } from "@isotrail/embedded/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { as, startCatalog, type TestCatalog } from "../catalog.testing.ts";

let catalog: TestCatalog;
let project: string;
let other: string;
beforeAll(async () => {
  catalog = await startCatalog(await temporaryStores("catalog"));
  project = await catalog.sharedProject();
  other = await catalog.newProject("Another one");
  for (let n = 1; n <= 5; n++) {
    await catalog.newSample(project, `ISO-${n}`, { organism: n % 2 ? "Salmonella enterica" : "Escherichia coli" });
    await catalog.newSample(other, `ISO-${n}`, { organism: "Salmonella enterica" });
  }
});
afterAll(() => catalog.close());

async function list(query: string, who = as.owner) {
  const answer = await catalog.get(`/projects/${project}/samples${query}`, who);
  const { status, lines, headers } = answer;
  if (status !== 200) return { status, json: answer.json };
  const page = headers["x-page"] === undefined ? undefined : JSON.parse(String(headers["x-page"]));
  return { names: lines.map(({ sampleName }) => sampleName), page };
}
const names = async (query: string) => ((await list(query)) as { names: string[] }).names;
const ALL = ["ISO-1", "ISO-2", "ISO-3", "ISO-4", "ISO-5"];

describe("the samples of a project", () => {
  it("are all told where no page is asked for, whatever else is", async () => {
    expect(await list("")).toEqual({ names: ALL, page: undefined });
    expect(await list("?colour=red&processing=ERROR")).toEqual({ names: ALL, page: undefined });
  });

  it("come by pages, with their total and where the next one begins", async () => {
    const first = await list("?page=1&size=2");
    expect(first).toEqual({
      names: ["ISO-1", "ISO-2"],
      page: { number: 1, size: 2, total: 5, next: expect.any(String) },
    });
    const { next } = first.page;
    expect(await list(`?page=2&size=2&after=${next}`)).toMatchObject({ names: ["ISO-3", "ISO-4"] });
    expect(await list("?page=2&size=2")).toMatchObject({ names: ["ISO-3", "ISO-4"], page: { total: 5 } });
    expect(await list("?page=3&size=2")).toEqual({ names: ["ISO-5"], page: { number: 3, size: 2, total: 5 } });
    expect(await list("?page=4&size=2")).toEqual({ names: [], page: { number: 4, size: 2, total: 5 } });
    expect(await list("?size=5")).toEqual({ names: ALL, page: { number: 1, size: 5, total: 5 } });
  });

  it("are skipped by no page and repeated by none when some are added and deleted meanwhile", async () => {
    const own = await catalog.newProject("Walked through");
    const ids: string[] = [];
    for (let n = 1; n <= 6; n++) ids.push(await catalog.newSample(own, `W-${n}`));
    const walk = async (query: string) => {
      const { lines, headers } = await catalog.get(`/projects/${own}/samples${query}`, as.owner);
      return { names: lines.map(({ sampleName }) => sampleName), page: JSON.parse(String(headers["x-page"])) };
    };
    const first = await walk("?page=1&size=2");
    await catalog.remove(`/samples/${ids[0]}`, as.owner);
    await catalog.newSample(own, "W-7");
    const second = await walk(`?page=2&size=2&after=${first.page.next}`);
    const third = await walk(`?page=3&size=2&after=${second.page.next}`);
    const fourth = await walk(`?page=4&size=2&after=${third.page.next}`);
    expect([first, second, third, fourth].flatMap((page) => page.names)).toEqual([
      ...["W-1", "W-2", "W-3", "W-4", "W-5", "W-6", "W-7"],
    ]);
    expect([first.page.total, fourth.page.total, fourth.page.next]).toEqual([6, 6, undefined]);
  });

  it("are found by the exact name, in this project only", async () => {
    expect(await names("?sampleName=ISO-3")).toEqual(["ISO-3"]);
    expect(await names("?sampleName=iso-3")).toEqual([]);
    expect(await names("?sampleName=ISO-3&search=coli")).toEqual([]);
  });

  it("are found by the beginnings of words, at once after a change", async () => {
    expect(await names("?search=SALM")).toEqual(["ISO-1", "ISO-3", "ISO-5"]);
    expect(await names("?search=ent+iso+3")).toEqual(["ISO-3"]);
    expect(await names("?search=almonella")).toEqual([]);
    expect(await list("?search=salm&page=2&size=2")).toMatchObject({ names: ["ISO-5"], page: { total: 3 } });
    const own = await catalog.newProject("Searched through");
    const id = await catalog.newSample(own, "X-1", { isolate: "München 7", strain: "K12-abc" });
    const found = async (search: string) =>
      (await catalog.get(`/projects/${own}/samples?search=${encodeURIComponent(search)}`, as.owner)).lines.length;
    expect(await Promise.all(["munchen", "MÜN", "k12", "abc 7"].map(found))).toEqual([1, 1, 1, 1]);
    await catalog.patch(`/samples/${id}`, { strain: "DH5" }, as.owner);
    expect(await Promise.all(["k12", "dh5"].map(found))).toEqual([0, 1]);
    await catalog.remove(`/samples/${id}`, as.owner);
    expect(await found("x")).toBe(0);
  });

  it("are found by when they changed, in that order", async () => {
    const own = await catalog.newProject("Changed");
    const ids = [await catalog.newSample(own, "C-1"), await catalog.newSample(own, "C-2")];
    const { json } = await catalog.get(`/samples/${ids[1]}`, as.owner);
    const since = async (time: number | string, more = "") =>
      (await catalog.get(`/projects/${own}/samples?modifiedSince=${time}${more}`, as.owner)).lines.map(
        ({ sampleName }) => sampleName,
      );
    await catalog.patch(`/samples/${ids[0]}`, { strain: "abc" }, as.owner);
    await catalog.put(`/samples/${ids[0]}/metadata`, { a: { value: "1", type: "text" } }, as.owner);
    expect(await since(0)).toEqual(["C-2", "C-1"]);
    expect(await since("2020-01-01", "&page=2&size=1")).toEqual(["C-1"]);
    expect(await since(json.modifiedDate + 1, "&search=abc")).toEqual(["C-1"]);
    expect(await since(Date.now() + 60_000)).toEqual([]);
    const { headers } = await catalog.get(`/projects/${own}/samples?modifiedSince=0&size=1`, as.owner);
    const { next } = JSON.parse(String(headers["x-page"]));
    expect(await since(0, `&size=1&page=2&after=${next}`)).toEqual(["C-1"]);
    const wrong = await catalog.get(`/projects/${own}/samples?modifiedSince=0&size=1&after=7`, as.owner);
    expect([wrong.status, wrong.json.after]).toEqual([400, [expect.any(String)]]);
  });

  it.each(["page=0", "size=501", "modifiedSince=yesterday", "search=%2F%2F", "page=1&page=2", "after=x"])(
    "refuse %s with a text",
    async (query) => {
      const [name = ""] = query.split("=");
      expect(await list(`?${query}`)).toMatchObject({ status: 400, json: { [name]: [expect.any(String)] } });
    },
  );

  it("are listed for those who may read the project, by pages and searches, too", async () => {
    for (const query of ["?page=1", "?search=iso", "?sampleName=ISO-1", "?modifiedSince=0"]) {
      expect((await list(query, as.outsider)).status).toBe(403);
      expect(((await list(query, as.collaborator)) as { names: string[] }).names.length).toBeGreaterThan(0);
    }
  });

  it("have their metadata listed in the same way", async () => {
    const { lines, headers } = await catalog.get(`/projects/${project}/samples/metadata?search=salm&size=2`, as.owner);
    expect(lines.map(({ identifier }) => identifier).length).toBe(2);
    expect(JSON.parse(String(headers["x-page"]))).toMatchObject({ total: 3 });
  });
});
