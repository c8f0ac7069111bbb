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
};
const before = given(client, { type: "ClientDeclared", data: declared });

it("a client is as it was declared", () =>
  given(client).when({ type: "declare", client: declared }).thenState(declared));

it("a client that is declared as it is does not change", () =>
  before.when({ type: "declare", client: declared }).then());

it("a client that is declared otherwise changes", () =>
  before.when({ type: "declare", client: { ...declared, scopes: ["read"] } }).thenState({ scopes: ["read"] }));

it("no two clients have the same name", () => expect(client.claims?.(declared, "1")).toEqual(["client/uploader"]));
