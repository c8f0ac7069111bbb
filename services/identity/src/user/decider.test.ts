// What may happen to a user, and which of their tokens still count.
import { GIVEN_AT, given } from "@isotrail/eventsourcing/testing";
import { describe, expect, it } from "vitest";
import { user } from "./aggregate.ts";
import type { UserCommand } from "./decider.ts";
import { REMEMBERED_PASSWORDS, type User, type UserEvent } from "./state.ts";

const wanted: Extract<UserCommand, { type: "create" }>["user"] = {
  username: "sealed-name",
  usernameHash: "hash-name",
  email: "sealed-email",
  emailHash: "hash-email",
  firstName: "sealed-first",
  lastName: "sealed-last",
  phoneNumber: "sealed-phone",
  passwordHash: "sealed-password",
  systemRole: "ROLE_USER",
  locale: "en",
  enabled: true,
};
const created: UserEvent = { type: "UserCreated", data: wanted };
const promoted: UserEvent = { type: "UserChanged", data: { systemRole: "ROLE_ADMIN" } };
const disabled: UserEvent = { type: "UserChanged", data: { enabled: false } };
const enabled: UserEvent = { type: "UserChanged", data: { enabled: true } };
const deleted: UserEvent = { type: "UserDeleted", data: {} };
const begun: UserEvent = { type: "AdministratorWithdrawalBegun", data: { attempt: "first" } };
const renamed = (name: string): UserEvent => ({
  type: "UserChanged",
  data: { username: `sealed-${name}`, usernameHash: `hash-${name}` },
});
const withPassword = (passwordHash: string): UserEvent => ({ type: "PasswordChanged", data: { passwordHash } });
const claimsOf = (...events: UserEvent[]) => user.claims?.(given(user, ...events).state, "1");

describe("a user", () => {
  it("begins as it was created, in epoch 0, once", () => {
    given(user)
      .when({ type: "create", user: wanted })
      .thenState({ ...wanted, epoch: 0 });
    given(user)
      .when({ type: "create", user: { ...wanted, enabled: false } })
      .thenState({ enabled: false, epoch: 0 });
    given(user, created).when({ type: "create", user: wanted }).thenRefused("conflict");
  });

  it("alone has their username and their e-mail address", () => {
    expect(claimsOf(created)).toEqual(["username/hash-name", "email/hash-email"]);
    expect(claimsOf()).toEqual([]);
    expect(user.view.keys(null, "1")).toEqual({});
  });

  it("changes only what differs", () => {
    const changes = { systemRole: "ROLE_MANAGER", locale: "en" } as const;
    given(user, created)
      .when({ type: "change", changes })
      .then({ type: "UserChanged", data: { systemRole: "ROLE_MANAGER" } });
    given(user, created)
      .when({ type: "change", changes: { locale: "en" } })
      .then();
    given(user).when({ type: "change", changes }).thenRefused("missing");
  });

  it("gives a former e-mail address back, and keeps a former name", () => {
    const moved: UserEvent = { type: "UserChanged", data: { email: "sealed-other", emailHash: "hash-other" } };
    expect(claimsOf(created, moved, renamed("new"))).toEqual([
      "username/hash-new",
      "username/hash-name",
      "email/hash-other",
    ]);
    const back = given(user, created, renamed("new"), renamed("name")).state;
    expect([back?.usernameHash, back?.formerNames]).toEqual(["hash-name", ["hash-new"]]);
    const often = Array.from({ length: 20 }, (_, index) => renamed(String(index)));
    given(user, created, ...often)
      .when({ type: "change", changes: { username: "sealed", usernameHash: "hash" } })
      .thenRefused("conflict");
  });

  it("enters a new epoch with a new password and when disabled, not when enabled again", () => {
    given(user, created)
      .when({ type: "change", changes: {}, password: { hash: "other" } })
      .thenState({ passwordHash: "other", epoch: 1 });
    given(user, created, disabled).thenState({ enabled: false, epoch: 1 });
    given(user, created, disabled, disabled).thenState({ epoch: 1 });
    given(user, created, disabled, enabled).thenState({ enabled: true, epoch: 1 });
  });

  it("changes fields and password in one act, if the password is still the one that was checked", () => {
    const changes = { locale: "fr" };
    given(user, created)
      .when({ type: "change", changes, password: { hash: "other", replaces: "sealed-password" } })
      .then({ type: "UserChanged", data: changes }, withPassword("other"));
    given(user, created, withPassword("by an administrator"))
      .when({ type: "change", changes, password: { hash: "other", replaces: "sealed-password" } })
      .thenRefused("conflict");
  });

  it("remembers the last passwords, the newest first", () => {
    const many = Array.from({ length: 15 }, (_, index) => withPassword(`number-${index}`));
    const state = given(user, created, ...many).state as User;
    expect(state.formerPasswords).toHaveLength(REMEMBERED_PASSWORDS - 1);
    expect([state.passwordHash, ...state.formerPasswords].slice(0, 3)).toEqual(["number-14", "number-13", "number-12"]);
  });

  it("who was deleted has nothing left but their name, which nobody else can have", () => {
    given(user, created).when({ type: "delete" }).then(deleted);
    const { state } = given(user, created, withPassword("x"), renamed("new"), deleted);
    expect(JSON.stringify(state)).not.toContain("sealed");
    expect(state).toMatchObject({ deleted: true, enabled: false, epoch: 2 });
    expect(user.exists?.(state)).toBe(false);
    expect(user.view.keys(state, "1")).toEqual({});
    expect(claimsOf(created, renamed("new"), deleted)).toEqual(["username/hash-new", "username/hash-name"]);
    given(user, created, deleted)
      .when({ type: "change", changes: { locale: "fr" } })
      .thenRefused("missing");
    given(user, created, deleted).when({ type: "delete" }).thenRefused("missing");
  });
});

