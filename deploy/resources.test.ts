// The links that clients see, from the manifests of all services: every rel that the specification names for these resources.
import { linksOf } from "@isotrail/contracts/links";
import type { LinkTemplate, LinkVariables, RecordType, Resource } from "@isotrail/contracts/resources";
import { describe, expect, it } from "vitest";
import { services } from "./registry.ts";

const resources: readonly Resource[] = services.flatMap((service) => service.resources ?? []);
const at = (path: string): Resource => {
  const found = resources.find((one) => one.path === path);
  if (!found) throw new Error(`There is no resource ${path}.`);
  return found;
};

const admin = { user: "1", role: "ROLE_ADMIN" };
const shown = (templates: readonly LinkTemplate[] | undefined, variables: LinkVariables, caller = admin) =>
  linksOf(templates ?? [], variables, { api: "", caller }).map(({ rel, href }) => `${rel} ${href}`);

const OBJECT = "/samples/:sample/sequenceFiles/pairs/:object";
const file = { sample: "7", object: "4", kind: "pairs" };
const controlled = { ...file, file: "10" };

describe("the links of a record", () => {
  it.each<[string, LinkVariables, string[]]>([
    [
      "/users/:user",
      { identifier: "1", username: "ada" },
      [
        "self /users/1",
        "user/projects /users/ada/projects",
        "user/groups /users/1/groups",
        "user/sessions /users/1/sessions",
        "user/applicationPasswords /users/1/applicationPasswords",
        "history /users/1/history",
      ],
    ],
    [
      "/projects/:project",
      { identifier: "2" },
      [
        "self /projects/2",
        "project/users /projects/2/users",
        "project/groups /projects/2/groups",
        "project/samples /projects/2/samples",
        "project/sequenceFiles/failed /projects/2/sequenceFiles/failed",
        "project/analyses /projects/2/analyses",
        "project/hash /projects/2/hash",
        "project/automatedAnalyses /projects/2/automatedAnalyses",
        "history /projects/2/history",
      ],
    ],
    [
      "/analysisSubmissions/:submission/analysis",
      { identifier: "5", submission: "5", outputs: ["typing-predictions", "assembly"] },
      [
        "self /analysisSubmissions/5/analysis",
        "outputFile/typing-predictions /analysisSubmissions/5/analysis/file/typing-predictions",
        "outputFile/sistr-predictions /analysisSubmissions/5/analysis/file/typing-predictions",
        "outputFile/assembly /analysisSubmissions/5/analysis/file/assembly",
        "analysisSubmission /analysisSubmissions/5",
      ],
    ],
    [
      "/analysisSubmissions/:submission/analysis/file/:output",
      { identifier: "tree", submission: "5" },
      ["self /analysisSubmissions/5/analysis/file/tree", "analysis /analysisSubmissions/5/analysis"],
    ],
    [
      "/projects/:project/users/:user",
      { identifier: "1", project: "2", username: "ada" },
      [
        "self /projects/2/users/ada",
        "relationship /projects/2/users/ada",
        "project/users /projects/2/users",
        "project /projects/2",
      ],
    ],
    [
      "/projects/:project/users",
      { identifier: "1", project: "2", username: "a/b" },
      ["self /users/1", "user/projects /users/a%2Fb/projects", "relationship /projects/2/users/a%2Fb"],
    ],
    [
      "/projects/:project/users",
      { identifier: "9", project: "2" },
      ["self /users/9", "relationship /projects/2/users/9"],
    ],
    [
      "/samples/:sample",
      { identifier: "7", project: "2" },
      [
        "self /samples/7",
        "sample/project /projects/2",
        "sample/sequenceFiles /samples/7/sequenceFiles",
        "project/sample /projects/2/samples/7",
        "sample/sequenceFiles/pairs /samples/7/sequenceFiles/pairs",
        "sample/sequenceFiles/unpaired /samples/7/sequenceFiles/unpaired",
        "sample/sequenceFiles/fast5 /samples/7/sequenceFiles/fast5",
        "sample/assemblies /samples/7/assemblies",
        "sample/metadata /samples/7/metadata",
        "sample/projects /samples/7/projects",
        "sample/merge /samples/7/merge",
        "history /samples/7/history",
      ],
    ],
    [
      "/samples/:sample/metadata",
      { sample: "7" },
      ["self /samples/7/metadata", "sample /samples/7", "history /samples/7/history"],
    ],
    ["/projects/:project/samples/bySampleName", { sample: "7" }, ["self /samples/7"]],
    [
      "/samples/:sample/sequenceFiles/:file",
      { ...file, identifier: "10" },
      [
        "self /samples/7/sequenceFiles/10",
        "sample /samples/7",
        "sample/sequenceFiles /samples/7/sequenceFiles",
        "sequenceFile/sequencingObject /samples/7/sequenceFiles/pairs/4",
        "sequenceFile/duplicates /samples/7/sequenceFiles/10/duplicates",
        "sequencefile/qc /samples/7/sequenceFiles/pairs/4/files/10/qc",
        "history /samples/7/sequenceFiles/pairs/4/history",
      ],
    ],
    [
      OBJECT,
      { identifier: "4", sample: "7", forward: "10", reverse: "11" },
      [
        "self /samples/7/sequenceFiles/pairs/4",
        "pair/forward /samples/7/sequenceFiles/10",
        "pair/reverse /samples/7/sequenceFiles/11",
        "sample /samples/7",
        "sample/sequenceFiles /samples/7/sequenceFiles",
        "history /samples/7/sequenceFiles/pairs/4/history",
      ],
    ],
    [
      "/samples/:sample/sequenceFiles/unpaired/:object",
      { identifier: "4", sample: "7" },
      [
        "self /samples/7/sequenceFiles/unpaired/4",
        "sample /samples/7",
        "sample/sequenceFiles /samples/7/sequenceFiles",
        "history /samples/7/sequenceFiles/unpaired/4/history",
      ],
    ],
    [
      "/samples/:sample/sequenceFiles/fast5/:object",
      { identifier: "4", sample: "7" },
      [
        "self /samples/7/sequenceFiles/fast5/4",
        "sample /samples/7",
        "sample/sequenceFiles /samples/7/sequenceFiles",
        "history /samples/7/sequenceFiles/fast5/4/history",
      ],
    ],
    [
      "/samples/:sample/assemblies/:object",
      { identifier: "4", sample: "7" },
      [
        "self /samples/7/assemblies/4",
        "sample /samples/7",
        "sample/assemblies /samples/7/assemblies",
        "history /samples/7/assemblies/4/history",
      ],
    ],
    [
      `${OBJECT}/files/:file/qc`,
      { ...controlled, identifier: "10", plots: ["per-base-quality", "duplication"] },
      [
        "self /samples/7/sequenceFiles/pairs/4/files/10/qc",
        "qc/sequencefile /samples/7/sequenceFiles/10",
        "qc/plots/per-base-quality /samples/7/sequenceFiles/pairs/4/files/10/qc/plots/per-base-quality",
        "qc/plots/duplication /samples/7/sequenceFiles/pairs/4/files/10/qc/plots/duplication",
      ],
    ],
    [
      `${OBJECT}/files/:file/qc/plots/:plot`,
      { ...controlled, identifier: "duplication" },
      [
        "self /samples/7/sequenceFiles/pairs/4/files/10/qc/plots/duplication",
        "plot/qc /samples/7/sequenceFiles/pairs/4/files/10/qc",
      ],
    ],
    [
      "/sequencingrun/:run(^\\d+$)",
      { identifier: "5" },
      [
        "self /sequencingrun/5",
        "sequencingRun/sequenceFiles /sequencingrun/5/sequenceFiles",
        "history /sequencingrun/5/history",
      ],
    ],
  ])("at %s", (path, variables, expected) => expect(shown(at(path).record.links, variables)).toEqual(expected));

  it("of a project that the caller may see in a list but not open: none", () => {
    expect(shown(at("/projects").record.links, { identifier: "2", closed: "yes" })).toEqual([]);
  });

  it("of a sample that is read through no project do not name one", () => {
    const links = shown(at("/samples/:sample").record.links, { identifier: "7", project: "" });
    expect(links.filter((link) => link.includes(" /projects"))).toEqual([]);
  });

  it("lead to another user's projects only for managers and administrators", () => {
    const of = (role: string, user: string) =>
      shown(at("/users/:user").record.links, { identifier: "1", username: "ada" }, { role, user });
    for (const role of ["ROLE_USER", "ROLE_TECHNICIAN"]) {
      expect(of(role, "2")).toEqual(["self /users/1"]);
      expect(of(role, "1")).toHaveLength(role === "ROLE_SEQUENCER" ? 5 : 6);
    }
    expect(of("ROLE_MANAGER", "2")).toHaveLength(3);
  });

  it("of a member, for a sequencer, lead to the membership and not to the user, except to themselves", () => {
    const of = (user: string, username: string | undefined) =>
      shown(
        at("/projects/:project/users").record.links,
        { identifier: "1", project: "2", username },
        { user, role: "ROLE_SEQUENCER" },
      );
    expect(of("2", "ada")).toEqual(["self /projects/2/users/ada", "relationship /projects/2/users/ada"]);
    expect(of("2", undefined)).toEqual(["self /projects/2/users/1", "relationship /projects/2/users/1"]);
    expect(of("1", "ada")).toEqual([
      "self /users/1",
      "user/projects /users/ada/projects",
      "relationship /projects/2/users/ada",
    ]);
  });
});

