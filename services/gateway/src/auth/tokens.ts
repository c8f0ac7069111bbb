// Checks access tokens without a call: signature by identity's public keys, kept for 30 s so that it is not checked twice.
import { createLocalJWKSet, decodeProtectedHeader, errors, type JSONWebKeySet, jwtVerify } from "jose";

export type AccessToken = {
  readonly user: string;
  readonly scopes: readonly string[];
  readonly epoch: number;
  readonly id: string;
  /** The name of the OAuth client that it was issued to. */
  readonly client: string;
  /** It ends when one of these does, as identity names them. */
  readonly endsWith: readonly string[];
  /** Milliseconds since the epoch. */
  readonly expires: number;
};

const KEPT = 30_000;
const MOST = 10_000;
/** Keys are asked for again, for an unknown key id, at most this often (ms): anybody can invent key ids. */
const ASK_AGAIN = 5_000;

/**
 * @param keys asks identity for its public keys; its failure is the caller's to see
 * @returns undefined for whatever is not a valid access token
 */
export function accessTokens(
  keys: () => Promise<JSONWebKeySet>,
  now: () => number = Date.now,
): (token: string) => Promise<AccessToken | undefined> {
  const checked = new Map<string, { token: AccessToken; until: number }>();
  let known: { find: Keys; ids: Set<string | undefined>; at: number } | undefined;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const set = await keys();
    known = { find: createLocalJWKSet(set), ids: new Set(set.keys.map(({ kid }) => kid)), at: now() };
  }

  async function keysFor(kid: string | undefined) {
    if (!known || (!known.ids.has(kid) && now() - known.at >= ASK_AGAIN)) {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      await asking;
    }
    return known?.find;
  }

  return async (text) => {
    const kept = checked.get(text);
    if (kept && kept.until > now()) return kept.token;
    checked.delete(text);
    const token = await check(text, keysFor, now()).catch(onlyWrongTokens);
    if (!token) return undefined;
    if (checked.size >= MOST) for (const oldest of checked.keys()) if (checked.delete(oldest)) break;
    checked.set(text, { token, until: Math.min(now() + KEPT, token.expires) });
    return token;
  };
}

type Keys = ReturnType<typeof createLocalJWKSet>;

async function check(
  text: string,
  keysFor: (kid: string | undefined) => Promise<Keys | undefined>,
  now: number,
): Promise<AccessToken | undefined> {
  const keys = await keysFor(decodeProtectedHeader(text).kid);
  if (!keys) return undefined;
  const { payload } = await jwtVerify(text, keys, { typ: "at+jwt", algorithms: ["EdDSA"], currentDate: new Date(now) });
  const { sub, scope, exp, jti, epoch, client_id: client, ends_with: endsWith = [] } = payload;
  // refresh tokens and the state of pages are signed by the same keys: neither has this type, nor a scope
  if (typeof sub !== "string" || typeof scope !== "string" || typeof jti !== "string") return undefined;
  if (typeof exp !== "number" || typeof epoch !== "number" || typeof client !== "string") return undefined;
  if (!Array.isArray(endsWith)) return undefined;
  return {
    user: sub,
    client,
    scopes: scope.split(" "),
    epoch,
    id: jti,
    endsWith: endsWith.map(String),
    expires: exp * 1000,
  };
}

/** jose's own errors and what cannot be decoded at all; a failure to get the keys is not the token's fault. */
function onlyWrongTokens(error: unknown): undefined {
  if (error instanceof errors.JOSEError || error instanceof TypeError || error instanceof SyntaxError) return undefined;
  throw error;
}
