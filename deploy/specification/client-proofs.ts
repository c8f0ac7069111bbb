// The tests that prove what live clients need on the wire, by the numbers of management-api-gaps.md.
import { outputRecord, outputText } from "./analysis-proofs.ts";
import { e2e, lib, type Proof, unit, within } from "./proof.ts";

const need = (...numbers: number[]) => within("What live clients need on the wire", ...numbers.map((n) => `rule ${n}`));

const uploader = e2e("uploader", "iridauploader 0.9.6 > a MiSeq run");
const files = e2e(
  "files",
  "is answered with the way to the sample's files, and its files sort in the order of uploads",
);
const nested = unit(
  "gateway/src/resources/resources",
  "gives nested records links of their own, the same at each address",
);
const exactLinks = e2e("envelope", "a record is one key, resource, with links of exactly rel and href and self first");

/** "Hard (break 8+ checks)" */
const HARD: readonly Proof[] = [
  {
    rules: need(1),
    tests: [
      uploader,
      lib(
        "embedded/src/contracts",
        "Ids > counts each kind from 1, and never gives a number twice, even to concurrent callers",
      ),
    ],
  },
  { rules: need(2), tests: [uploader, e2e("envelope", "the version is what live clients check, without an envelope")] },
  {
    rules: need(3),
    tests: [e2e("envelope", "doubled and trailing slashes lead to the same resource with well-formed links")],
  },
  {
    rules: need(4),
    tests: [
      e2e("records", "a sample is found by its name, and not when it is not there"),
      unit(
        "gateway/src/resources/resources",
        "redirects to a record, also from an older address that has the query in its path",
      ),
    ],
  },
  { rules: need(5), tests: [unit("runs/src/runs", "is made for any sequencer, by its address or by its type")] },
  {
    rules: need(6),
    tests: [
      unit(
        "identity/src/oauth/oauth",
        "comes as the clients of this field read it: five texts and numbers, no null, true or false",
      ),
    ],
  },
  {
    rules: need(7),
    tests: [
      e2e("uploader", "a directory of files, PAIRED_END"),
      e2e("badinput", "layoutType is required and one of two; odd types and states are 400"),
    ],
  },
  {
    rules: need(8),
    tests: [
      unit("catalog/src/sample/decider", "has its name as sequencerSampleId when none is given"),
      unit("catalog/src/sample/fields", "needs a name, and takes the unknown keys that uploaders send"),
    ],
  },
  {
    rules: need(9),
    tests: [
      uploader,
      unit("gateway/src/resources/resources", "are complete, with full entries"),
      e2e("envelope", "a collection has links with self, and full records as its entries"),
    ],
  },
];

/** "Medium" */
const MEDIUM: readonly Proof[] = [
  { rules: need(10), tests: [e2e("envelope", "the aliases of live clients answer the same")] },
  { rules: need(11), tests: [["deploy/resources.test.ts", "the links of a collection > %s"], files] },
  {
    rules: need(12),
    tests: [
      e2e("records", "its metadata is merged and replaced"),
      unit("catalog/src/sample/metadata", "is replaced by POST and merged by PUT"),
    ],
  },
  {
    rules: need(13),
    tests: [
      e2e("files", "is uploaded, listed and downloaded by its first link, with its digest and in parts"),
      e2e("files", "is answered as a file and listed as an object, and among the sequence files"),
    ],
  },
  { rules: need(14), tests: [exactLinks, nested] },
  { rules: need(15), tests: [exactLinks] },
  {
    rules: need(16),
    tests: [nested, e2e("files", "is uploaded, listed and downloaded by its first link, with its digest and in parts")],
  },
  {
    rules: need(17),
    tests: [
      unit(
        "files/src/sequencing-object/document",
        "the field `file` sorts in the order of uploads, forward before reverse, and is unique",
      ),
      unit("files/src/downloads/named-files", "without a path no file has a name, also when it had one before"),
    ],
  },
  {
    rules: need(18),
    tests: [
      files,
      e2e("uploads", "a pair whose names do not tell forward from reverse is taken in the order of its parts"),
      e2e("qc", "of a pair without a run: records, tables and pictures of plots, coverage"),
    ],
  },
  { rules: need(19), tests: [e2e("records", "a pair of FASTQ files is uploaded into the run")] },
  { rules: need(20), tests: [outputRecord, outputText] },
  {
    rules: need(21),
    tests: [
      unit("analysis/src/analysis", "show one's own, and by type, under both names"),
      unit("analysis/src/analysis", "show what is shared with a project to its readers"),
      unit("catalog/src/project/hash", "is a whole number of 31 bits, with links to the project"),
      unit("catalog/src/sample/metadata", "is listed in the order of the samples, for its members and administrators"),
      unit("identity/src/identity", "has the role that is asked for, as systemRole or as role"),
    ],
  },
];

/** "Auth", and "Upload wire facts" */
const WIRE: readonly Proof[] = [
  {
    rules: need(22),
    tests: [
      e2e("oauth", "names itself by Basic alone, as an importer of this field does, percent-encoded or not"),
      e2e("envelope", "client credentials may come by Basic"),
    ],
  },
  { rules: need(23), tests: [e2e("envelope", "OPTIONS with a token is 200, without one 401")] },
  {
    rules: need(24),
    tests: [
      e2e("envelope", "wrong secrets are refused with an OAuth error"),
      e2e(
        "envelope",
        "no or a bad token gets 401 with a challenge and the OAuth body, whether or not anything is there",
      ),
    ],
  },
  {
    rules: need(25),
    tests: [
      e2e("uploads", "files before parameters, no part type, names that are full paths"),
      e2e("uploads", "a single file, with and without parameters, and one of zero bytes"),
    ],
  },
  {
    rules: need(26),
    tests: [e2e("uploads", "chunked, a line break before the first boundary and none after the last, cut anywhere")],
  },
  {
    rules: need(27),
    tests: [
      unit(
        "gateway/src/proxy/upload",
        "never answers an upload with 5xx: 408 when the files service fails or is away, 413 when its disk is full",
      ),
      e2e("uploads", "a body that stalls is 408 within seconds"),
    ],
  },
  {
    rules: need(28),
    tests: [e2e("uploads", "one without permission or sample is told before the body, and the client gets to read it")],
  },
  {
    rules: need(29),
    tests: [
      e2e("uploads", "a slow body that goes on is not"),
      unit("files/src/uploads/uploads", "an upload of 300 MB leaves memory flat"),
    ],
  },
  {
    rules: need(30),
    tests: [
      uploader,
      unit("runs/src/run/decider", "from %s to %s (administrator: %s) is allowed: %s"),
      e2e("uploads", "parameters that are no JSON, an unknown run, two runs, a wrong layout, a completed run"),
    ],
  },
  {
    rules: need(31),
    tests: [
      e2e("envelope", "PATCH answers 200 with links, and 200 with the whole record for a sample"),
      e2e("badinput", "a second sample of the same name is 409 and is not listed"),
      e2e("permissions", "is read by its members, administrators and sequencers, and by nobody else"),
    ],
  },
];

export const clientProofs: readonly Proof[] = [...HARD, ...MEDIUM, ...WIRE];
