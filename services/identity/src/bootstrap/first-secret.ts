// A secret that was made because the operator gave none: told once, and stored only as a hash.
import { randomBytes } from "node:crypto";
import type { IdentityContext } from "../context.ts";

/** 144 random bits in base64url. */
export const newSecret = () => randomBytes(18).toString("base64url");

/** To be called as soon as it is stored: a start that fails later must not leave a secret that nobody was told. */
export const announceSecret = (
  { announce }: IdentityContext,
  kind: "administrator" | "client",
  name: string,
  secret: string,
): void => announce(`First ${kind}, shown only this once: ${name} / ${secret}`);
