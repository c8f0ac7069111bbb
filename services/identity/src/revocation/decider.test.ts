// Revoking a token, once and again.
import { given } from "@isotrail/eventsourcing/testing";
import { it } from "vitest";
import { revocation } from "./aggregate.ts";

const revoked = { token: "a", expires: 1_800_000_000_000 };

it("a token is revoked until it expires", () =>
  given(revocation).when({ type: "revoke", revocation: revoked }).thenState(revoked));

it("a token is revoked only once", () =>
  given(revocation, { type: "TokenRevoked", data: { jti: revoked.token, expires: revoked.expires } })
    .when({ type: "revoke", revocation: revoked })
    .then());
