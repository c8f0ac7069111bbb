// What leaves the service: new values of public fields, the projects concerned, and nothing personal.
import { isotrail } from "@isotrail/contracts/events";
import { describe, expect, it } from "vitest";
import { project } from "./project/aggregate.ts";
import type { ProjectEvent } from "./project/decider.ts";
import { publish } from "./publish.ts";
import { sample } from "./sample/aggregate.ts";
import type { SampleEvent } from "./sample/state.ts";

const v1 = isotrail.catalog.v1;
const by = { id: "7", at: 1000, actor: "1" };
const publishedSample = (event: SampleEvent) =>
  publish(sample.codec.decode(sample.codec.encode(event)), { ...by, category: "sample" });
const publishedProject = (event: ProjectEvent) =>
  publish(project.codec.decode(project.codec.encode(event)), { ...by, category: "project" });
const bytesOf = (text: string) => Buffer.from(text);

describe("a public event of a sample", () => {
  const personal = { collectedBy: "Nora Berg", hostSubjectId: "sealed-subject" };

  it("has no collector and no host subject", () => {
    const published = publishedSample({
      type: "SampleCreated",
      data: { projectId: "3", fields: { sampleName: "ISO 1", hostAge: 0, ...personal } },
    });
    expect(published).toMatchObject({ type: "isotrail.catalog.v1.SampleCreated", projects: ["3"] });
    const bytes = Buffer.from(published?.bytes ?? []);
    for (const text of Object.values(personal)) expect(bytes.includes(bytesOf(text))).toBe(false);
    const message = v1.SampleCreated.decode(bytes);
    expect(message).toMatchObject({ sampleId: "7", projectIds: ["3"] });
    expect({ ...message.fields }).toEqual({ sampleName: "ISO 1", hostAge: 0 });
  });

  it("names what was cleared, but nothing personal", () => {
    const published = publishedSample({
      type: "SampleChanged",
      data: { fields: { strain: "K12", ...personal }, cleared: ["serovar", "collectedBy"], projectIds: ["3", "4"] },
    });
    expect(published?.projects).toEqual(["3", "4"]);
    const message = v1.SampleChanged.decode(published?.bytes ?? new Uint8Array());
    expect(message).toMatchObject({ projectIds: ["3", "4"], cleared: ["serovar"] });
    expect({ ...message.fields }).toEqual({ strain: "K12" });
  });

  it("is none when only personal fields changed", () => {
    const data = { fields: personal, cleared: [], projectIds: ["3"] };
    expect(publishedSample({ type: "SampleChanged", data })).toBeUndefined();
  });

  it("concerns the project that it leaves, too", () => {
    const published = publishedSample({
      type: "SampleRemovedFromProject",
      data: { projectId: "4", projectIds: ["3"] },
    });
    expect(published?.projects).toEqual(["3", "4"]);
    const message = v1.SampleRemovedFromProject.decode(published?.bytes ?? new Uint8Array());
    expect(message).toMatchObject({ sampleId: "7", projectId: "4", projectIds: ["3"] });
  });

  it.each(["SampleMetadataReplaced", "SampleMetadataMerged"] as const)("%s has the entries", (type) => {
    const entries = [{ name: "depth", value: "3", type: "number" }];
    const published = publishedSample({ type, data: { entries, projectIds: ["3"] } });
    const message = v1[type].decode(published?.bytes ?? new Uint8Array());
    expect(message.entries).toMatchObject(entries);
  });

  it("SampleMerged concerns the projects of both samples; SampleTookOver has no private field", () => {
    const data = { intoSampleId: "9", projectIds: ["3"], intoProjectIds: ["3", "4"] };
    expect(publishedSample({ type: "SampleMerged", data })?.projects).toEqual(["3", "4"]);
    const fields = { strain: "K12", collectedBy: "Dr. Doe", hostSubjectId: "sealed" };
    const published = publishedSample({
      type: "SampleTookOver",
      data: { fromSampleId: "9", fields, projectIds: ["3"] },
    });
    const message = v1.SampleTookOver.decode(published?.bytes ?? new Uint8Array());
    expect({ ...message.fields }).toEqual({ strain: "K12" });
  });

  it("is published for every event, under the name of its message", () => {
    const all: SampleEvent[] = [
      { type: "SampleAddedToProject", data: { holding: { projectId: "4", owner: true }, projectIds: ["3", "4"] } },
      { type: "SampleMerged", data: { intoSampleId: "9", projectIds: ["3"], intoProjectIds: ["4"] } },
      { type: "SampleTookOver", data: { fromSampleId: "9", fields: {}, entries: [], projectIds: ["3"] } },
      { type: "SampleDeleted", data: { projectIds: ["3"] } },
    ];
    expect(all.map((event) => publishedSample(event)?.type)).toEqual(
      all.map(({ type }) => `isotrail.catalog.v1.${type}`),
    );
  });
});

describe("a public event of a project", () => {
  it("has the fields that were set", () => {
    const published = publishedProject({
      type: "ProjectCreated",
      data: { settings: { name: "Outbreak 12", genomeSize: 5_000_000_000 }, ownerId: "1" },
    });
    expect(published).toMatchObject({ type: "isotrail.catalog.v1.ProjectCreated", projects: ["7"] });
    const message = v1.ProjectCreated.decode(published?.bytes ?? new Uint8Array());
    expect(message).toMatchObject({ projectId: "7", ownerId: "1" });
    expect({ ...message.settings }).toEqual({ name: "Outbreak 12", genomeSize: 5_000_000_000 });
  });

  it("names members by identifier and role only", () => {
    const published = publishedProject({ type: "ProjectMemberAdded", data: { userId: "2", role: "PROJECT_USER" } });
    const message = v1.ProjectMemberAdded.decode(published?.bytes ?? new Uint8Array());
    expect({ ...message }).toEqual({ projectId: "7", userId: "2", role: "PROJECT_USER" });
  });

  it.each<ProjectEvent>([
    { type: "ProjectChanged", data: { settings: {}, cleared: ["organism"] } },
    { type: "ProjectMemberRemoved", data: { userId: "2" } },
    { type: "ProjectDeleted", data: {} },
  ])("$type is published for its project", (event) => {
    expect(publishedProject(event)).toMatchObject({ type: `isotrail.catalog.v1.${event.type}`, projects: ["7"] });
  });
});
