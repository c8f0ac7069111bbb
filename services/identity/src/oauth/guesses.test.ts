// How fast somebody may guess, from where; and who is let in all the while.
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { createLogger, type OpenService } from "@isotrail/http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ADMIN, as, CLIENT, call, form, openIdentity, person, signIn } from "../identity.testing.ts";
import { Guesses } from "./guesses.ts";

describe("guesses", () => {
  let now = 0;
  const wrong = (guesses: Guesses, times: number, name: string, address: string) => {
    let taken = 0;
    for (let turn = 0; turn < times; turn++) if (typeof guesses.take({ name, address }) !== "number") taken++;
    return taken;
  };

  test("are ten for a name from an address, then one in six seconds", () => {
    const guesses = new Guesses(() => now);
    expect(wrong(guesses, 1_000, "ana", "a")).toBe(10);
    now += 60_000;
    expect(wrong(guesses, 1_000, "ana", "a")).toBe(10);
    now += 6_000;
    expect(wrong(guesses, 1_000, "ana", "a")).toBe(1);
    expect(guesses.take({ name: "ana", address: "a" })).toBe(6_000);
  });

  test("are a hundred for a name from everywhere, and two hundred from an address", () => {
    const guesses = new Guesses(() => now);
    const addresses = Array.from({ length: 50 }, (_, at) => `address ${at}`);
    expect(addresses.reduce((sum, one) => sum + wrong(guesses, 10, "ana", one), 0)).toBe(100);
    expect(wrong(guesses, 5, "bob", "elsewhere")).toBe(5);
    const names = Array.from({ length: 50 }, (_, at) => `name ${at}`);
    expect(names.reduce((sum, one) => sum + wrong(guesses, 10, one, "a"), 0)).toBe(200);
  });

  test("that are right are given back, and refused ones do not count", () => {
    const guesses = new Guesses(() => now);
    for (let turn = 0; turn < 500; turn++) {
      const guess = guesses.take({ name: "ana", address: "a" });
      if (typeof guess === "number") throw new Error("a right one was counted");
      guess.right();
    }
    wrong(guesses, 10_000, "ana", "a");
    now += 6_000;
    expect(wrong(guesses, 1, "ana", "a")).toBe(1);
  });
});

describe("sign-ins while somebody guesses", () => {
  let temporary: TemporaryStores;
  let service: OpenService;
  let logged = "";
  const ana = person("ana");
  beforeAll(async () => {
    temporary = await temporaryStores("identity");
    const into = {
      write(line: string) {
        logged += line;
      },
    };
    service = await openIdentity(temporary.stores, { logger: createLogger("warn", into) });
    await call(service, "POST", "/users", as("ROLE_ADMIN"), ana);
  });
  afterAll(async () => {
    await service.close();
    await temporary[Symbol.asyncDispose]();
  });

  test("are taken from who has shown the right password before; others wait their turn", async () => {
    expect((await signIn(service, ana)).status).toBe(200);
    const guesses = [];
    for (let turn = 0; turn < 14; turn++) guesses.push(await signIn(service, { ...ana, password: `guess ${turn}` }));
    expect(guesses.map(({ status }) => status)).toEqual([...Array(10).fill(400), ...Array(4).fill(429)]);
    const { headers, json } = guesses[13] ?? {};
    expect([json.error, Number(headers?.["retry-after"])]).toEqual(["slow_down", expect.closeTo(6, -1)]);
    for (let turn = 0; turn < 24; turn++) expect((await signIn(service, ana)).status).toBe(200);
    expect((await signIn(service, ADMIN)).status).toBe(200);
  });

  test("that are refused are in the log: who, from where and why, but nothing that was typed", async () => {
    await signIn(service, { username: "my password in the wrong place", password: "x" });
    await form(service, "token", { ...CLIENT, client_secret: "a wrong secret", grant_type: "password", ...ana });
    const lines = logged
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    const told = lines
      .filter(({ security }) => security)
      .map(({ security, outcome, user, client, address }) => ({ security, outcome, user, client, address }));
    const address = "192.0.2.1";
    expect(told).toContainEqual({
      security: "sign-in",
      outcome: "wrong password",
      user: "2",
      client: "isotrail",
      address,
    });
    expect(told).toContainEqual({
      security: "sign-in",
      outcome: "too many attempts",
      user: "2",
      client: "isotrail",
      address,
    });
    expect(told).toContainEqual({ security: "sign-in", outcome: "unknown user", client: "isotrail", address });
    expect(told).toContainEqual({
      security: "client",
      outcome: "unknown client or wrong secret",
      client: "isotrail",
      address,
    });
    expect(told.filter(({ outcome }) => outcome === "too many attempts")).toHaveLength(1); // of four
    expect(logged).not.toMatch(/guess \d|wrong place|a wrong secret/);
  });

  test("with a wrong client secret are limited likewise", async () => {
    const statuses = [];
    for (let turn = 0; turn < 12; turn++)
      statuses.push(
        (
          await form(service, "token", {
            client_id: "nobody",
            client_secret: `${turn}`,
            grant_type: "password",
            ...ana,
          })
        ).status,
      );
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });
});
