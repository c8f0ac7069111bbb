// What a client may write into a project: the rules of its fields.
import { describe, expect, it } from "vitest";
import { wrong } from "../fields.testing.ts";
import { newProject, PROJECT_NAME_FORBIDDEN, projectChanges } from "./fields.ts";

describe("a project", () => {
  it("needs a name of at least 5 characters", () => {
    expect(wrong(() => newProject({}))).toEqual(["name"]);
    expect(wrong(() => newProject({ name: "1234" }))).toEqual(["name"]);
    expect(newProject({ name: "12345" })).toMatchObject({ name: "12345" });
  });

  it.each([...PROJECT_NAME_FORBIDDEN])("must not have %s in its name", (character) => {
    expect(wrong(() => newProject({ name: `Out${character}break` }))).toEqual(["name"]);
  });

  it("may have an apostrophe, a period and white space in its name", () => {
    expect(newProject({ name: "Nora's v. 2" })).toMatchObject({ name: "Nora's v. 2" });
  });

  it.each(["genomeSize", "minimumCoverage", "maximumCoverage"])("has a whole %s of at least 1", (field) => {
    expect(wrong(() => newProject({ name: "Outbreak", [field]: 0 }))).toEqual([field]);
    expect(newProject({ name: "Outbreak", [field]: 1 })).toMatchObject({ [field]: 1 });
  });

  it.each(["https://irida.example/api/projects/3", "http://127.0.0.1:8080/"])(
    "may have the remoteURL %s",
    (remoteURL) => {
      expect(newProject({ name: "Outbreak", remoteURL })).toMatchObject({ remoteURL });
    },
  );

  it.each([
    "",
    "irida",
    "//irida.example",
    "javascript:alert(1)",
    "file:///etc/passwd",
    "https://me:secret@irida.example",
    `https://irida.example/${"x".repeat(2_000)}`,
    7,
  ])("must not have the remoteURL %j", (remoteURL) =>
    expect(wrong(() => newProject({ name: "Outbreak", remoteURL }))).toEqual(["remoteURL"]),
  );

  it("is looked at by its mirrors as often as its syncFrequency says", () => {
    for (const syncFrequency of ["NEVER", "DAILY", "WEEKLY", "MONTHLY", "SEMIMONTHLY", "QUARTERLY"])
      expect(newProject({ name: "Outbreak", syncFrequency })).toMatchObject({ syncFrequency });
    expect(wrong(() => newProject({ name: "Outbreak", syncFrequency: "HOURLY" }))).toEqual(["syncFrequency"]);
  });

  it("clears an optional field by null, but never its name", () => {
    expect(projectChanges({ projectDescription: null })).toEqual({ projectDescription: null });
    expect(wrong(() => projectChanges({ name: null }))).toEqual(["name"]);
  });
});
