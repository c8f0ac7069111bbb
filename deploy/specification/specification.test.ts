// Every rule of the management API has a test that proves it, or says with what it comes: of the specification, of what
// was decided where that is open, and of what live clients need.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openApiDocument } from "@isotrail/gateway/openapi";
import { beforeAll, expect, it } from "vitest";
import { services } from "../registry.ts";
import { analysisProofs } from "./analysis-proofs.ts";
import { clientProofs } from "./client-proofs.ts";
import { decidedLives } from "./decided-lives.ts";
import { decidedShapes } from "./decided-shapes.ts";
import { generalProofs, OPEN_ENDPOINTS, OPEN_LINKS } from "./general-proofs.ts";
import { hasTitle, isSkippedHere, listedTests, root } from "./listed-tests.ts";
import { recordProofs } from "./record-proofs.ts";
import { numberedRules, rulesOfSpecification } from "./rules.ts";

const proofs = [
  ...recordProofs,
  ...generalProofs,
  ...analysisProofs,
  ...decidedShapes,
  ...decidedLives,
  ...clientProofs,
];
const rules = rulesOfSpecification();
const isEndpoint = ({ name }: { name: string }) => name.startsWith("Endpoint list: ");

const proved = rules.filter((rule) => !isEndpoint(rule));
const endpoints = rules
  .filter(isEndpoint)
  .map(({ name, text }) => ({ about: name.slice("Endpoint list: ".length), text }));
const open = ({ about, text }: { about: string; text: string }) =>
  Object.keys(OPEN_ENDPOINTS).some((part) => about.includes(part) || text.includes(`\`${part}`));

it("is read whole", () => {
  expect(rules.length).toBeGreaterThan(110);
  expect(endpoints.length).toBeGreaterThan(30);
  expect(numberedRules()).toHaveLength(31 + 25);
});

it("has a proof or a reason for every rule, and none for a rule that it does not have", () => {
  const named = proofs.flatMap((proof) => proof.rules);
  const asked = [...proved, ...numberedRules()];
  expect(named.toSorted()).toEqual(asked.map(({ name }) => name).toSorted());
});

const named = proofs
  .flatMap((proof) => ("tests" in proof ? proof.tests : []))
  .map(([file, title]) => ({ file, title }));
let listed: ReadonlyMap<string, readonly string[]>;
beforeAll(async () => {
  listed = await listedTests([...new Set(named.map(({ file }) => file))]);
}, 200_000);

it.each(named)("vitest finds in $file a test named $title", ({ file, title }) => {
  const isThere =
    hasTitle(listed.get(file) ?? [], title) || isSkippedHere(readFileSync(join(root, file), "utf8"), title);
  expect(isThere, `${file} has no test "${title}"`).toBe(true);
});

it("a title is that of a whole test, not a part of one nor a text beside it", () => {
  const names = ["a pair > is there", "50 is a page"];
  expect(["is there", "a pair > is there", "%s is a page"].map((title) => hasTitle(names, title))).toEqual([
    true,
    true,
    true,
  ]);
  expect(["is", "there", "pair > is there", "s a page", "is.there"].some((title) => hasTitle(names, title))).toBe(
    false,
  );
});

it("a test that this machine skips is looked up in its source", () => {
  const source = 'describe.skipIf(reason)("a disk", () => test(`full%s of "it"`));';
  expect([isSkippedHere(source, 'a disk > full%s of "it"'), isSkippedHere(source, "empty")]).toEqual([true, false]);
  expect(isSkippedHere(source.replace(".skipIf(reason)", ""), 'full%s of "it"')).toBe(false);
});

const { paths } = openApiDocument({ services, root: [], version: "1", api: () => "" }) as {
  readonly paths: Readonly<Record<string, object>>;
};
const shapes = new Map(
  Object.entries(paths).map(([path, item]) => [path.replace(/\{\w+\}/g, "{}"), Object.keys(item)]),
);
/** Endpoints that the page names by a link only, or of which one path serves several. */
const BY_LINK: Readonly<Record<string, string>> = {
  "the href of rel sequencefile/qc": "/api/samples/{}/sequenceFiles/pairs/{}/files/{}/qc",
  "the href of rel sequencingRun/sequencerA": "/api/sequencingrun/{}",
  "/api/analysisSubmissions/analysisType/phylogenomics": "/api/analysisSubmissions/analysisType/{}",
  "/api/analysisSubmissions/analysisType/assembly": "/api/analysisSubmissions/analysisType/{}",
};

it.each(endpoints.filter((one) => !open(one)))("$about is served", ({ about }) => {
  const [, methods = "", address = ""] = /^([A-Z, ]+?) (\/?[a-z{].*)$/.exec(about) ?? [];
  const found = shapes.get(BY_LINK[address] ?? address.replace(/\{\w+\}/g, "{}"));
  expect(found, `${address} is in no manifest`).toEqual(
    expect.arrayContaining(methods.split(", ").map((method) => method.toLowerCase())),
  );
});

it.each(endpoints.filter(open))("$about is open, and so it is not served", ({ about }) => {
  const address = about.replace(/^[A-Z, ]+ /, "").replace(/\{\w+\}/g, "{}");
  expect([...shapes.keys()], "it has come: name its tests").not.toContain(address);
});

/** Whatever a service links to, from the root too, is in its manifest. */
const manifests = JSON.stringify(services);

it.each(Object.keys(OPEN_LINKS))("the link %s is open, and so it is not served", (rel) => {
  expect(rules.some(({ text }) => text.includes(rel))).toBe(true);
  for (const there of ["sequencefile/qc", "sequencingRuns"]) expect(manifests).toContain(`"${there}"`);
  expect(manifests, "it has come: name its tests").not.toContain(`"${rel}"`);
});
