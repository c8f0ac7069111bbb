// The tests that prove what holds for all resources: envelope, methods, tokens, errors; and what is open.
import { ANALYSES, e2e, type Proof, within } from "./proof.ts";

const crawl = e2e("links", "a crawl as %s from the root meets 200 and 405 only");
const whole = e2e("records", "everything is read back by following links, byte for byte");
const record = e2e("envelope", "a record is one key, resource, with links of exactly rel and href and self first");
const collection = e2e("envelope", "a collection has links with self, and full records as its entries");
/** The fields of every answer of these tests are held against a schema that allows no others. */
const described = e2e("conformance", "%s is found");

export const generalProofs: readonly Proof[] = [
  { rules: within("What the service does", "rule 1"), tests: [whole] },
  {
    rules: within("What the service does", "rule 3"),
    tests: [e2e("records", "every link of every resource on the way answers")],
  },
  {
    rules: within("What the service does", "rule 4"),
    tests: [record, e2e("xml", "is the same in XML as in JSON, value by value, for %s")],
  },
  {
    rules: within("What the service does", "rule 5"),
    tests: [
      e2e(
        "envelope",
        "no or a bad token gets 401 with a challenge and the OAuth body, whether or not anything is there",
      ),
    ],
  },
  {
    rules: within("Response formats", "Default", "Supported"),
    tests: [
      e2e("envelope", "Accept %s gets JSON"),
      e2e("xml", "are told apart: by the header Accept, and by their tags"),
    ],
  },
  {
    rules: within("Response formats", "Sequence files"),
    tests: [
      e2e("uploads", "ranges, digests, conditional requests and HEAD"),
      e2e("qc", "a download as FASTA is FASTA"),
    ],
  },
  { rules: within("Response formats", "Timestamps"), tests: [record, described] },
  { rules: within("Envelope: resource collection (JSON)", "links"), tests: [collection] },
  { rules: within("General verb rules", "rule 1"), tests: [crawl] },
  {
    rules: within("General verb rules", "rule 2"),
    tests: [e2e("envelope", "POST answers what GET of its Location answers, byte for byte")],
  },
  {
    rules: within("General verb rules", "rule 3"),
    tests: [
      e2e("envelope", "PATCH answers 200 with links, and 200 with the whole record for a sample"),
      e2e("records", "a deleted pair is gone, and so is the sample with its project"),
    ],
  },
  {
    rules: within("General verb rules", "rule 4"),
    tests: [
      e2e("envelope", "a method that a resource does not have gets 405 with Allow and the specified text"),
      e2e("permissions", "a collaborator reads a sample, its metadata and files, and changes none of them"),
    ],
  },
  {
    rules: within("General verb rules", "rule 5"),
    tests: [e2e("envelope", "POST answers what GET of its Location answers, byte for byte")],
  },
  {
    rules: within("General verb rules", "rule 6"),
    tests: [collection, e2e("paging", "every collection comes by pages, which together are the whole of it")],
  },
  {
    rules: within("Authentication", "rule 1", "rule 6"),
    tests: [
      e2e(
        "envelope",
        "no or a bad token gets 401 with a challenge and the OAuth body, whether or not anything is there",
      ),
    ],
  },
  {
    rules: within("Authentication", "rule 2"),
    tests: [
      e2e("oauth", "gets tokens for the user who signed in and consented, refreshes, introspects and revokes them"),
      e2e("envelope", "twenty-four sign-ins in a row pass"),
    ],
  },
  {
    rules: within("Authentication", "rule 3", "rule 4", "rule 5"),
    tests: [e2e("envelope", "the answer holds no null, true or false, and names its type, scope and time")],
  },
  {
    rules: within("Authentication", "rule 7"),
    tests: [
      e2e("envelope", "a token of scope read may not write"),
      e2e("permissions", "a collaborator reads a sample, its metadata and files, and changes none of them"),
    ],
  },
  { rules: within("Errors", "400 Bad Request"), tests: [e2e("badinput", "each bad one is named in the 400")] },
  {
    rules: within("Errors", "401 Unauthorized"),
    tests: [
      e2e(
        "envelope",
        "no or a bad token gets 401 with a challenge and the OAuth body, whether or not anything is there",
      ),
    ],
  },
  {
    rules: within("Errors", "403 Forbidden"),
    tests: [e2e("permissions", "is changed by its owner, not by a collaborator or a stranger")],
  },
  {
    rules: within("Errors", "405"),
    tests: [e2e("envelope", "a method that a resource does not have gets 405 with Allow and the specified text")],
  },
];

/** Endpoints that come with a service; every other one is in the description of the API, against which all answers are held. */
export const OPEN_ENDPOINTS: Readonly<Record<string, string>> = {
  "hrefs of rels": ANALYSES,
};

/** Links of records that are there, to what comes with a service. */
export const OPEN_LINKS: Readonly<Record<string, string>> = {};
