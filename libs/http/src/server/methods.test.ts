// Which methods an address answers, told from its routes.
import Fastify from "fastify";
import { expect, it } from "vitest";
import { methodsOf } from "./methods.ts";

it("looks at what a placeholder must match: what no route takes is no known address", () => {
  const app = Fastify();
  const methods = methodsOf(app);
  app.get("/runs/:run(^\\d+$)/history", async () => "");
  app.post("/runs/:type", async () => "");
  expect(methods("/runs/5/history?page=1")).toEqual(["GET", "HEAD"]);
  expect(methods("/runs/abc/history")).toEqual([]);
  expect(methods("/runs/abc")).toEqual(["POST"]);
});