describe("the links of a collection", () => {
  const params = { user: "ada", project: "2", sample: "7" };
  it.each([
    ["/users", ["self /users"]],
    ["/projects", ["self /projects"]],
    ["/users/:user/projects", ["self /users/ada/projects"]],
    ["/projects/:project/users", ["self /projects/2/users"]],
    [
      "/projects/:project/samples",
      ["self /projects/2/samples", "project/samples/metadata /projects/2/samples/metadata"],
    ],
    [
      "/samples/:sample/sequenceFiles",
      [
        "self /samples/7/sequenceFiles",
        "sample /samples/7",
        "sample/sequenceFiles/pairs /samples/7/sequenceFiles/pairs",
        "sample/sequenceFiles/unpaired /samples/7/sequenceFiles/unpaired",
        "sample/sequenceFiles/fast5 /samples/7/sequenceFiles/fast5",
      ],
    ],
    ["/samples/:sample/sequenceFiles/pairs", ["self /samples/7/sequenceFiles/pairs", "sample /samples/7"]],
    ["/samples/:sample/sequenceFiles/unpaired", ["self /samples/7/sequenceFiles/unpaired", "sample /samples/7"]],
    [
      "/sequencingrun",
      [
        "self /sequencingrun",
        "sequencingRun/sequencerA /sequencingrun/miseqrun",
        "sequencingRun/miseq /sequencingrun/miseqrun",
      ],
    ],
  ])("%s", (path, expected) => expect(shown(at(path).collection, params)).toEqual(expected));
});

