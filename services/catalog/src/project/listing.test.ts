// The projects of somebody over HTTP: by pages, by words, and by when they changed; never more than they may see.
import { temporaryStores } from "@isotrail/embedded/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { as, startCatalog, type TestCatalog, type Who } from "../catalog.testing.ts";

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog(await temporaryStores("catalog"));
  await catalog.newProject("Listeria 2025");
  await catalog.newProject("Salmonella 2026");
  await catalog.newProject("Salmonella 2025", as.outsider);
});
afterAll(() => catalog.close());

const names = async (url: string, who: Who) => (await catalog.get(url, who)).lines.map(({ name }) => name);

it("are searched by words, among one's own", async () => {
  expect(await names("/projects?search=salm", as.owner)).toEqual(["Salmonella 2026"]);
  expect(await names("/projects?search=2025", as.owner)).toEqual(["Listeria 2025"]);
  expect(await names("/projects?search=salm", as.collaborator)).toEqual([]);
  expect(await names("/projects?search=salm+2025", as.admin)).toEqual(["Salmonella 2025"]);
  expect(await names("/users/olga/projects?search=salm", as.admin)).toEqual(["Salmonella 2026"]);
});

it("are found by their new name at once", async () => {
  const id = await catalog.newProject("Campylobacter", as.manager);
  await catalog.patch(`/projects/${id}`, { name: "Vibrio" }, as.manager);
  expect(await names("/projects?search=campy", as.manager)).toEqual([]);
  expect(await names("/projects?search=vib", as.manager)).toEqual(["Vibrio"]);
  await catalog.post(`/projects/${id}/users`, { userId: "colin" }, as.manager);
  expect(await names("/projects?search=vib", as.collaborator)).toEqual(["Vibrio"]);
  await catalog.remove(`/projects/${id}/users/colin`, as.manager);
  expect(await names("/projects?search=vib", as.collaborator)).toEqual([]);
});

it("come by pages and by their last change", async () => {
  const id = await catalog.newProject("First of Theo", as.technician);
  await catalog.newProject("Second of Theo", as.technician);
  await catalog.patch(`/projects/${id}`, { organism: "E. coli" }, as.technician);
  expect(await names("/projects?page=2&size=1", as.technician)).toEqual(["Second of Theo"]);
  expect(await names("/projects?modifiedSince=0&page=2&size=1", as.technician)).toEqual(["First of Theo"]);
  const { headers } = await catalog.get("/projects?page=1&size=1", as.technician);
  expect(JSON.parse(String(headers["x-page"]))).toMatchObject({ total: 2 });
});

it("have members that come by pages, too", async () => {
  const id = await catalog.sharedProject();
  const { lines, headers } = await catalog.get(`/projects/${id}/users?page=2&size=1`, as.owner);
  expect([lines.length, JSON.parse(String(headers["x-page"]))]).toEqual([1, { number: 2, size: 1, total: 2 }]);
  expect((await catalog.get(`/projects/${id}/users?size=0`, as.owner)).status).toBe(400);
});
