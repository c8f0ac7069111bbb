// Every rule of the management API's specification has a test that proves it, or says with what it comes.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openApiDocument } from "@isotrail/gateway/openapi";
import { expect, it } from "vitest";
import { services } from "../registry.ts";
import { generalProofs, OPEN_ENDPOINTS, OPEN_LINKS, OPEN_SECTIONS } from "./general-proofs.ts";
import { recordProofs } from "./record-proofs.ts";
import { rulesOfSpecification } from "./rules.ts";

const root = join(import.meta.dirname, "../..");
const proofs = [...recordProofs, ...generalProofs];
const rules = rulesOfSpecification();
const sectionOf = (name: string) => name.slice(0, name.lastIndexOf(": "));
const isEndpoint = ({ name }: { name: string }) => name.startsWith("Endpoint list: ");

const proved = rules.filter((rule) => !isEndpoint(rule) && !(sectionOf(rule.name) in OPEN_SECTIONS));
const endpoints = rules
  .filter(isEndpoint)
  .map(({ name, text }) => ({ about: name.slice("Endpoint list: ".length), text }));
const open = ({ about, text }: { about: string; text: string }) =>
  Object.keys(OPEN_ENDPOINTS).some((part) => about.includes(part) || text.includes(`\`${part}`));

it("is read whole", () => {
  expect(rules.length).toBeGreaterThan(110);
  expect(endpoints.length).toBeGreaterThan(30);
});

it("has a proof or a reason for every rule, and none for a rule that it does not have", () => {
  const named = proofs.flatMap((proof) => proof.rules);
  expect(named.toSorted()).toEqual(proved.map(({ name }) => name).toSorted());
});

it.each(proofs.flatMap((proof) => ("tests" in proof ? proof.tests : [])).map(([file, title]) => ({ file, title })))(
  "$file has a test named $title",
  ({ file, title }) => {
    const source = readFileSync(join(root, file), "utf8");
    const quoted = [`"${title}"`, `\`${title}\``, `'${title}'`, `"${title.replaceAll('"', '\\"')}"`];
    expect(
      quoted.some((text) => source.includes(text)),
      `${file} has no test "${title}"`,
    ).toBe(true);
  },
);

const { paths } = openApiDocument({ services, root: [], version: "1", api: () => "" }) as {
  readonly paths: Readonly<Record<string, object>>;
};
const shapes = new Map(
  Object.entries(paths).map(([path, item]) => [path.replace(/\{\w+\}/g, "{}"), Object.keys(item)]),
);
/** Endpoints that the page names by a link only. */
const BY_LINK: Readonly<Record<string, string>> = {
  "the href of rel sequencefile/qc": "/api/samples/{}/sequenceFiles/pairs/{}/files/{}/qc",
  "the href of rel sequencingRun/sequencerA": "/api/sequencingrun/{}",
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
