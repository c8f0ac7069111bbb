// The fields of a sample that a client writes: the specification's table, with the host fields of the public system.
import { choice, type Field, readChanges, readNew, text, whole } from "@isotrail/http";
import type { SampleFields } from "./state.ts";

/** "any of: question mark, round brackets, …, ampersand, apostrophe, period"; white space is allowed. */
export const SAMPLE_NAME_FORBIDDEN = "?()[]/\\=+<>:;\",*^|&'.";

const name = { min: 3, max: 1000, forbidden: SAMPLE_NAME_FORBIDDEN };
const free = { nullable: true };
const least3 = { min: 3, nullable: true };

/** "optional minus sign, … digits, optional decimal fraction; the integer part must be within" the limit */
function degrees(name: string, digits: 2 | 3, limit: number): Field {
  const pattern = new RegExp(`^-?\\d{1,${digits}}(\\.\\d+)?$`);
  return {
    name,
    nullable: true,
    schema: { type: "string", maxLength: 100, pattern: pattern.source, description: `Within -${limit} to ${limit}.` },
    parse(value) {
      if (typeof value !== "string" || value.length > 100 || !pattern.test(value))
        return { wrong: [`The ${name} must be text like "-12.5": up to ${digits} digits and a decimal fraction.`] };
      if (Math.abs(Math.trunc(Number(value))) > limit)
        return { wrong: [`The ${name} must be within -${limit} to ${limit}.`] };
      return { value };
    },
  };
}

/** The largest distance from the epoch that a date can have, in milliseconds (ECMAScript). */
const MAX_TIME = 8.64e15;

/** Milliseconds since the epoch, or a day as `yyyy-MM-dd`, which is its midnight in UTC. */
const collectionDate: Field = {
  name: "collectionDate",
  nullable: true,
  schema: {
    type: ["integer", "string"],
    minimum: -MAX_TIME,
    maximum: MAX_TIME,
    pattern: "^(-?[0-9]{5,16}|[0-9]{4}-[0-9]{2}-[0-9]{2})$",
    description: "Milliseconds since the epoch, or a day as yyyy-MM-dd.",
  },
  parse(value) {
    const time = typeof value === "string" ? timeOf(value) : value;
    if (typeof time === "number" && Number.isInteger(time) && Math.abs(time) <= MAX_TIME) return { value: time };
    return { wrong: ["The collection date must be a valid date: yyyy-MM-dd, or whole milliseconds since the epoch."] };
  },
};

function timeOf(text: string): number {
  if (/^-?\d{5,16}$/.test(text)) return Number(text);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return Number.NaN;
  const time = Date.parse(`${text}T00:00:00Z`);
  // 30 February is no day, although some parsers roll it over
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? time : Number.NaN;
}

export const sampleFields: readonly Field[] = [
  text("sampleName", { ...name, required: true }),
  text("sequencerSampleId", { ...name, nullable: true }), // without one, or with null, it is the sample's name
  text("description", free),
  text("strain", least3),
  collectionDate,
  text("collectedBy", least3),
  degrees("latitude", 2, 90),
  degrees("longitude", 3, 180),
  text("organism", least3),
  text("isolate", least3),
  text("geographicLocationName", {
    ...least3,
    pattern: /^\w+(:\w+(:\w+)?)?$/,
    wrong: "The geographic location must be one to three words separated by colons.",
  }),
  text("isolationSource", free),
  text("cultureCollection", { min: 1, nullable: true }),
  text("genotype", free),
  text("passageHistory", free),
  text("pathotype", free),
  text("serotype", free),
  text("serovar", free),
  text("specimenVoucher", free),
  text("subgroup", free),
  text("subtype", free),
  text("hostTaxonomicName", free),
  text("hostDisease", free),
  text("hostDescription", free),
  text("hostDiseaseOutcome", free),
  text("hostDiseaseStage", free),
  text("hostHealthState", free),
  choice("hostSex", ["MALE", "FEMALE", "NEUTER", "HERMAPHRODITE", "NOT_DETERMINED"], free),
  text("hostSubjectId", { min: 1, nullable: true }),
  text("hostTissueSampleId", free),
  whole("hostAge", { min: 0, nullable: true }),
];

/** @throws CommandRejected "invalid" with the texts for each bad property */
export const newSample = (body: unknown) => readNew(sampleFields, body) as Partial<SampleFields>;
/** @throws CommandRejected "invalid" also for an unknown property */
export const sampleChanges = (body: unknown) => readChanges(sampleFields, body) as Partial<SampleFields>;
