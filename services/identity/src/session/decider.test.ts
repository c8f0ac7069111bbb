// Sessions: shared by many sign-ins, or with a code that is used once and refresh tokens that follow each other.
import { given } from "@isotrail/eventsourcing/testing";
import { expect, it } from "vitest";
import { session } from "./aggregate.ts";
import type { SessionEvent } from "./decider.ts";

const DAY = 24 * 3_600_000;
const shared = {
  user: "7",
  client: "1",
  method: "password",
  applicationPassword: "",
  shared: true,
  scopes: ["read"],
  epoch: 2,
  expires: 10 * DAY,
} as const;
const code = { hash: "h", redirectUri: "https://lab.example/b", redirectUriSent: true, challenge: "c", expires: DAY };
const opened: SessionEvent = { type: "SessionOpened", data: { ...shared, scopes: ["read"] } };
const consented: SessionEvent = {
  type: "SessionOpened",
  data: { ...shared, scopes: ["read"], shared: false, method: "code", code },
};
const redeemed = { type: "CodeRedeemed", data: {} } as const;
const refreshed = { type: "SessionRefreshed", data: {} } as const;
const ended = (reason: string) => ({ type: "SessionEnded", data: { reason } }) as const;
const redeem = { type: "redeem", now: 1, hash: "h" } as const;

it("is opened once", () => {
  const open = { type: "open", session: { ...shared, code: null } } as const;
  given(session)
    .when(open)
    .thenState({ user: "7", scopes: ["read"], ended: 0, code: null, refreshed: 0 });
  given(session, opened).when(open).then();
});

it("is written once a day, however often it is used, and when more is asked for", () => {
  const { lastUsed = 0 } = session.evolve(session.initial, opened, { id: "1", at: 5 * DAY + 7, actor: "7" }) ?? {};
  expect(lastUsed).toBe(5 * DAY);
  const state = session.evolve(session.initial, opened, { id: "1", at: 5 * DAY + 7, actor: "7" });
  const use = { type: "use", now: 5 * DAY + 9, scopes: ["read"], epoch: 2, expires: 20 * DAY } as const;
  expect(session.decide(state, use)).toEqual([]);
  const used = (more: object) => session.decide(state, { ...use, ...more }).map(({ data }) => data);
  expect(used({ now: 6 * DAY })).toEqual([{ scopes: ["read"], epoch: 2, expires: 20 * DAY }]);
  expect(used({ scopes: ["write"] })).toEqual([{ scopes: ["read", "write"], epoch: 2, expires: 20 * DAY }]);
  expect(used({ epoch: 3, expires: 1 })).toEqual([{ scopes: ["read"], epoch: 3, expires: 10 * DAY }]);
});

it("gives tokens for its code once; a second use ends it, also when the code has expired", () => {
  given(session, consented).when(redeem).thenState({ redeemed: true, ended: 0 });
  given(session, consented, redeemed).when(redeem).then(ended("codeUsedTwice"));
  given(session, consented, redeemed)
    .when({ ...redeem, now: 2 * DAY })
    .then(ended("codeUsedTwice"));
});

it("gives nothing for another code, for one that has expired, and after its end", () => {
  given(session, consented)
    .when({ ...redeem, hash: "x" })
    .thenRefused("missing");
  given(session, consented)
    .when({ ...redeem, now: DAY })
    .thenRefused("missing");
  given(session, opened).when(redeem).thenRefused("missing");
  given(session, consented, ended("ended")).when(redeem).thenRefused("missing");
  given(session).when(redeem).thenRefused("missing");
});

it("takes each refresh token of a public client once; a second use ends it", () => {
  given(session, consented, redeemed).when({ type: "refresh", turn: 0 }).thenState({ refreshed: 1 });
  given(session, consented, redeemed, refreshed).when({ type: "refresh", turn: 1 }).thenState({ refreshed: 2 });
  given(session, consented, redeemed, refreshed)
    .when({ type: "refresh", turn: 0 })
    .then(ended("refreshTokenUsedTwice"));
});

it("ends once, and makes room for another that is shared by the same sign-ins", () => {
  given(session, opened).when({ type: "end", reason: "ended" }).then(ended("ended"));
  given(session, opened, ended("ended")).when({ type: "end", reason: "ended" }).then();
  const state = session.evolve(session.initial, opened, { id: "1", at: 1, actor: "7" });
  expect(session.claims?.(state, "1")).toEqual(["session/7/1/password/"]);
  const over = session.evolve(state, ended("ended"), { id: "1", at: 2, actor: "7" });
  expect(session.claims?.(over, "1")).toEqual([]);
  expect(session.view.keys(over, "1")).toEqual({ endedIn: ["0"] });
});
