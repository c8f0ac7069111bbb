// What a client may write into a sample: the rules of its fields.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wrong } from "../fields.testing.ts";
import { newSample, SAMPLE_NAME_FORBIDDEN, sampleChanges } from "./fields.ts";

const wrongSample = (fields: object) => wrong(() => newSample({ sampleName: "ISO 1", ...fields }));

describe("a sample", () => {
  it.each(["sampleName", "sequencerSampleId"])("has at least 3 characters in its %s, none forbidden", (field) => {
    expect(wrongSample({ [field]: "ab" })).toEqual([field]);
    for (const character of SAMPLE_NAME_FORBIDDEN) expect(wrongSample({ [field]: `IS${character}O` })).toEqual([field]);
    expect(wrongSample({ [field]: "ISO 1\tø-_#@!%~$" })).toEqual([]);
  });

  it("needs a name, and takes the unknown keys that uploaders send", () => {
    expect(wrong(() => newSample({ sequencerSampleId: "ISO-1" }))).toEqual(["sampleName"]);
    expect(wrongSample({ description: "", Sample_Plate: "1", index: 3, sample_project: "6" })).toEqual([]);
  });

  it.each(["strain", "collectedBy", "organism", "isolate", "geographicLocationName"])(
    "has at least 3 characters in its %s, or none",
    (field) => {
      for (const value of ["ab", ""]) expect(wrongSample({ [field]: value })).toEqual([field]);
      for (const value of ["abc", null])
        expect(newSample({ sampleName: "ISO", [field]: value })[field as "strain"] ?? null).toBe(value);
    },
  );

  it.each([
    [
      "latitude",
      ["0", "-0", "90", "-90", "90.5", "-90.99", "5.123456789", "07"],
      ["91", "-91", "100", "1.", ".5", "+5", " 5", "5 ", "1,5", "", "1e1", "north", 12.5],
    ],
    ["longitude", ["0", "180", "-180", "180.5", "007.5"], ["181", "-181.2", "1000", "1.", "--5", "W", 7]],
  ])("has a %s in degrees, its integer part within the limit", (field, good, bad) => {
    for (const value of good) expect(wrongSample({ [field]: value })).toEqual([]);
    for (const value of bad) expect(wrongSample({ [field]: value })).toEqual([field]);
  });

  it("keeps a latitude as it was written", () => {
    fc.assert(
      fc.property(fc.integer({ min: -90, max: 90 }), fc.nat(), (whole, fraction) => {
        const latitude = `${whole}.${fraction}`;
        expect(newSample({ sampleName: "ISO 1", latitude }).latitude).toBe(latitude);
      }),
    );
  });

  it("takes its collection date as milliseconds or as a day, which is midnight in UTC", () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date("9999-12-31"), noInvalidDate: true }), (date) => {
        const day = date.toISOString().slice(0, 10);
        const time = Date.parse(day);
        const dateOf = (collectionDate: unknown) => newSample({ sampleName: "ISO 1", collectionDate }).collectionDate;
        expect([dateOf(day), dateOf(time), dateOf(date.getTime())]).toEqual([time, time, date.getTime()]);
      }),
    );
    for (const value of [
      "2015-02-30",
      "2015-13-01",
      "2015-1-1",
      "15-01-01",
      "yesterday",
      "",
      1.5,
      9e15,
      true,
      "2015-01-01T00:00:00Z",
    ])
      expect(wrongSample({ collectionDate: value })).toEqual(["collectionDate"]);
    expect(sampleChanges({ collectionDate: null })).toEqual({ collectionDate: null });
  });

  it("has one to three words as its geographic location", () => {
    for (const value of ["Canada", "Canada:Ontario", "Canada:Ontario:Toronto"])
      expect(wrongSample({ geographicLocationName: value })).toEqual([]);
    for (const value of ["Canada:", ":Canada", "a:b:c:d", "New York", "Canada::Toronto"])
      expect(wrongSample({ geographicLocationName: value })).toEqual(["geographicLocationName"]);
  });

  it("has a host of a known sex, with a whole age and a subject of at least one character", () => {
    for (const sex of ["MALE", "FEMALE", "NEUTER", "HERMAPHRODITE", "NOT_DETERMINED", null])
      expect(wrongSample({ hostSex: sex })).toEqual([]);
    expect(wrongSample({ hostSex: "male" })).toEqual(["hostSex"]);
    expect(wrongSample({ hostAge: -1 })).toEqual(["hostAge"]);
    expect(newSample({ sampleName: "ISO 1", hostAge: 0 }).hostAge).toBe(0);
    expect(wrongSample({ hostSubjectId: "" })).toEqual(["hostSubjectId"]);
  });
});
