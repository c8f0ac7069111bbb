// Passwords and client secrets as argon2id hashes (RFC 9106), a few at a time: each takes 19 MiB and a core for a while.
import { StoreUnavailable } from "@isotrail/eventsourcing";
import { hash, verify } from "@node-rs/argon2";

/** OWASP's recommended least cost for argon2id; the library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 4;
const MOST_WAITING = 200;

let running = 0;
const waiting: (() => void)[] = [];

/** @throws StoreUnavailable when two hundred others wait */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new StoreUnavailable("too many sign in at once");
    await new Promise<void>((turn) => waiting.push(turn));
  } else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

export const hashed = (secret: string): Promise<string> => inTurn(() => hash(secret, COST));

let nobody: string | undefined;

/** Whether the secret is the one that was hashed; without a hash it takes as long, so that nobody learns who exists. */
export async function matches(secret: string, kept: string | undefined): Promise<boolean> {
  nobody ??= await hashed("nobody has this password");
  const against = kept ?? nobody;
  return (await inTurn(() => verify(against, secret))) && kept !== undefined;
}
