// Which fields of a new user are taken and which are refused.
import { CommandRejected } from "@isotrail/eventsourcing";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { newUser } from "./fields.ts";

const ana = {
  username: "ana",
  email: "ana@lab.example",
  firstName: "Ana",
  lastName: "Li",
  phoneNumber: "1234",
  password: "A-passw0rd",
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
    ["password", "Passw0.", "Passw0rd."],
    ["password", `Aa0.${"x".repeat(1021)}`, `Aa0.${"x".repeat(1020)}`],
    ["systemRole", "ROLE_KING", "ROLE_TECHNICIAN"],
    ["enabled", "perhaps", false],
  ])("%s: %j is refused, %j is accepted", (name, bad, good) => {
    expect(wrongIn({ [name]: bad })).toEqual([name]);
    expect(wrongIn({ [name]: good })).toEqual([]);
  });

  it("are all required but role, locale and enabled", () => {
    expect(() => newUser({})).toThrow();
    for (const name of Object.keys(ana))
      for (const nothing of [undefined, null]) expect(wrongIn({ [name]: nothing })).toEqual([name]);
    expect(newUser(ana)).toEqual({ ...ana, systemRole: "ROLE_USER", locale: "en", enabled: true });
  });

  it("have roles by the names that people use; unknown ones are ignored", () => {
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
  it("accept every common e-mail address", () => {
    fc.assert(fc.property(fc.emailAddress({ size: "small" }), (email) => wrongIn({ email }).length === 0));
  });
});
