// The tests that prove what was decided of names, identifiers, collections, fields, errors and links.
import { decision, e2e, lib, type Proof, unit } from "./proof.ts";

const ids = (title: string) => lib("embedded/src/contracts", `Ids > ${title}`);

export const decidedShapes: readonly Proof[] = [
  {
    rules: decision(1),
    tests: [
      e2e("envelope", "the aliases of live clients answer the same"),
      lib("contracts/src/links", "adds the names that live clients know, with the same address"),
      unit("gateway/src/openapi/openapi", "has an alias under its own path, and addresses of one shape as one path"),
    ],
  },
  {
    rules: decision(2),
    tests: [
      ids("counts each kind from 1, and never gives a number twice, even to concurrent callers"),
      ids("continues after a restart with a higher number, skipping one block at most"),
      lib("embedded/src/embedded", "return unused numbers at a clean shutdown"),
      e2e("badinput", "identifiers > %s is 404 wherever an identifier stands"),
    ],
  },
  {
    rules: decision(3),
    tests: [
      unit("gateway/src/resources/resources", "are complete, with full entries"),
      unit("gateway/src/resources/collection", "streams a large collection with flat memory, all of it"),
      e2e("paging", "every collection comes by pages, which together are the whole of it"),
      e2e("paging", "what somebody searches is among what they may read"),
      unit("catalog/src/sample/listing", "are found by the exact name, in this project only"),
      unit("catalog/src/sample/listing", "are found by when they changed, in that order"),
    ],
  },
  {
    rules: decision(4),
    tests: [
      unit("catalog/src/sample/fields", "has a %s in degrees, its integer part within the limit"),
      unit("catalog/src/sample/decider", "has its name as sequencerSampleId when none is given"),
      unit("catalog/src/sample/sample", "has a name that no other sample of its project has, compared exactly"),
    ],
  },
  {
    rules: decision(5),
    tests: [
      unit(
        "catalog/src/sample/fields",
        "takes its collection date as milliseconds or as a day, which is midnight in UTC",
      ),
    ],
  },
  {
    rules: decision(6),
    tests: [
      unit("catalog/src/sample/fields", "needs a name, and takes the unknown keys that uploaders send"),
      e2e("badinput", "PATCH with an unknown property is 400 with the list, and changes nothing"),
      lib("http/src/server/service", "errors > each bad property is a key with its texts"),
      lib("http/src/server/service", "errors > %s is %i with one body, and no secret in it"),
      e2e("envelope", "a type that a resource does not have gets 406 with the list"),
      e2e("envelope", "unknown paths are 404 with a message, and never an empty body"),
    ],
  },
  { rules: decision(10), tests: [e2e("envelope", "the version is what live clients check, without an envelope")] },
  {
    rules: decision(16),
    tests: [
      e2e("links", "a crawl as %s from the root meets 200 and 405 only"),
      ["deploy/resources.test.ts", "every link leads to a path of a service"],
      e2e("people", "a member gets another role and another metadata role, and the last owner stays one"),
    ],
  },
  {
    rules: decision(19),
    tests: [
      e2e("caching", "every small answer has a strong tag of its own, and is not sent again to who has it"),
      e2e("envelope", "If-None-Match with the ETag gives 304; an old If-Match gives 412 and changes nothing"),
      unit("catalog/src/permissions", "reads a sample through the project with the lowest number"),
      unit(
        "files/src/sequencing-object/document",
        "the field `file` sorts in the order of uploads, forward before reverse, and is unique",
      ),
      unit("files/src/downloads/named-files", "a file lies where its record says, as long as it is there"),
      e2e("qc", "of a run waits until the run is complete"),
    ],
  },
];