describe("the links that are left", () => {
  const left = (path: string, variables: LinkVariables, what: "afterChange" | "afterDelete", role = "ROLE_ADMIN") =>
    shown(at(path).record[what], variables, { user: "1", role });
  const afterDelete = (path: string, variables: LinkVariables) => left(path, variables, "afterDelete");

  it("after a change", () => {
    expect(left("/projects/:project", { project: "2" }, "afterChange")).toEqual([
      "self /projects/2",
      "collection /projects",
    ]);
    const run = "/sequencingrun/:run(^\\d+$)";
    expect(left(run, { run: "5" }, "afterChange", "ROLE_USER")).toEqual(["self /sequencingrun/5"]);
    expect(left(run, { run: "5" }, "afterChange")).toEqual(["self /sequencingrun/5", "collection /sequencingrun"]);
  });

  it("after a deletion", () => {
    expect(afterDelete("/projects/:project", { project: "2" })).toEqual(["collection /projects"]);
    const member = "/projects/:project/users/:user";
    expect(afterDelete(member, { project: null })).toEqual(["projects /projects"]);
    expect(afterDelete(member, { project: "2" })).toEqual(["project/users /projects/2/users", "project /projects/2"]);
    for (const path of ["/samples/:sample", "/projects/:project/samples/:sample"])
      expect(afterDelete(path, { sample: "7", project: "2" })).toEqual([
        "project/samples /projects/2/samples",
        "project /projects/2",
      ]);
    expect(afterDelete("/samples/:sample", { sample: "7" })).toEqual(["projects /projects"]);
    for (const path of [OBJECT, "/samples/:sample/sequenceFiles/:file"])
      expect(afterDelete(path, { sample: "7" })).toEqual([
        "sample /samples/7",
        "sample/sequenceFiles /samples/7/sequenceFiles",
      ]);
  });
});

it("the root leads to what the role may list", () => {
  const specified = ["projects", "users", "sequencingRuns"];
  const all = resources.flatMap(({ path, root }) => (root ? [{ ...root, href: path }] : []));
  const root = all.filter(({ rel }) => specified.includes(rel));
  const rels = (role: string) => linksOf(root, {}, { api: "", caller: { user: "1", role } }).map(({ rel }) => rel);
  expect(rels("ROLE_ADMIN")).toEqual(["projects", "users", "sequencingRuns"]);
  expect(rels("ROLE_TECHNICIAN")).toEqual(["projects", "users", "sequencingRuns"]);
  expect(rels("ROLE_SEQUENCER")).toEqual(["projects", "sequencingRuns"]);
  for (const role of ["ROLE_USER", "ROLE_MANAGER"]) expect(rels(role)).toEqual(["projects", "users"]);
});

it("every link leads to a path of a service", () => {
  const types = resources.flatMap(({ record, created }) => [record, ...(created ? [created] : [])]);
  const templatesOf = ({ links, nested = {}, afterChange = [], afterDelete = [] }: RecordType): LinkTemplate[] => [
    ...links,
    ...afterChange,
    ...afterDelete,
    ...Object.values(nested).flatMap(templatesOf),
  ];
  const hrefs = new Set(
    [...types.flatMap(templatesOf), ...resources.flatMap(({ collection = [] }) => collection)].map(({ href }) => href),
  );
  const patterns = resources.map(({ path }) => new RegExp(`^${path.replace(/\(.*\)/, "").replace(/:\w+/g, "[^/]+")}$`));
  const lost = [...hrefs].filter((href) => {
    const filled = href.replace("{kind}", "pairs").replace(/\{\w+\}/g, "1");
    return !patterns.some((pattern) => pattern.test(filled));
  });
  expect(lost).toEqual([]);
});
