// What may happen to a user, which of his tokens still count, and what the outside learns of him.
import "@isotrail/contracts/protobuf";
import { isotrail } from "@isotrail/contracts/events";
import { CommandRejected } from "@isotrail/eventsourcing";
import { given } from "@isotrail/eventsourcing/testing";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { client } from "../client/aggregate.ts";
import { publish } from "../publish.ts";
import { revocation } from "../revocation/aggregate.ts";
import { user } from "./aggregate.ts";
import type { User, UserCommand, UserEvent } from "./decider.ts";
import { newUser } from "./fields.ts";

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
  it("begins with what was said of him, in epoch 0, once", () => {
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

  it("alone holds his username and his e-mail address", () => {
    const state = created.reduce<User | null>(
      (before, event) => user.evolve(before, event, { id: "1", at: 1, actor: "1" }),
      null,
    );
    expect(user.claims?.(state, "1")).toEqual(["username/hash-name", "email/hash-email"]);
    expect(user.claims?.(null, "1")).toEqual([]);
    expect(user.view.keys(null, "1")).toEqual({});
  });

  it("changes only in what is another than before", () => {
    const changes = { systemRole: "ROLE_MANAGER", locale: "en" } as const;
    given(user, ...created)
      .when({ type: "change", changes })
      .then({ type: "UserChanged", data: { systemRole: "ROLE_MANAGER" } });
    given(user, ...created)
      .when({ type: "change", changes: { locale: "en" } })
      .then();
    given(user).when({ type: "change", changes }).thenRefused("missing");
  });

  it("leaves the tokens of earlier epochs behind with a new password and when he is shut out, not when let in again", () => {
    given(user, ...created)
      .when({ type: "changePassword", passwordHash: "other" })
      .thenState({ passwordHash: "other", epoch: 1 });
    given(user, ...created, disabled).thenState({ enabled: false, epoch: 1 });
    given(user, ...created, disabled, disabled).thenState({ epoch: 1 });
    given(user, ...created, disabled, enabled).thenState({ enabled: true, epoch: 1 });
  });
});

describe("clients and revocations", () => {
  const declared = {
    name: "uploader",
    secretHash: "sealed",
    grants: ["password"],
    scopes: ["read", "write"],
    redirectUris: ["https://lab.example/back"],
    accessTokenSeconds: 43_200,
    refreshTokenSeconds: 2_592_000,
  };
  it("declares a client, and nothing when it is declared as it is", () => {
    given(client).when({ type: "declare", client: declared }).thenState(declared);
    given(client, { type: "ClientDeclared", data: declared }).when({ type: "declare", client: declared }).then();
    given(client, { type: "ClientDeclared", data: declared })
      .when({ type: "declare", client: { ...declared, scopes: ["read"] } })
      .thenState({ scopes: ["read"], name: "uploader" });
  });
  it("revokes a token once", () => {
    const revoked = { jti: "a", expires: 1_800_000_000_000 };
    given(revocation).when({ type: "revoke", revocation: revoked }).thenState(revoked);
    given(revocation, { type: "TokenRevoked", data: revoked }).when({ type: "revoke", revocation: revoked }).then();
  });
});

describe("what the outside learns", () => {
  const told = (event: UserEvent) => publish(event, { category: "user", id: "7", at: 1, actor: "1" });
  const { UserCreated, UserChanged } = isotrail.identity.v1;

  it("is the id, the role and whether he may act", () => {
    const [event] = created;
    const { type, bytes } = told(event as UserEvent) ?? {};
    expect(type).toBe("isotrail.identity.v1.UserCreated");
    expect(UserCreated.decode(bytes ?? new Uint8Array())).toMatchObject({
      userId: "7",
      systemRole: "ROLE_USER",
      enabled: true,
    });
    const changed = UserChanged.decode(told(disabled)?.bytes ?? new Uint8Array());
    expect([changed.userId, changed.systemRole, changed.enabled]).toEqual(["7", null, false]);
  });

  it("is never who he is, nor anything of passwords, clients and tokens", () => {
    const [event] = created;
    expect(Buffer.from(told(event as UserEvent)?.bytes ?? []).toString()).not.toMatch(/sealed|hash/);
    expect(told({ type: "UserChanged", data: { email: "sealed", emailHash: "h" } })).toBeUndefined();
    expect(told({ type: "PasswordChanged", data: { passwordHash: "h" } })).toBeUndefined();
    for (const category of ["client", "revocation"])
      expect(publish({ type: "ClientDeclared", data: {} }, { category, id: "1", at: 1, actor: "1" })).toBeUndefined();
  });
});

