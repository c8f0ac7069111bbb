// A session: a user lets a client act for them. It ends whole, with every token that came from it.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { isotrail } from "../../generated/domain-events.js";

/** `challenge` is PKCE's (RFC 7636, S256); empty when the client sent none. */
export type Code = {
  readonly hash: string;
  readonly redirectUri: string;
  /** RFC 6749, section 4.1.3: then the exchange must name it, too. */
  readonly redirectUriSent: boolean;
  readonly challenge: string;
  readonly expires: number;
};

/** How the user signed in: with their own password, one of their application passwords, or on the page of the code grant. */
export type Method = "password" | "applicationPassword" | "code";

export type NewSession = {
  readonly user: string;
  /** The client's number. */
  readonly client: string;
  readonly method: Method;
  readonly applicationPassword: string;
  /** One session for all sign-ins of this user, client and password; otherwise it is one sign-in's own. */
  readonly shared: boolean;
  readonly scopes: readonly string[];
  /** Of the user. */
  readonly epoch: number;
  /** Milliseconds since the epoch. */
  readonly expires: number;
  readonly code: Code | null;
};

export type Session = NewSession & {
  readonly redeemed: boolean;
  /** How often a public client has exchanged its refresh token: only the newest counts. */
  readonly refreshed: number;
  readonly createdDate: number;
  /** To the day. */
  readonly lastUsed: number;
  /** 0 as long as it has not ended. */
  readonly ended: number;
};

export type SessionCommand =
  | { type: "open"; session: NewSession }
  | { type: "use"; now: number; scopes: readonly string[]; epoch: number; expires: number }
  | { type: "redeem"; now: number; hash: string }
  | { type: "refresh"; turn: number }
  | { type: "end"; reason: "ended" | "revoked" | "tooMany" };

type Messages = typeof isotrail.identity.domain.v1;
type Message<Type extends keyof Messages> = Parameters<Messages[Type]["encode"]>[0];
export type SessionEvent =
  | { type: "SessionOpened"; data: Message<"SessionOpened"> }
  | { type: "SessionUsed"; data: Message<"SessionUsed"> }
  | { type: "CodeRedeemed"; data: object }
  | { type: "SessionRefreshed"; data: object }
  | { type: "SessionEnded"; data: Message<"SessionEnded"> };

export const initial: Session | null = null;

const DAY_MS = 24 * 3_600_000;
export const dayOf = (at: number): number => at - (at % DAY_MS);

/** @throws CommandRejected "missing" when the session has ended, or the code is another */
export function decide(state: Session | null, command: SessionCommand): readonly SessionEvent[] {
  if (command.type === "open") return state ? [] : [opened(command.session)];
  if (command.type === "end") return !state || state.ended ? [] : ended(command.reason);
  if (!state || state.ended) throw new CommandRejected("missing", "There is no such session, or not any more.");
  if (command.type === "use") return used(state, command);
  if (command.type === "redeem") return redeemed(state, command);
  // "a second use ends the grant"
  return command.turn === state.refreshed ? [{ type: "SessionRefreshed", data: {} }] : ended("refreshTokenUsedTwice");
}

const ended = (reason: string): readonly SessionEvent[] => [{ type: "SessionEnded", data: { reason } }];

function opened({ code, scopes, ...session }: NewSession): SessionEvent {
  return { type: "SessionOpened", data: { ...session, scopes: [...scopes], ...(code && { code }) } };
}

function used(
  state: Session,
  { now, scopes, epoch, expires }: Extract<SessionCommand, { type: "use" }>,
): readonly SessionEvent[] {
  const wider = scopes.some((one) => !state.scopes.includes(one));
  if (dayOf(now) === state.lastUsed && !wider && epoch === state.epoch) return [];
  const all = [...new Set([...state.scopes, ...scopes])];
  return [{ type: "SessionUsed", data: { scopes: all, epoch, expires: Math.max(expires, state.expires) } }];
}

/** RFC 6749, section 4.1.2: a code is used once; a second use ends what came of the first. */
function redeemed(
  { code, redeemed }: Session,
  { now, hash }: Extract<SessionCommand, { type: "redeem" }>,
): readonly SessionEvent[] {
  if (!code || code.hash !== hash) throw new CommandRejected("missing", "There is no such code.");
  if (redeemed) return ended("codeUsedTwice");
  if (code.expires <= now) throw new CommandRejected("missing", "The code has expired.");
  return [{ type: "CodeRedeemed", data: {} }];
}

export function evolve(state: Session | null, event: SessionEvent, { at }: { readonly at: number }): Session | null {
  if (event.type === "SessionOpened") return openedSession(event.data, at);
  if (!state) return state;
  if (event.type === "SessionEnded") return { ...state, ended: at };
  const lastUsed = dayOf(at);
  if (event.type === "CodeRedeemed") return { ...state, redeemed: true, lastUsed };
  if (event.type === "SessionRefreshed") return { ...state, refreshed: state.refreshed + 1, lastUsed };
  const { scopes, epoch, expires } = event.data;
  return { ...state, scopes: [...(scopes ?? [])], epoch: Number(epoch), expires: Number(expires), lastUsed };
}

const openedSession = (data: Message<"SessionOpened">, at: number): Session => ({
  user: data.user ?? "",
  client: data.client ?? "",
  method: data.method as Method,
  applicationPassword: data.applicationPassword ?? "",
  shared: data.shared ?? false,
  scopes: [...(data.scopes ?? [])],
  epoch: Number(data.epoch),
  expires: Number(data.expires),
  code: data.code ? codeOf(data.code) : null,
  redeemed: false,
  refreshed: 0,
  createdDate: at,
  lastUsed: dayOf(at),
  ended: 0,
});

const codeOf = (data: Message<"AuthorizationCode">): Code => ({
  hash: data.hash ?? "",
  redirectUri: data.redirectUri ?? "",
  redirectUriSent: data.redirectUriSent ?? false,
  challenge: data.challenge ?? "",
  expires: Number(data.expires),
});
