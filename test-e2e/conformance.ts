// Every answer is held against the description that the system itself gives of its API: address, method, status, headers,
// media type and body. What is not described is a fault of one of the two.
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

type Json = { readonly [name: string]: unknown };
type Described = { readonly responses: Readonly<Record<string, Json>>; readonly [member: string]: unknown };
type Item = Readonly<Record<string, Described>>;
type Document = { readonly paths: Readonly<Record<string, Item>>; readonly [member: string]: unknown };

export type Asked = { readonly method: string; readonly href: string; readonly body: unknown };
export type Answered = { readonly status: number; readonly headers: Headers; readonly text: string };

/** What an address may be answered with that is not in the description, or not with this method. */
const UNKNOWN_ADDRESS = [400, 401, 404, 405, 414];
const UNKNOWN_METHOD = [400, 401, 403, 404, 405];

const descriptions = new Map<string, Promise<Conformance | undefined>>();

/** The description of the system that an address belongs to; undefined when it is no address of the API, or the system is gone. */
export function conformanceOf(href: string): Promise<Conformance | undefined> {
  const [, base] = /^(.*?)\/+api(?:[/?]|$)/.exec(href) ?? [];
  if (base === undefined) return Promise.resolve(undefined);
  const known = descriptions.get(base) ?? read(base);
  descriptions.set(base, known);
  return known;
}

async function read(base: string): Promise<Conformance | undefined> {
  try {
    const answer = await fetch(`${base}/api/openapi.json`, { signal: AbortSignal.timeout(30_000) });
    if (answer.status === 200) return new Conformance((await answer.json()) as Document, base);
  } catch {
    // it was stopped or killed meanwhile, as some tests do
  }
  descriptions.delete(base);
  return undefined;
}

export class Conformance {
  readonly #document: Document;
  readonly #base: string;
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true });
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(document: Document, base: string) {
    this.#document = document;
    this.#base = base;
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(document, "api");
  }

  /** @throws Error that says what is not as described */
  check(asked: Asked, answered: Answered): void {
    const wrong = this.#faults(asked, answered);
    if (wrong.length === 0) return;
    const what = `${asked.method} ${asked.href} answered ${answered.status}`;
    throw new Error(
      `${what}, which is not as /api/openapi.json says:\n${wrong.join("\n")}\n${answered.text.slice(0, 600)}`,
    );
  }

  #faults({ method, href, body }: Asked, answered: Answered): string[] {
    const { status, headers, text } = answered;
    const template = this.#templateOf(href);
    if (template === undefined)
      return UNKNOWN_ADDRESS.includes(status) ? [] : [`There is no such address in the description.`];
    const operation = this.#document.paths[template]?.[method.toLowerCase()];
    if (!operation)
      return UNKNOWN_METHOD.includes(status) ? [] : ["The address has no such method in the description."];
    const at = ["paths", template, method.toLowerCase()];
    const place = this.#follow([...at, "responses", String(status)]);
    if (!place) return [`The status is none of ${Object.keys(operation.responses).join(", ")}.`];
    const answer = this.#at(place) as { headers?: Readonly<Record<string, Json>>; content?: Json };
    return [
      ...Object.keys(answer.headers ?? {}).flatMap((name) =>
        this.#headerFaults([...place, "headers", name], name, headers),
      ),
      ...(method === "HEAD" ? [] : this.#bodyFaults([...place, "content"], answer.content, headers, text)),
      ...(status < 300 ? this.#takenFaults(at, body) : []),
    ];
  }

  /** The template with the fewest placeholders among those that the address fits. */
  #templateOf(href: string): string | undefined {
    const path = new URL(href).pathname.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
    const prefix = new URL(`${this.#base}/`).pathname.replace(/\/$/, "");
    const own = path.slice(prefix.length);
    const fits = (template: string) =>
      new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/{\w+}/g, "[^/]+")}$`).test(own);
    const placeholders = (template: string) => template.split("{").length;
    return Object.keys(this.#document.paths)
      .filter(fits)
      .sort((one, other) => placeholders(one) - placeholders(other))[0];
  }

  #headerFaults(place: readonly string[], name: string, headers: Headers): string[] {
    const followed = this.#follow(place) ?? place;
    const { required } = this.#at(followed) as { required?: boolean };
    const value = headers.get(name);
    if (value === null) return required ? [`The header ${name} is missing.`] : [];
    return this.#invalid([...followed, "schema"], value).map((fault) => `The header ${name} (${value}): ${fault}`);
  }

  #bodyFaults(place: readonly string[], content: Json | undefined, headers: Headers, text: string): string[] {
    const [type = ""] = (headers.get("content-type") ?? "").split(";");
    if (!content) return text === "" ? [] : [`A body of type ${type} is not described.`];
    if (!(type in content))
      return [`The media type is ${type || "none"}, not one of ${Object.keys(content).join(", ")}.`];
    if (!/[/+]json$/.test(type) || !(content[type] as Json).schema) return [];
    return this.#invalid([...place, type, "schema"], JSON.parse(text));
  }

  /** What was taken is what is described: a document that asks for more than the system does is wrong, too. */
  #takenFaults(at: readonly string[], body: unknown): string[] {
    const place = [...at, "requestBody", "content", "application/json", "schema"];
    const isJson = typeof body === "object" && body !== null && Object.getPrototypeOf(body) === Object.prototype;
    if (!isJson || !this.#at(place)) return [];
    return this.#invalid(place, JSON.parse(JSON.stringify(body))).map(
      (fault) => `It took a body that is not valid: ${fault}`,
    );
  }

  #invalid(place: readonly string[], value: unknown): string[] {
    const pointer = place
      .map((part) => `/${encodeURIComponent(part.replace(/~/g, "~0").replace(/\//g, "~1"))}`)
      .join("");
    const validate = this.#compiled.get(pointer) ?? this.#ajv.compile({ $ref: `api#${pointer}` });
    this.#compiled.set(pointer, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath || "/"} ${message} ${JSON.stringify(params)}`,
    );
  }

  /** The place itself, or the one that it refers to; undefined when there is nothing. */
  #follow(place: readonly string[]): readonly string[] | undefined {
    const found = this.#at(place) as { $ref?: string } | undefined;
    if (!found?.$ref) return found && place;
    return found.$ref.slice(2).split("/");
  }

  #at(place: readonly string[]): unknown {
    return place.reduce<unknown>((value, part) => (value as Json | undefined)?.[part], this.#document);
  }
}
