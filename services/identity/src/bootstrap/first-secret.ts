// A secret that was made because the operator gave none: told once, and stored only as a hash.
import type { IdentityContext } from "../context.ts";

/** To be called as soon as it is stored: a start that fails later must not leave a secret that nobody was told. */
export const announceSecret = (
  { announce }: IdentityContext,
  kind: "administrator" | "client",
  name: string,
  secret: string,
): void => announce(`First ${kind}, shown only this once: ${name} / ${secret}`);
