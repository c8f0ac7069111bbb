// Who may still act, and as what: identity's list of accounts, asked every second; what a token says of a role never counts.
import type { AccessToken } from "./tokens.ts";

/** Identity's answer to GET /internal/accounts?after=<position>: what changed since. */
export type AccountsPage = {
  readonly position: number;
  readonly accounts: readonly { id: string; role: string; enabled: boolean; epoch: number }[];
  /** Revoked access tokens; `expires` in milliseconds since the epoch. */
  readonly revoked: readonly { jti: string; expires: number }[];
};

const EVERY = 1_000;
const TOO_OLD = 5_000;

export interface Accounts {
  /** The role of the token's user; undefined when the token does not count any more. Asks identity when the list is too old. */
  roleFor(token: AccessToken): Promise<string | undefined>;
  /** Asks now and then every second. */
  start(): Promise<void>;
  stop(): void;
}

/**
 * @param ask identity, on connections that nothing else uses: no flood of other requests makes the list old. Its failure is
 * passed on when nothing newer than 5 s is known.
 */
export function accountList(
  ask: (after: number) => Promise<AccountsPage>,
  now: () => number = () => performance.now(),
): Accounts {
  const accounts = new Map<string, { role: string; enabled: boolean; epoch: number }>();
  const revoked = new Map<string, number>();
  let position = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function refresh(): Promise<void> {
    const begun = now();
    let page = await ask(position);
    // a list that went back (restored from a backup) is another list
    if (page.position < position) {
      page = await ask(0);
      accounts.clear();
    }
    for (const { id, role, enabled, epoch } of page.accounts) accounts.set(id, { role, enabled, epoch });
    for (const { jti, expires } of page.revoked) revoked.set(jti, expires);
    for (const [jti, expires] of revoked) if (expires < Date.now()) revoked.delete(jti);
    position = page.position;
    askedAt = begun;
  }

  /** A question that begins after this call: what it tells is not older than the caller. */
  function refreshed(): Promise<void> {
    asking ??= refresh().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  function valid(token: AccessToken): string | undefined {
    const account = accounts.get(token.user);
    if (!account?.enabled || account.epoch !== token.epoch || revoked.has(token.id)) return undefined;
    return account.role;
  }

  return {
    async roleFor(token) {
      if (now() - askedAt > TOO_OLD) await refreshed();
      const account = accounts.get(token.user);
      // someone who signed in before the list knew of them or of their new epoch
      if (!account || account.epoch < token.epoch) {
        await asking;
        await refreshed();
      }
      return valid(token);
    },
    async start() {
      timer = setInterval(() => void refreshed().catch(() => {}), EVERY);
      timer.unref();
      await refreshed();
    },
    stop: () => clearInterval(timer),
  };
}
