// The description of the whole API, composed from the manifests of all services: valid OpenAPI 3.1, with every resource.
import { openApiDocument } from "@isotrail/gateway/openapi";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, it } from "vitest";
import { services } from "./registry.ts";

const document = openApiDocument({ services, root: [], version: "1.0.0", api: () => "https://lab.example/api" }) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: object }>>>>;
};

it("is valid, and everything that it refers to is in it", async () => {
  const config = await createConfig({ extends: ["spec"] });
  const found = await lintFromString({ source: JSON.stringify(document), config, absoluteRef: "/openapi.json" });
  expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

const all = services.flatMap(({ resources = [] }) => resources);

it.each(all.flatMap(({ path, aliases = [], methods }) => [path, ...aliases].map((one) => [one, methods] as const)))(
  "has %s with its methods",
  (path, methods) => {
    const shape = (text: string) => text.replace(/\{\w+\}|:\w+(\([^)]*\))?/g, "{}");
    const found = Object.entries(document.paths).find(([template]) => shape(template) === shape(`/api${path}`));
    expect(Object.keys(found?.[1] ?? {})).toEqual(
      expect.arrayContaining(Object.keys(methods).map((name) => name.toLowerCase())),
    );
  },
);

it("says what every method that takes a body takes", () => {
  const bodiless = all.filter(({ protocol, methods }) => protocol && methods.POST).map(({ path }) => `/api${path}`);
  expect(bodiless).toEqual(["/api/uploads"]); // tus begins an upload by headers alone
  const paths = Object.entries(document.paths).filter(([path]) => !bodiless.includes(path));
  const silent = paths.flatMap(([path, item]) =>
    ["post", "put", "patch"]
      .filter((method) => item[method] && !item[method].requestBody)
      .map((method) => [method, path]),
  );
  expect(silent).toEqual([]);
});
