// Results of analyses as metadata: the rules of a PUT by the user, and those of a project's automated analysis.
import { temporaryStores } from "@isotrail/embedded/testing";
import { identityHeaders, internalKeys } from "@isotrail/http/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { as, startCatalog, type TestCatalog } from "../catalog.testing.ts";

const itself = identityHeaders(internalKeys, { service: "analysis" });
const entries = { "Typing serovar": { value: "Enteritidis", type: "text" } };

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog(await temporaryStores("catalog"));
});
afterAll(() => catalog.close());

let project: string;
let sample: string;
beforeEach(async () => {
  project = await catalog.sharedProject();
  sample = await catalog.newSample(project, "ISO-1");
  await catalog.put(`/samples/${sample}/metadata`, { source: { value: "milk", type: "text" } }, as.owner);
});
const keep = (body: object, by: object) =>
  catalog.post("/internal/sample-metadata", { sample, entries, ...body }, { ...by });
const metadata = async () => (await catalog.get(`/samples/${sample}/metadata`, as.admin)).json.metadata;
const as5 = { user: "5", role: "ROLE_USER" } as const;
const forOwner = identityHeaders(internalKeys, { service: "analysis", ...as5 });

describe("for a user", () => {
  it("they are merged in, in the user's name", async () => {
    expect((await keep({}, forOwner)).status).toBe(200);
    expect(await metadata()).toEqual({ source: { value: "milk", type: "text" }, ...entries });
    const { lines } = await catalog.get(`/samples/${sample}/history`, as.owner);
    expect(lines.at(-1)).toMatchObject({ userId: "5", label: "SampleMetadataMerged" });
  });

  it("they are refused where the user may not change the sample any more", async () => {
    const collaborator = identityHeaders(internalKeys, { service: "analysis", user: "6", role: "ROLE_USER" });
    expect((await keep({}, collaborator)).status).toBe(403);
    await catalog.patch(`/projects/${project}/users/colin`, { role: "PROJECT_OWNER" }, as.admin);
    await catalog.remove(`/projects/${project}/users/olga`, as.admin);
    await catalog.post(
      `/projects/${project}/automatedAnalyses`,
      { analysisType: "typing", updateSamples: true },
      as.admin,
    );
    expect((await keep({ project }, forOwner)).status).toBe(403); // the project's setting is no way round
    expect(Object.keys(await metadata())).toEqual(["source"]);
  });

  it.each([{ entries: { serovar: "Enteritidis" } }, { entries: [] }, { sample: 7 }])("they are not %j", async (body) =>
    expect((await keep(body, forOwner)).status).toBe(400),
  );

  it("they have a sample", async () => expect((await keep({ sample: "999999" }, forOwner)).status).toBe(404));
});

describe("by an automated analysis", () => {
  const want = (updateSamples: boolean, of = project) =>
    catalog.post(`/projects/${of}/automatedAnalyses`, { analysisType: "typing", updateSamples }, as.admin);

  it("they are kept as long as the project owns the sample and wants it", async () => {
    expect((await keep({ project }, itself)).status).toBe(403);
    const { identifier } = (await want(true)).json;
    expect((await keep({ project }, itself)).status).toBe(200);
    expect(Object.keys(await metadata())).toEqual(["source", "Typing serovar"]);
    await catalog.remove(`/projects/${project}/automatedAnalyses/${identifier}`, as.owner);
    await want(false);
    expect((await keep({ project }, itself)).status).toBe(403);
  });

  it("they are not kept for a project that only holds the sample, nor for none", async () => {
    const other = await catalog.newProject();
    await catalog.post(`/projects/${other}/samples`, [sample], {
      ...as.owner,
      "content-type": "application/idcollection+json",
    });
    await want(true, other);
    for (const body of [{ project: other }, { project: "999999" }, {}])
      expect((await keep(body, itself)).status).toBe(403);
    expect((await keep({ sample: "999999", project }, itself)).status).toBe(404);
    expect((await keep({ project: 3 }, itself)).status).toBe(400);
  });
});

it.each([
  ["another service", identityHeaders(internalKeys, { service: "files", ...as5 })],
  ["a user", as.owner],
])("%s does not write so", async (_, by) => expect((await keep({}, by)).status).toBe(403));
