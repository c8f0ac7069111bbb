// The tests that prove the rules of records: fields, links and states.
import { e2e, type Proof, unit, within } from "./proof.ts";

const crawl = e2e("links", "a crawl as %s from the root meets 200 and 405 only");
const links = ["deploy/resources.test.ts", "the links of a record > at %s"] as const;
const listLinks = ["deploy/resources.test.ts", "the links of a collection > %s"] as const;
/** The fields of every answer of these tests are held against a schema that allows no others. */
const described = e2e("conformance", "%s is found");
const userFields = unit("identity/src/user/fields", "%s: %j is refused, %j is accepted");
const sampleMade = unit("catalog/src/sample/sample", "reads as it was answered when it was created");
const runMade = unit(
  "runs/src/runs",
  "reads as it was answered when it was made, with what the sample sheet said beside its fields",
);
const qualityControl = e2e("qc", "of a pair without a run: records, tables and pictures of plots, coverage");
const pair = unit(
  "gateway/src/resources/resources",
  "gives nested records links of their own, the same at each address",
);

export const recordProofs: readonly Proof[] = [
  {
    rules: within("User", "username"),
    tests: [userFields, e2e("badinput", "a username or e-mail that is taken is 409")],
  },
  {
    rules: within("User", "email"),
    tests: [
      userFields,
      unit("identity/src/identity", "alone has their username and their e-mail address, in any case"),
    ],
  },
  { rules: within("User", "firstName", "lastName", "phoneNumber"), tests: [userFields] },
  {
    rules: within("User", "identifier, createdDate"),
    tests: [
      unit(
        "identity/src/identity",
        "reads by id and by name as it was answered when it was created, without the password",
      ),
    ],
  },
  { rules: within("User", "links"), tests: [links, listLinks, crawl] },
  {
    rules: within("Project", "name"),
    tests: [
      unit("catalog/src/project/fields", "needs a name of at least 5 characters"),
      unit("catalog/src/project/fields", "must not have %s in its name"),
    ],
  },
  {
    rules: within("Project", "projectDescription"),
    tests: [unit("catalog/src/project/fields", "clears an optional field by null, but never its name")],
  },
  {
    rules: within("Project", "identifier, createdDate"),
    tests: [unit("catalog/src/project/project", "reads as it was answered when it was created")],
  },
  {
    rules: within("Project", "links"),
    tests: [links, listLinks, e2e("permissions", "is listed for those only who may read it")],
  },
  {
    rules: within("Sample", "sampleName", "sequencerSampleId"),
    tests: [unit("catalog/src/sample/fields", "has at least 3 characters in its %s, none forbidden")],
  },
  {
    rules: within("Sample", "strain", "collectedBy", "organism", "isolate"),
    tests: [unit("catalog/src/sample/fields", "has at least 3 characters in its %s, or none")],
  },
  {
    rules: within("Sample", "collectionDate"),
    tests: [
      unit(
        "catalog/src/sample/fields",
        "takes its collection date as milliseconds or as a day, which is midnight in UTC",
      ),
    ],
  },
  {
    rules: within("Sample", "latitude", "longitude"),
    tests: [
      unit("catalog/src/sample/fields", "has a %s in degrees, its integer part within the limit"),
      e2e("badinput", "the edges of the rules pass"),
    ],
  },
  {
    rules: within("Sample", "geographicLocationName"),
    tests: [unit("catalog/src/sample/fields", "has one to three words as its geographic location")],
  },
  {
    rules: within(
      "Sample",
      "description",
      "isolationSource",
      "cultureCollection",
      "genotype, passageHistory, pathotype, serotype, serovar, specimenVoucher, subgroup, subtype",
      "identifier, createdDate",
    ),
    tests: [sampleMade, described],
  },
  {
    rules: within(
      "Sample",
      "hostTaxonomicName, hostDisease, hostDescription, hostDiseaseOutcome, hostDiseaseStage, hostHealthState, hostSex, hostSubjectId, hostTissueSampleId, hostAge",
    ),
    tests: [
      unit(
        "catalog/src/sample/fields",
        "has a host of a known sex, with a whole age and a subject of at least one character",
      ),
      sampleMade,
    ],
  },
  {
    rules: within("Sample", "sequenceFileCount"),
    tests: [unit("catalog/src/figures", "shows its files and its coverage, wherever it is read")],
  },
  { rules: within("Sample", "links"), tests: [links, listLinks, crawl] },
  {
    rules: within("Sample metadata", "links"),
    tests: [links, unit("catalog/src/sample/metadata", "is replaced by POST and merged by PUT")],
  },
  {
    rules: within("Sequence file", "file", "fileName"),
    tests: [
      unit(
        "files/src/sequencing-object/document",
        "the field `file` sorts in the order of uploads, forward before reverse, and is unique",
      ),
    ],
  },
  {
    rules: within("Sequence file", "label", "modifiedDate", "identifier, createdDate"),
    tests: [e2e("records", "a pair of FASTQ files is uploaded into the run"), described],
  },
  { rules: within("Sequence file", "links"), tests: [links, listLinks, crawl] },
  { rules: within("Quality-control record of a sequence file", "fields", "links"), tests: [qualityControl, links] },
  {
    rules: within("Sequence file pair", "files", "assembledGenome", "label", "createdDate, identifier"),
    tests: [pair, e2e("records", "a pair of FASTQ files is uploaded into the run"), described],
  },
  {
    rules: within("Sequence file pair", "links"),
    tests: [
      links,
      listLinks,
      e2e("inputs", "leads to the analysis of it, for those who may read that, and the analysis to the pair"),
    ],
  },
  {
    rules: within(
      "Sequencing run",
      "projectName",
      "workflow",
      "experimentName",
      "application",
      "assay",
      "chemistry",
      "readLengths",
      "investigatorName",
      "description",
      "identifier, createdDate",
    ),
    tests: [runMade, e2e("uploader", "a MiSeq run")],
  },
  {
    rules: within("Sequencing run", "uploadStatus", "layoutType"),
    tests: [e2e("badinput", "layoutType is required and one of two; odd types and states are 400")],
  },
  { rules: within("Sequencing run", "links"), tests: [links, listLinks] },
  {
    rules: within("uploadStatus of a sequencing run", "UPLOADING", "COMPLETE", "ERROR"),
    tests: [unit("runs/src/run/decider", "from %s to %s (administrator: %s) is allowed: %s")],
  },
];
