// Declaring an OAuth client, once and again.
import { given } from "@isotrail/eventsourcing/testing";
import { expect, it } from "vitest";
import { client } from "./aggregate.ts";

const declared = {
  name: "uploader",
  secretHash: "sealed",
  grants: ["password"],
  scopes: ["read", "write"],
  redirectUris: ["https://lab.example/back"],
  accessTokenSeconds: 43_200,
  refreshTokenSeconds: 2_592_000,
  declaredIn: "",
};
const before = given(client, { type: "ClientDeclared", data: declared });

it("a client is as it was declared", () =>
  given(client)
    .when({ type: "declare", client: declared })
    .thenState({ ...declared, retired: 0 }));

it("a client that is declared as it is does not change", () =>
  before.when({ type: "declare", client: declared }).then());

it("a client that is declared otherwise changes", () =>
  before.when({ type: "declare", client: { ...declared, scopes: ["read"] } }).thenState({ scopes: ["read"] }));

it("a new secret takes the place of the old one, which counts for a while yet", () =>
  before
    .when({ type: "rotateSecret", secretHash: "next", previousUntil: 5 })
    .thenState({ secretHash: "next", previousSecretHash: "sealed", previousUntil: 5 }));

it("a client is retired once, and has no new secret then", () => {
  const retired = given(client, { type: "ClientDeclared", data: declared }, { type: "ClientRetired", data: {} });
  retired.when({ type: "retire" }).then();
  retired.when({ type: "rotateSecret", secretHash: "next", previousUntil: 5 }).thenRefused("missing");
});

it("no two clients have the same name, until one is retired", () => {
  const state = { ...declared, previousSecretHash: "", previousUntil: 0, createdDate: 1, modifiedDate: 1, retired: 0 };
  expect(client.claims?.(state, "1")).toEqual(["client/uploader"]);
  expect(client.claims?.({ ...state, retired: 2 }, "1")).toEqual([]);
});
