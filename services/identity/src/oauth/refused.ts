// The security log: who was refused, from where and why; never a secret, nor what somebody typed as a name.
import type { IdentityContext } from "../context.ts";
import type { Origin } from "./asked.ts";

type Refused = {
  readonly what: "sign-in" | "client" | "token";
  readonly outcome: string;
  /** The user's identifier; none where nobody has the name. */
  readonly user?: string | undefined;
  readonly client?: string | undefined;
};

export const refused = ({ logger }: IdentityContext, { address }: Origin, { what, ...about }: Refused): void =>
  logger.warn({ security: what, ...about, address }, "refused");