const ana = {
  username: "ana",
  email: "ana@lab.example",
  firstName: "Ana",
  lastName: "Li",
  phoneNumber: "1234",
  password: "a password",
};
const wrongIn = (changes: object): string[] => {
  try {
    newUser({ ...ana, ...changes });
    return [];
  } catch (error) {
    if (error instanceof CommandRejected) return Object.keys(error.properties);
    throw error;
  }
};

describe("the fields of a new user", () => {
  test.each([
    ["username", "ab", "abc"],
    ["email", "a@bc", "a@b.c"],
    ["firstName", "A", "Al"],
    ["lastName", "L", "Li"],
    ["phoneNumber", "123", "1234"],
    ["password", "1234567", "12345678"],
    ["password", "x".repeat(1025), "x".repeat(1024)],
    ["systemRole", "ROLE_KING", "ROLE_TECHNICIAN"],
    ["enabled", "perhaps", false],
  ])("%s: %j is refused, %j is taken", (name, bad, good) => {
    expect(wrongIn({ [name]: bad })).toEqual([name]);
    expect(wrongIn({ [name]: good })).toEqual([]);
  });

  it("are all required but role, locale and enabled", () => {
    expect(() => newUser({})).toThrow();
    for (const name of Object.keys(ana))
      for (const nothing of [undefined, null]) expect(wrongIn({ [name]: nothing })).toEqual([name]);
    expect(newUser(ana)).toEqual({ ...ana, systemRole: "ROLE_USER", locale: "en", enabled: true });
  });

  it("take roles by the names that people use, and pass over what they do not know", () => {
    const roles = ["administrator", "manager", "user", "technician", "sequencer"];
    expect(roles.map((systemRole) => newUser({ ...ana, systemRole }).systemRole)).toEqual([
      "ROLE_ADMIN",
      "ROLE_MANAGER",
      "ROLE_USER",
      "ROLE_TECHNICIAN",
      "ROLE_SEQUENCER",
    ]);
    expect(newUser({ ...ana, identifier: "9", epoch: 7 })).toEqual(newUser(ana));
  });

  test.each([
    ["a control character", "ana\u0007"],
    ["a zero-width space", "an\u200ba"],
    ["a zero-width joiner", "an\u200da"],
    ["a mark that turns the direction of text", "an\u202ea"],
    ["a filler that shows nothing", "an\u3164a"],
    ["a blank", "ana li"],
    ["digits only", "107"],
    ["full-width digits only", "１０７"],
    ["the word of another address", "Current"],
  ])("a username must not have or be %s", (_, username) => expect(wrongIn({ username })).toEqual(["username"]));
  test.each(["ana.li@lab-1", "o_neil+2", "Łukasz", "आनंद", "李小明", "user107", "currently"])(
    "%s is a username",
    (username) => expect(wrongIn({ username })).toEqual([]),
  );

  test.each([
    "plain",
    "a@b@c.org",
    "@lab.example",
    "ana@",
    "ana li@lab.example",
    "ana@lab..example",
    ".ana@lab.example",
  ])("%s is no e-mail address", (email) => expect(wrongIn({ email })).toEqual(["email"]));
  test.each(["ana.li+lab@sub.lab.example", "o'neil@x.org", "josé@münchen.example", "root@localhost"])(
    "%s is an e-mail address",
    (email) => expect(wrongIn({ email })).toEqual([]),
  );
  it("take every common address", () => {
    fc.assert(fc.property(fc.emailAddress({ size: "small" }), (email) => wrongIn({ email }).length === 0));
  });
});
