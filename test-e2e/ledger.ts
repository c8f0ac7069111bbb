// What a system has answered and must therefore show after any crash, and what it may show of requests without an answer.
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type Client, link, type Resource } from "./client.ts";

type Kind = "record" | "metadata" | "files";
/** The value of an address: fields of a record, entries of metadata, digests of a sample's files; null when it is gone. */
type Fact = { readonly kind: Kind; readonly href: string; readonly value: unknown };
type Known = { kind: Kind; confirmed: unknown; pending?: unknown; isPending: boolean };
/** A sample that a POST made, or may have made, in a collection. */
export type Entry = {
  readonly kind: "entry";
  readonly href: string;
  readonly name: string;
  readonly key: string | undefined;
  readonly body: object;
};

export class Ledger {
  readonly #known = new Map<string, Known>();
  readonly #names = new Map<string, Set<string>>();
  readonly #attempts = new Map<string, Entry>();
  readonly #leaving = new Set<string>();
  readonly #answers: { readonly entry: Entry; readonly text: string }[] = [];

  get size(): number {
    return this.#known.size + this.#answers.length;
  }
  value(href: string): unknown {
    return this.#known.get(href)?.confirmed;
  }
  /** A request is on its way that makes it so, or not. */
  pending({ kind, href, value }: Fact): void {
    this.#known.set(href, { kind, confirmed: this.value(href), pending: value, isPending: true });
  }
  /** The request was answered. */
  settled({ kind, href, value }: Fact): void {
    this.#known.set(href, { kind, confirmed: value, isPending: false });
  }
  /** The address is being deleted. */
  leaving(href: string): void {
    const known = this.#known.get(href);
    if (known) this.pending({ kind: known.kind, href, value: null });
  }
  gone(href: string): void {
    const known = this.#known.get(href);
    if (known) this.settled({ kind: known.kind, href, value: null });
  }
  /** A new, empty collection of samples. */
  list(href: string): void {
    this.#names.set(href, new Set());
  }
  /** A sample is being taken out of its collection. */
  leavingList(href: string, name: string): void {
    this.#leaving.add(`${href} ${name}`);
  }
  leftList(href: string, name: string): void {
    this.#leaving.delete(`${href} ${name}`);
    this.#names.get(href)?.delete(name);
  }
  attempt(entry: Entry): void {
    this.#attempts.set(`${entry.href} ${entry.name}`, entry);
  }
  made(entry: Entry, text: string): void {
    this.#attempts.delete(`${entry.href} ${entry.name}`);
    this.#names.get(entry.href)?.add(entry.name);
    if (entry.key) this.#answers.push({ entry, text });
  }

  /**
   * Compares the system with the ledger; what was uncertain is certain afterwards.
   * @param takes whether to look at this settled address too; uncertain ones are always looked at
   * @returns each difference in words
   */
  async check(client: Client, takes: (href: string) => boolean): Promise<string[]> {
    const faults: string[] = [];
    for (const [href, known] of this.#known) {
      if (!known.isPending && !takes(href)) continue;
      const actual = await read(client, known.kind, href);
      const may = known.isPending ? [known.confirmed, known.pending] : [known.confirmed];
      const found = may.find((value) => agrees(known.kind, value, actual));
      if (found === undefined)
        faults.push(
          `${href} shows ${JSON.stringify(actual)}, expected ${may.map((one) => JSON.stringify(one)).join(" or ")}`,
        );
      else this.settled({ kind: known.kind, href, value: found });
    }
    faults.push(...(await this.#checkLists(client, takes)), ...(await this.#checkAnswers(client, takes)));
    return faults;
  }

  async #checkLists(client: Client, takes: (href: string) => boolean): Promise<string[]> {
    const faults: string[] = [];
    const uncertain = new Set([...this.#attempts.keys(), ...this.#leaving]);
    for (const [href, names] of this.#names) {
      if (!takes(href) && ![...uncertain].some((one) => one.startsWith(`${href} `))) continue;
      const listed = (await client.read(href)).resources.map(({ sampleName }) => String(sampleName));
      const found = new Set(listed);
      if (found.size !== listed.length) faults.push(`${href} lists a name twice`);
      const differing = [...names].filter((name) => !found.has(name)).concat(listed.filter((name) => !names.has(name)));
      for (const name of differing)
        if (!uncertain.has(`${href} ${name}`)) faults.push(`${href} ${found.has(name) ? "lists" : "misses"} ${name}`);
      this.#names.set(href, found);
    }
    this.#leaving.clear();
    return faults;
  }

  /** "POST with Idempotency-Key anywhere gives its first answer again"; one without an answer is made now, once. */
  async #checkAnswers(client: Client, takes: (href: string) => boolean): Promise<string[]> {
    const faults: string[] = [];
    const again = ({ href, body, key }: Entry) => client.ask("POST", href, body, { "idempotency-key": key ?? "" });
    for (const { entry, text } of this.#answers) {
      if (!takes(`${entry.href} ${entry.name}`)) continue;
      const answer = await again(entry);
      if (answer.status !== 201 || answer.text !== text)
        faults.push(`key ${entry.key} answered ${answer.status} ${answer.text}, first ${text}`);
    }
    for (const entry of this.#attempts.values()) {
      if (!entry.key) continue;
      const [first, second] = [await again(entry), await again(entry)];
      if (first.status !== 201 || second.text !== first.text)
        faults.push(
          `key ${entry.key} without an answer: ${first.status} ${first.text}, then ${second.status} ${second.text}`,
        );
      else this.made(entry, first.text);
    }
    this.#attempts.clear();
    return faults;
  }
}

/** @returns null when it is gone */
async function read(client: Client, kind: Kind, href: string): Promise<unknown> {
  const answer = await client.get(href);
  if (answer.status === 404) return null;
  if (answer.status !== 200) return `${answer.status} ${answer.text}`;
  const { resource } = answer.body;
  if (kind === "metadata") return resource.metadata;
  if (kind === "record") return resource;
  return Promise.all(resource.resources.map((file) => digest(client, file)));
}

/** The SHA-256 of the bytes that a file really has. */
async function digest(client: Client, file: Resource): Promise<string> {
  const { status, bytes } = await client.get(link(file, "self"), { accept: "application/fastq" });
  const actual = createHash("sha256").update(bytes).digest("hex");
  return status === 200 && actual === file.uploadSha256 ? actual : `${status}, ${bytes.length} bytes of ${actual}`;
}

/** A record must show these fields, a list exactly these digests, metadata exactly these entries. */
function agrees(kind: Kind, expected: unknown, actual: unknown): boolean {
  if (expected === null || actual === null) return expected === actual;
  const sorted = (digests: unknown) => JSON.stringify(Array.isArray(digests) && digests.toSorted());
  if (kind === "files") return sorted(expected) === sorted(actual);
  const [fields, shown] = [expected, actual] as [Record<string, unknown>, Record<string, unknown>];
  if (kind === "metadata" && Object.keys(shown).length !== Object.keys(fields).length) return false;
  return Object.entries(fields).every(([name, value]) => isDeepStrictEqual(shown[name], value));
}
