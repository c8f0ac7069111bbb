// Passwords and client secrets as argon2id hashes (RFC 9106), a few at a time: each takes 19 MiB and a core for a while.
import { StoreUnavailable } from "@isotrail/eventsourcing";
import { hash, verify } from "@node-rs/argon2";

/** OWASP's recommended least cost for argon2id; the library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 4;
const MAX_WAITING = 200;

export type Passwords = {
  /** @throws StoreUnavailable when two hundred others wait */
  hash(secret: string): Promise<string>;
  /**
   * Whether the secret is the one that was hashed. Takes as long without a hash, so that nobody learns who exists.
   * @throws StoreUnavailable when two hundred others wait
   */
  matches(secret: string, hashed: string | undefined): Promise<boolean>;
};

export function openPasswords(): Passwords {
  const inTurn = boundedQueue();
  let nobodys: string | undefined;

  const hashed = (secret: string) => inTurn(() => hash(secret, COST));

  return {
    hash: hashed,
    async matches(secret, kept) {
      nobodys ??= await hashed("nobody has this password");
      const against = kept ?? nobodys;
      return (await inTurn(() => verify(against, secret))) && kept !== undefined;
    },
  };
}

function boundedQueue() {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= AT_ONCE) {
      if (waiting.length >= MAX_WAITING) throw new StoreUnavailable("too many sign in at once");
      await new Promise<void>((turn) => waiting.push(turn));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
