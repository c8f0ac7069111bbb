// The links table: every rel that the specification names for these resources, purely from kind, document, role and path.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { publicFields } from "./envelope.ts";
import {
  collectionLinks,
  type Document,
  linksAfter,
  memberEntryLinks,
  type Place,
  recordLinks,
  rootLinks,
} from "./links.ts";
import { negotiate } from "./negotiate.ts";
import { type CollectionKind, internalPath, type RecordKind, routes } from "./routes.ts";

const params = { u: "ada", p: "2", s: "7", o: "4", f: "10", r: "5" };
const place: Place = { api: "", user: "1", role: "ROLE_ADMIN", params };
const rels = (links: readonly { rel: string; href: string }[]) => links.map(({ rel, href }) => `${rel} ${href}`);

const refs = {
  project: "2",
  user: "1",
  username: "ada",
  sample: "7",
  object: "4",
  kind: "pairs",
  forward: "10",
  reverse: "11",
  file: "10",
};
const records: { readonly [kind in RecordKind]: readonly [Document, readonly string[]] } = {
  user: [{ identifier: "1", username: "ada" }, ["self /users/1", "user/projects /users/ada/projects"]],
  project: [
    { identifier: "2" },
    ["self /projects/2", "project/users /projects/2/users", "project/samples /projects/2/samples"],
  ],
  member: [
    { identifier: "1", refs },
    [
      "self /projects/2/users/ada",
      "relationship /projects/2/users/ada",
      "project/users /projects/2/users",
      "project /projects/2",
    ],
  ],
  sample: [
    { identifier: "7", refs },
    [
      "self /samples/7",
      "sample/project /projects/2",
      "sample/sequenceFiles /samples/7/sequenceFiles",
      "project/sample /projects/2/samples/7",
      "sample/sequenceFiles/pairs /samples/7/sequenceFiles/pairs",
      "sample/sequenceFiles/unpaired /samples/7/sequenceFiles/unpaired",
      "sample/metadata /samples/7/metadata",
    ],
  ],
  metadata: [{ identifier: "7", refs }, ["self /samples/7/metadata", "sample /samples/7"]],
  file: [
    { identifier: "10", refs },
    [
      "self /samples/7/sequenceFiles/10",
      "sample /samples/7",
      "sample/sequenceFiles /samples/7/sequenceFiles",
      "sequenceFile/sequencingObject /samples/7/sequenceFiles/pairs/4",
      "sequencefile/qc /samples/7/sequenceFiles/pairs/4/files/10/qc",
    ],
  ],
  pair: [
    { identifier: "4", refs },
    [
      "self /samples/7/sequenceFiles/pairs/4",
      "pair/forward /samples/7/sequenceFiles/10",
      "pair/reverse /samples/7/sequenceFiles/11",
      "sample /samples/7",
    ],
  ],
  single: [{ identifier: "4", refs }, ["self /samples/7/sequenceFiles/unpaired/4", "sample /samples/7"]],
  qc: [
    { identifier: "3", refs: { ...refs, plots: "per-base-quality duplication" } },
    [
      "self /samples/7/sequenceFiles/pairs/4/files/10/qc",
      "qc/sequencefile /samples/7/sequenceFiles/10",
      "qc/plots/per-base-quality /samples/7/sequenceFiles/pairs/4/files/10/qc/plots/per-base-quality",
      "qc/plots/duplication /samples/7/sequenceFiles/pairs/4/files/10/qc/plots/duplication",
    ],
  ],
  plot: [
    { identifier: "duplication", refs },
    [
      "self /samples/7/sequenceFiles/pairs/4/files/10/qc/plots/duplication",
      "plot/qc /samples/7/sequenceFiles/pairs/4/files/10/qc",
    ],
  ],
  run: [{ identifier: "5" }, ["self /sequencingrun/5"]],
  feed: [{ identifier: "catalog" }, ["self /events/catalog"]],
};

const collections: { readonly [kind in CollectionKind]: readonly string[] } = {
  users: ["self /users"],
  projects: ["self /projects"],
  userProjects: ["self /users/ada/projects"],
  members: ["self /projects/2/users"],
  samples: ["self /projects/2/samples"],
  sequenceFiles: [
    "self /samples/7/sequenceFiles",
    "sample /samples/7",
    "sample/sequenceFiles/pairs /samples/7/sequenceFiles/pairs",
    "sample/sequenceFiles/unpaired /samples/7/sequenceFiles/unpaired",
  ],
  pairs: ["self /samples/7/sequenceFiles/pairs", "sample /samples/7"],
  unpaired: ["self /samples/7/sequenceFiles/unpaired", "sample /samples/7"],
  runs: [
    "self /sequencingrun",
    "sequencingRun/sequencerA /sequencingrun/miseqrun",
    "sequencingRun/miseq /sequencingrun/miseqrun",
  ],
  feeds: ["self /events", "events/asyncapi /events/asyncapi.yaml", "events/descriptor /events/descriptor.binpb"],
};

