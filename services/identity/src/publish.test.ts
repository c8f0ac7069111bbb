// What the outside learns of users: ids, roles, and whether they may act.
import { isotrail } from "@isotrail/contracts/events";
import { describe, expect, it } from "vitest";
import { publish } from "./publish.ts";
import type { UserEvent } from "./user/state.ts";

const created: UserEvent = {
  type: "UserCreated",
  data: {
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
  },
};

describe("what the outside learns", () => {
  const told = (event: UserEvent) => publish(event, { category: "user", id: "7", at: 1, actor: "1" });
  const { UserCreated, UserChanged } = isotrail.identity.v1;

  it("is the id, the role and whether the user may act", () => {
    const { type, bytes } = told(created) ?? {};
    expect(type).toBe("isotrail.identity.v1.UserCreated");
    expect(UserCreated.decode(bytes ?? new Uint8Array())).toMatchObject({
      userId: "7",
      systemRole: "ROLE_USER",
      enabled: true,
    });
    const changed = UserChanged.decode(
      told({ type: "UserChanged", data: { enabled: false } })?.bytes ?? new Uint8Array(),
    );
    expect([changed.userId, changed.systemRole, changed.enabled]).toEqual(["7", null, false]);
  });

  it("is never who the user is, nor anything of passwords, clients and tokens", () => {
    expect(Buffer.from(told(created)?.bytes ?? []).toString()).not.toMatch(/sealed|hash/);
    expect(told({ type: "UserChanged", data: { email: "sealed", emailHash: "h" } })).toBeUndefined();
    expect(told({ type: "PasswordChanged", data: { passwordHash: "h" } })).toBeUndefined();
    for (const category of ["client", "revocation"])
      expect(publish({ type: "ClientDeclared", data: {} }, { category, id: "1", at: 1, actor: "1" })).toBeUndefined();
  });
});
