// Signed tokens (JWT, RFC 7519, Ed25519): the gateway checks an access token without a call.
import { randomUUID } from "node:crypto";
import { type JSONWebKeySet, type JWTPayload, jwtVerify, SignJWT } from "jose";
import { importKeys, publicHalf, type TokenKeys } from "./token-keys.ts";

/** What every token of ours says. */
export type TokenClaims = {
  readonly user: string;
  /** Its name, and its number: another client may have the name later. */
  readonly client: string;
  readonly clientId: string;
  readonly scope: readonly string[];
  readonly epoch: number;
  readonly session: string;
  /** The one sign-in of a shared session that it came from; empty otherwise. */
  readonly signIn: string;
  /** The number of the application password that the user signed in with; empty otherwise. */
  readonly applicationPassword: string;
};
/** `turn`: how often a public client had exchanged its refresh token when this one was made. */
export type RefreshClaims = TokenClaims & { readonly turn: number };
/** Times in milliseconds since the epoch. */
type Read = { readonly jti: string; readonly issued: number; readonly expires: number; readonly isAccess: boolean };
export type AnyToken = RefreshClaims & Read;

export type Tokens = {
  /** @param issuer the public address of the system */
  access(issuer: string, token: TokenClaims, seconds: number): Promise<string>;
  /** @param expires milliseconds since the epoch */
  refresh(issuer: string, token: RefreshClaims, expires: number): Promise<string>;
  /** What a token of ours says; undefined when it is none, was forged or has expired. */
  read(token: string): Promise<AnyToken | undefined>;
  /** A short-lived text of ours for a page, which only we can read back by the same name. */
  seal(name: PageState, claims: JWTPayload, seconds: number): Promise<string>;
  unseal(name: PageState, text: string): Promise<JWTPayload | undefined>;
  /** The public halves, for those who check. */
  readonly keys: JSONWebKeySet;
};

/** The header `typ` of what a page of the code grant keeps between two requests. */
type PageState = "authorization-request+jwt" | "consent+jwt";
const ACCESS = "at+jwt";
const REFRESH = "rt+jwt";

/** @throws Error when a key is not an Ed25519 key with a kid, or none is private */
export async function openTokens(keys: JSONWebKeySet): Promise<Tokens> {
  const tokenKeys = await importKeys(keys);
  const sign = signer(tokenKeys);
  const read = reader(tokenKeys);
  return {
    access(issuer, token, seconds) {
      const claims = { iss: issuer, aud: `${issuer}/api`, scope: token.scope.join(" "), ends_with: endsWith(token) };
      return sign(ACCESS, { ...claims, ...claimsOf(token) }, inSeconds(seconds));
    },
    // no claim `scope`: whoever checks access tokens must not take it for one
    refresh(issuer, token, expires) {
      const claims = { iss: issuer, granted: token.scope, turn: token.turn };
      return sign(REFRESH, { ...claims, ...claimsOf(token) }, Math.floor(expires / 1000));
    },
    async read(text) {
      const payload = (await read(text, ACCESS)) ?? (await read(text, REFRESH));
      return payload && tokenIn(payload);
    },
    seal: (name, claims, seconds) => sign(name, claims, inSeconds(seconds)),
    unseal: (name, text) => read(text, name),
    keys: { keys: keys.keys.map(publicHalf) },
  };
}

/** The gateway refuses an access token when one of these has ended. */
export const endsWith = ({ clientId, session, signIn, applicationPassword }: TokenClaims): string[] => [
  `client-${clientId}`,
  `session-${session}`,
  ...(signIn ? [signIn] : []),
  ...(applicationPassword ? [`applicationPassword-${applicationPassword}`] : []),
];

const claimsOf = ({
  user,
  client,
  clientId,
  epoch,
  session,
  signIn,
  applicationPassword,
}: TokenClaims): JWTPayload => ({
  sub: user,
  client_id: client,
  client: clientId,
  epoch,
  session,
  ...(signIn && { sign_in: signIn }),
  ...(applicationPassword && { application_password: applicationPassword }),
});

function tokenIn({ scope, granted, ...payload }: JWTPayload): AnyToken {
  const isAccess = typeof scope === "string";
  return {
    user: String(payload.sub),
    client: String(payload.client_id),
    clientId: String(payload.client),
    scope: isAccess ? scope.split(" ") : Array.isArray(granted) ? granted.map(String) : [],
    epoch: Number(payload.epoch),
    session: String(payload.session),
    signIn: String(payload.sign_in ?? ""),
    applicationPassword: String(payload.application_password ?? ""),
    turn: Number(payload.turn ?? 0),
    jti: String(payload.jti),
    issued: Number(payload.iat) * 1000,
    expires: Number(payload.exp) * 1000,
    isAccess,
  };
}

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

const signer =
  ({ signing }: TokenKeys) =>
  (typ: string, claims: JWTPayload, expires: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: "EdDSA", kid: signing.kid, typ })
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(signing.key);

/** The payload of what we have signed; undefined when it is none, was forged or has expired. */
const reader =
  ({ known }: TokenKeys) =>
  async (text: string, typ: string): Promise<JWTPayload | undefined> => {
    const keyOf = ({ kid = "" }: { kid?: string }) => known.get(kid) ?? Promise.reject(new Error("an unknown key"));
    const options = { typ, algorithms: ["EdDSA"], requiredClaims: ["jti", "exp"] };
    try {
      return (await jwtVerify(text, keyOf, options)).payload;
    } catch {
      return undefined;
    }
  };
