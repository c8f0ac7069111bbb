// A first start that was killed: the next one finds what it stored.
import { temporaryStores } from "@isotrail/embedded/testing";
import { openAggregateStore } from "@isotrail/eventsourcing";
import type { ServiceContext } from "@isotrail/http";
import { testWiring } from "@isotrail/http/testing";
import { expect, it } from "vitest";
import { newClient } from "../client/fields.ts";
import { identityContext } from "../context.ts";
import { ADMIN, as, CLIENT, call, openIdentity, person, signIn } from "../identity.testing.ts";
import { identity } from "../service.ts";
import type { IdentitySettings } from "../settings.ts";
import { declareClient } from "../use-cases/declare-client.ts";
import { addUser } from "../user/add.ts";
import { declaredUser } from "../user/fields.ts";
import { startContext } from "./start-context.ts";

it("a start that was killed between an event and its view does not keep the next one from starting", async () => {
  await using temporary = await temporaryStores("identity");
  const { stores } = temporary;
  await stores.views.open(identity.aggregates.map(({ view }) => view));
  const putIfNewer = () => Promise.reject(new Error("the process was killed"));
  const killed = { ...stores, views: { ...stores.views, putIfNewer } };
  const aggregates = openAggregateStore(killed, identity.aggregates);
  const context = identityContext({ ...testWiring(killed), aggregates } as unknown as ServiceContext<IdentitySettings>);
  await declareClient(
    context,
    newClient({ id: CLIENT.client_id, secret: CLIENT.client_secret }),
    "CLIENT_SECRET",
    startContext(),
  );
  await addUser(context, declaredUser({ ...person("admin"), ...ADMIN, systemRole: "ROLE_ADMIN" }), startContext());

  const service = await openIdentity(await temporary.reopen());
  const { lines } = await call(service, "GET", "/users", as("ROLE_ADMIN"));
  expect(lines.map(({ username }) => username)).toEqual(["admin"]);
  expect((await signIn(service)).status).toBe(200);
  await service.close();
}, 20_000);
