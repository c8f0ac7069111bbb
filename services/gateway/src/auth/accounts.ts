// Who may still act, and as what: identity's list of accounts, asked every second; what a token says of a role never counts.
import type { AccessToken } from "./tokens.ts";

/** Identity's answer to GET /internal/accounts?after=<position>: what changed since. */
export type AccountsPage = {
  readonly position: number;
  readonly accounts: readonly { id: string; role: string; enabled: boolean; epoch: number }[];
  /** What tokens end with: their own id, or a name in `ends_with`; `expires` in milliseconds since the epoch. */
  readonly ended: readonly { id: string; expires: number }[];
};

const EVERY = 1_000;
const TOO_OLD = 5_000;

type Account = { readonly role: string; readonly enabled: boolean; readonly epoch: number };

export class Accounts {
  readonly #ask: (after: number) => Promise<AccountsPage>;
  readonly #now: () => number;
  readonly #accounts = new Map<string, Account>();
  /** Each as long as a token may live that ends with it. */
  readonly #ended = new Map<string, number>();
  #position = 0;
  #askedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param ask identity, on connections that nothing else uses: no flood of other requests makes the list old. Its failure
   * is passed on when nothing newer than 5 s is known.
   */
  constructor(ask: (after: number) => Promise<AccountsPage>, now: () => number = () => performance.now()) {
    this.#ask = ask;
    this.#now = now;
  }

  /** The role of the token's user; undefined when the token does not count any more. Asks identity when the list is too old. */
  async roleFor(token: AccessToken): Promise<string | undefined> {
    if (this.#now() - this.#askedAt > TOO_OLD) await this.#refreshed();
    const account = this.#accounts.get(token.user);
    // someone who signed in before the list knew of them or of their new epoch
    if (!account || account.epoch < token.epoch) await this.refresh();
    return this.#valid(token);
  }

  /** Asks now, with a question that begins after this call. */
  async refresh(): Promise<void> {
    await this.#asking?.catch(() => {});
    await this.#refreshed();
  }

  /** Asks now and then every second. */
  async start(): Promise<void> {
    this.#timer = setInterval(() => void this.#refreshed().catch(() => {}), EVERY);
    this.#timer.unref();
    await this.#refreshed();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** The question that is under way, or a new one. */
  #refreshed(): Promise<void> {
    this.#asking ??= this.#refresh().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #refresh(): Promise<void> {
    const begun = this.#now();
    let page = await this.#ask(this.#position);
    // a list that went back (restored from a backup) is another list
    if (page.position < this.#position) {
      page = await this.#ask(0);
      this.#accounts.clear();
    }
    for (const { id, ...account } of page.accounts) this.#accounts.set(id, account);
    for (const { id, expires } of page.ended) this.#ended.set(id, expires);
    for (const [id, expires] of this.#ended) if (expires < Date.now()) this.#ended.delete(id);
    this.#position = page.position;
    this.#askedAt = begun;
  }

  #valid({ user, epoch, id, endsWith }: AccessToken): string | undefined {
    const account = this.#accounts.get(user);
    if (!account?.enabled || account.epoch !== epoch) return undefined;
    return this.#ended.has(id) || endsWith.some((one) => this.#ended.has(one)) ? undefined : account.role;
  }
}