describe("an administrator", () => {
  const admin = [created, promoted];
  const endings: UserCommand[] = [
    { type: "delete" },
    { type: "change", changes: { systemRole: "ROLE_USER" } },
    { type: "change", changes: { enabled: false } },
  ];
  const begin = { type: "beginWithdrawal", attempt: "second" } as const;

  it("ceases to be one only by the withdrawal that has begun", () => {
    for (const command of endings) {
      given(user, ...admin)
        .when(command)
        .thenRefused("conflict");
      given(user, ...admin, begun)
        .when({ ...command, withdrawal: "other" } as UserCommand)
        .thenRefused("conflict");
      given(user, created).when(command).thenState({ withdrawal: null });
      given(user, ...admin, begun)
        .when({ ...command, withdrawal: "first" } as UserCommand)
        .thenState({ withdrawal: null });
    }
    given(user, ...admin)
      .when({ type: "change", changes: { systemRole: "ROLE_ADMIN", locale: "fr" } })
      .thenState({ locale: "fr" });
  });

  it("holds the claim on withdrawals while one is under way", () => {
    expect(claimsOf(...admin, begun)).toContain("administrator-withdrawal");
    const cancelled: UserEvent = { type: "AdministratorWithdrawalCancelled", data: {} };
    expect(claimsOf(...admin, begun, cancelled)).not.toContain("administrator-withdrawal");
    expect(claimsOf(...admin, begun, deleted)).not.toContain("administrator-withdrawal");
    expect(claimsOf(...admin, begun, disabled)).not.toContain("administrator-withdrawal");
  });

  it("has one withdrawal at a time; one that was given up is replaced, and only its own end cancels it", () => {
    const at = GIVEN_AT + 2_000; // of `begun`
    given(user, ...admin, begun)
      .when({ ...begin, staleBefore: at })
      .thenRefused("conflict");
    given(user, ...admin, begun)
      .when({ ...begin, staleBefore: at + 1 })
      .then({ type: "AdministratorWithdrawalBegun", data: { attempt: "second" } });
    given(user, created)
      .when({ ...begin, staleBefore: at })
      .then();
    given(user, ...admin, begun)
      .when({ type: "cancelWithdrawal", attempt: "second" })
      .then();
    given(user, ...admin, begun)
      .when({ type: "cancelWithdrawal", attempt: "first" })
      .then({ type: "AdministratorWithdrawalCancelled", data: {} });
  });
});
