// What a link template means, whatever the resource.
import { expect, it } from "vitest";
import { type LinkContext, linksOf } from "./links.ts";

const context: LinkContext = { api: "https://lab.example/api", caller: { user: "1", role: "ROLE_USER" } };

it("fills in each variable as one segment of the path", () => {
  const links = linksOf([{ rel: "self", href: "/things/{thing}/parts" }], { thing: "a/b?c" }, context);
  expect(links).toEqual([{ rel: "self", href: "https://lab.example/api/things/a%2Fb%3Fc/parts" }]);
});

it.each([undefined, null, "", ["1"]])("leaves a link out whose variable is %j", (thing) => {
  expect(linksOf([{ rel: "self", href: "/things/{thing}" }], { thing }, context)).toEqual([]);
});

it("shows a link to its roles only, and on its condition", () => {
  const rels = (role: string, user: string) =>
    linksOf(
      [
        { rel: "all", href: "/all", roles: ["ROLE_ADMIN"] },
        { rel: "own", href: "/own", when: ({ owner }, caller) => owner === caller.user },
      ],
      { owner: "7" },
      { api: "", caller: { role, user } },
    ).map(({ rel }) => rel);
  expect(rels("ROLE_ADMIN", "1")).toEqual(["all"]);
  expect(rels("ROLE_USER", "7")).toEqual(["own"]);
});

it("makes one link for each value of a list, also in the rel", () => {
  const template = { rel: "parts/{part}", href: "/parts/{part}", each: { variable: "part", in: "parts" } };
  expect(linksOf([template], { parts: ["x", "y"] }, { ...context, api: "" })).toEqual([
    { rel: "parts/x", href: "/parts/x" },
    { rel: "parts/y", href: "/parts/y" },
  ]);
  expect(linksOf([template], {}, context)).toEqual([]);
});

it("adds the names that live clients know, with the same address", () => {
  const links = linksOf([{ rel: "sequencingRun/sequencerA", href: "/runs" }], {}, { ...context, api: "" });
  expect(links).toEqual([
    { rel: "sequencingRun/sequencerA", href: "/runs" },
    { rel: "sequencingRun/miseq", href: "/runs" },
  ]);
});
