// Reading right after a write whose view could not be written: every look-up answers what the log says.
import { temporaryStores } from "@isotrail/embedded/testing";
import type { Stores } from "@isotrail/eventsourcing";
import type { OpenService } from "@isotrail/http";
import { expect, it } from "vitest";
import { as, asGateway, CLIENT, call, declare, form, openIdentity, person, signIn } from "./identity.testing.ts";

const admin = as("ROLE_ADMIN");

/** Runs the test on a service whose views refuse the next write, and every repair of it, after `fail()`. */
async function withFailingViews(test: (service: OpenService, fail: () => void) => Promise<void>) {
  await using temporary = await temporaryStores("identity");
  const { views } = temporary.stores;
  let failing = false;
  const putIfNewer: Stores["views"]["putIfNewer"] = async (...given) => {
    if (failing) throw new Error("the disk does not answer");
    return views.putIfNewer(...given);
  };
  const service = await openIdentity({ ...temporary.stores, views: { ...views, putIfNewer } });
  try {
    await test(service, () => {
      failing = true;
    });
  } finally {
    await service.close();
  }
}

it("a new user is read, listed, found by name, and can sign in", () =>
  withFailingViews(async (service, fail) => {
    fail();
    const ana = person("ana");
    const { identifier } = (await call(service, "POST", "/users", admin, ana)).json;
    expect((await call(service, "GET", `/users/${identifier}`, admin)).status).toBe(200);
    expect((await call(service, "GET", "/users/ana", admin)).status).toBe(200);
    expect((await call(service, "GET", "/users/current", as("ROLE_USER", identifier))).status).toBe(200);
    const { lines } = await call(service, "GET", "/users", admin);
    expect(lines.map(({ username }) => username)).toEqual(["admin", "ana"]);
    const asked = { ids: [identifier], names: ["ana"] };
    expect((await call(service, "POST", "/internal/users", asGateway, asked)).json).toHaveLength(1);
    expect((await signIn(service, ana)).status).toBe(200);
  }));

it("a refresh token that was revoked counts no more", () =>
  withFailingViews(async (service, fail) => {
    const { refresh_token } = (await signIn(service)).json;
    fail();
    expect((await form(service, "revoke", { ...CLIENT, token: refresh_token })).status).toBe(200);
    const refreshed = await form(service, "token", { ...CLIENT, grant_type: "refresh_token", refresh_token });
    expect(refreshed.json.error).toBe("invalid_grant");
  }));

it("a client of the bootstrap file that is brought up to date has its new secret", () =>
  withFailingViews(async (service, fail) => {
    await declare(service, "lab", { secret: "old secret" });
    fail();
    await declare(service, "lab", { secret: "new secret" });
    const by = (client_secret: string) => signIn(service, undefined, { client_id: "lab", client_secret });
    expect((await by("old secret")).json.error).toBe("invalid_client");
    expect((await by("new secret")).status).toBe(200);
  }));