describe("links", () => {
  it.each(Object.entries(records))("of a record: %s", (kind, [document, expected]) => {
    expect(rels(recordLinks(kind as RecordKind, document, place))).toEqual(expected);
  });

  it.each(Object.entries(collections))("of a collection: %s", (kind, expected) => {
    expect(rels(collectionLinks(kind as CollectionKind, place))).toEqual(expected);
  });

  it("of the root, by role", () => {
    const of = (role: string) => rootLinks({ ...place, role }).map(({ rel }) => rel);
    expect(of("ROLE_ADMIN")).toEqual(["self", "projects", "users", "sequencingRuns", "events", "version"]);
    expect(of("ROLE_TECHNICIAN")).toEqual(of("ROLE_ADMIN"));
    expect(of("ROLE_SEQUENCER")).toEqual(["self", "projects", "sequencingRuns", "events", "version"]);
    expect(of("ROLE_USER")).toEqual(["self", "projects", "users", "events", "version"]);
  });

  it("of a member in a project's list: the record of the user, and the membership", () => {
    expect(rels(memberEntryLinks({ identifier: "1", username: "a/b" }, place))).toEqual([
      "self /users/1",
      "user/projects /users/a%2Fb/projects",
      "relationship /projects/2/users/a%2Fb",
    ]);
  });

  it("lead to another user's projects only for managers and administrators", () => {
    const of = (role: string, user: string) =>
      recordLinks("user", { identifier: "1", username: "ada" }, { ...place, role, user }).map(({ rel }) => rel);
    for (const role of ["ROLE_USER", "ROLE_TECHNICIAN"]) {
      expect(of(role, "2")).toEqual(["self"]);
      expect(of(role, "1")).toEqual(["self", "user/projects"]);
    }
    expect(of("ROLE_MANAGER", "2")).toEqual(["self", "user/projects"]);
  });

  it("of a member, for a sequencer, lead to the membership and not to the user, except to himself", () => {
    const of = (user: string) =>
      rels(memberEntryLinks({ identifier: "1", username: "ada" }, { ...place, role: "ROLE_SEQUENCER", user }));
    expect(of("2")).toEqual(["self /projects/2/users/ada", "relationship /projects/2/users/ada"]);
    expect(of("1")).toEqual([
      "self /users/1",
      "user/projects /users/ada/projects",
      "relationship /projects/2/users/ada",
    ]);
  });

  it("of a project that the caller may see in a list but not open: none", () => {
    expect(recordLinks("project", { identifier: "2", refs: { closed: "yes" } }, place)).toEqual([]);
  });

  it("after a change or a removal", () => {
    expect(rels(linksAfter("remove", "single", {}, place))).toEqual([
      "sample /samples/7",
      "sample/sequenceFiles /samples/7/sequenceFiles",
    ]);
    expect(rels(linksAfter("remove", "member", {}, place))).toEqual(["projects /projects"]);
    expect(rels(linksAfter("remove", "member", { project: "2" }, place))).toEqual([
      "project/users /projects/2/users",
      "project /projects/2",
    ]);
    expect(rels(linksAfter("change", "run", {}, { ...place, role: "ROLE_USER" }))).toEqual(["self /sequencingrun/5"]);
  });

  it("lead to addresses that the table of routes serves", () => {
    const hrefs = [
      ...Object.entries(records).flatMap(([kind, [document]]) => recordLinks(kind as RecordKind, document, place)),
      ...Object.keys(collections).flatMap((kind) => collectionLinks(kind as CollectionKind, place)),
    ]
      .map(({ href }) => href)
      .filter((href) => !href.startsWith("/events")); // the gateway's own
    const patterns = routes.map(
      ({ path }) => new RegExp(`^${path.replace(/\(.*?\)/g, "").replace(/:\w+/g, "[^/]+")}$`),
    );
    for (const href of hrefs)
      expect(
        patterns.some((one) => one.test(href)),
        href,
      ).toBe(true);
  });

  it("do not exist without what they lead to", () => {
    expect(rels(recordLinks("pair", { identifier: "4", refs: { sample: "7", forward: null } }, place))).toEqual([
      "self /samples/7/sequenceFiles/pairs/4",
      "sample /samples/7",
    ]);
  });
});

describe("the envelope", () => {
  it("leaves out what is for links only, also in nested files", () => {
    const single: Document = {
      identifier: "4",
      sequenceFile: { identifier: "10", refs: { sample: "7" } },
      refs: { sample: "7" },
    };
    expect(publicFields(single, place)).toEqual({
      identifier: "4",
      sequenceFile: { identifier: "10", links: [{ rel: "self", href: "/samples/7/sequenceFiles/10" }] },
    });
  });
});

describe("the choice of a type", () => {
  const offered = ["application/json", "application/fastq"] as const;
  it.each([
    [undefined, "application/json"],
    ["*/*", "application/json"],
    ["application/fastq", "application/fastq"],
    ["application/*", "application/json"],
    ["application/json;q=0.5, application/fastq", "application/fastq"],
    ["text/html, */*;q=0.1", "application/json"],
    ["application/json; charset=utf-8", "application/json"],
    ["application/json;q=0, */*", "application/fastq"],
    ["application/fastq, */*", "application/fastq"],
    ["*/*, application/fastq", "application/fastq"],
    ["application/fastq, application/json", "application/fastq"],
    ["application/json, application/fastq, */*", "application/json"],
    ["application/fastq;q=0.9, */*", "application/json"],
    ["text/html", undefined],
  ])("of Accept: %s is %s", (accept, type) => {
    expect(negotiate(accept, offered)).toBe(type);
  });
});

describe("internal paths", () => {
  it("never leave the segment that an identifier stands in", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1 }), (id) => {
        const path = internalPath("/samples/:s/metadata", { s: id }, "");
        expect(path.split("/")).toHaveLength(4);
        expect(path).not.toMatch(/[?#\s]/);
        expect(decodeURIComponent(path.split("/")[2] ?? "")).toBe(id);
      }),
    );
  });
});
