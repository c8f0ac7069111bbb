// What may happen to a user, and which of their tokens still count.
import { given } from "@isotrail/eventsourcing/testing";
import { describe, expect, it } from "vitest";
import { user } from "./aggregate.ts";
import type { User, UserCommand, UserEvent } from "./decider.ts";

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
const created = user.decide(user.initial, { type: "create", user: wanted });
const disabled: UserEvent = { type: "UserChanged", data: { enabled: false } };
const enabled: UserEvent = { type: "UserChanged", data: { enabled: true } };

describe("a user", () => {
  it("begins as it was created, in epoch 0, once", () => {
    given(user)
      .when({ type: "create", user: wanted })
      .thenState({ ...wanted, epoch: 0 });
    given(user)
      .when({ type: "create", user: { ...wanted, enabled: false } })
      .thenState({ enabled: false, epoch: 0 });
    given(user, ...created)
      .when({ type: "create", user: wanted })
      .thenRefused("conflict");
  });

  it("alone has their username and their e-mail address", () => {
    const state = created.reduce<User | null>(
      (before, event) => user.evolve(before, event, { id: "1", at: 1, actor: "1" }),
      null,
    );
    expect(user.claims?.(state, "1")).toEqual(["username/hash-name", "email/hash-email"]);
    expect(user.claims?.(null, "1")).toEqual([]);
    expect(user.view.keys(null, "1")).toEqual({});
  });

  it("changes only what differs", () => {
    const changes = { systemRole: "ROLE_MANAGER", locale: "en" } as const;
    given(user, ...created)
      .when({ type: "change", changes })
      .then({ type: "UserChanged", data: { systemRole: "ROLE_MANAGER" } });
    given(user, ...created)
      .when({ type: "change", changes: { locale: "en" } })
      .then();
    given(user).when({ type: "change", changes }).thenRefused("missing");
  });

  it("enters a new epoch with a new password and when disabled, not when enabled again", () => {
    given(user, ...created)
      .when({ type: "changePassword", passwordHash: "other" })
      .thenState({ passwordHash: "other", epoch: 1 });
    given(user, ...created, disabled).thenState({ enabled: false, epoch: 1 });
    given(user, ...created, disabled, disabled).thenState({ epoch: 1 });
    given(user, ...created, disabled, enabled).thenState({ enabled: true, epoch: 1 });
  });
});
