// An authorization code: the number of its session and a random text, of which only a keyed hash is stored.
import { randomBytes } from "node:crypto";
import type { PersonalDataKeys } from "@isotrail/eventsourcing";

/** Seconds in which a code must be exchanged. */
export const CODE_SECONDS = 60;

/** The random half of a code: 192 bits. */
export const newCodeSecret = () => randomBytes(24).toString("base64url");

export const codeOf = (session: string, secret: string) => `${session}.${secret}`;

export const sessionOfCode = (code: string): string => /^(\d{1,16})\./.exec(code)?.[1] ?? "0";

/** Of the random half. */
export const codeHash = (keys: PersonalDataKeys, code: string): string =>
  keys.hash(`code/${code.slice(code.indexOf(".") + 1)}`);
