// A client that follows links: signs in, finds its way from the root by rels, and knows no path but the root's.
import type { Link } from "@isotrail/contracts/rels";
import { conformanceOf } from "./conformance.ts";
import type { Target } from "./system.ts";

/** A record, or a collection with its entries under `resources`. */
export type Resource = {
  readonly identifier: string;
  readonly links: readonly Link[];
  readonly resources: readonly Resource[];
  readonly [field: string]: unknown;
};

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly text: string;
  /** The body read as JSON; throws a SyntaxError when it is none. */
  readonly body: { readonly resource: Resource; readonly message?: string; readonly [key: string]: unknown };
};

export type Headed = Readonly<Record<string, string>>;

export type Client = {
  readonly token: string;
  readonly api: string;
  /** Any request; objects are sent as JSON, strings and forms as they are. Redirects are not followed. */
  ask(method: string, href: string, body?: unknown, headers?: Headed): Promise<Answer>;
  get(href: string, headers?: Headed): Promise<Answer>;
  /** A record or collection. @throws Unexpected unless 200 */
  read(href: string): Promise<Resource>;
  /** What a POST made. @throws Unexpected unless 201 */
  create(href: string, body: unknown, headers?: Headed): Promise<Resource>;
  /** Reads one link after the other, beginning at the root. */
  follow(...rels: string[]): Promise<Resource>;
};

/** The href of a link. @throws Error with the rels that there are */
export function link(from: { readonly links: readonly Link[] }, rel: string): string {
  const found = from.links.find((one) => one.rel === rel);
  if (!found) throw new Error(`there is no link ${rel}, only ${from.links.map((one) => one.rel).join(", ")}`);
  return found.href;
}

/** A request that gives up after 60 s. Where CHECK_ANSWERS is 1, as in the tests, the answer is held against the API's description. */
export async function ask(method: string, href: string, body?: unknown, headers: Headed = {}): Promise<Answer> {
  const asItIs =
    body === undefined || typeof body === "string" || body instanceof FormData || body instanceof URLSearchParams;
  const response = await fetch(href, {
    method,
    headers: { ...(asItIs ? {} : { "content-type": "application/json" }), ...headers },
    body: asItIs ? ((body as string | undefined) ?? null) : JSON.stringify(body),
    redirect: "manual",
    signal: AbortSignal.timeout(60_000),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const answer = {
    status: response.status,
    headers: response.headers,
    bytes,
    text: bytes.toString(),
    get body() {
      return JSON.parse(bytes.toString());
    },
  };
  if (process.env.CHECK_ANSWERS === "1") (await conformanceOf(href))?.check({ method, href, body }, answer);
  return answer;
}

export type Account = { readonly username: string; readonly password: string };

/** An answer that is not what was asked for. */
export class Unexpected extends Error {
  readonly answer: Answer;
  constructor(what: string, answer: Answer) {
    super(`${what} answered ${answer.status} ${answer.text.slice(0, 500)}`);
    this.answer = answer;
  }
}

/** Asks for a token by the password grant, with the client's credentials in the form. */
export const askToken = (target: Target, account: Account, more: Record<string, string> = {}): Promise<Answer> =>
  ask(
    "POST",
    `${target.api}/oauth/token`,
    new URLSearchParams({
      client_id: target.clientId,
      client_secret: target.clientSecret,
      grant_type: "password",
      username: account.username,
      password: account.password,
      ...more,
    }),
  );

/** @throws Unexpected when the token is refused */
export async function signIn(target: Target, account: Account = target): Promise<Client> {
  const answer = await askToken(target, account);
  if (answer.status !== 200) throw new Unexpected(`the sign-in of ${account.username}`, answer);
  return clientWith(target.api, String(answer.body.access_token));
}

export function clientWith(api: string, token: string): Client {
  const client: Client = {
    token,
    api,
    ask: (method, href, body, headers) => ask(method, href, body, { authorization: `Bearer ${token}`, ...headers }),
    get: (href, headers) => client.ask("GET", href, undefined, headers),
    read: async (href) => expected(200, await client.get(href), `GET ${href}`),
    create: async (href, body, headers) => expected(201, await client.ask("POST", href, body, headers), `POST ${href}`),
    async follow(...rels) {
      let resource = await client.read(api);
      for (const rel of rels) resource = await client.read(link(resource, rel));
      return resource;
    },
  };
  return client;
}

function expected(status: number, answer: Answer, what: string): Resource {
  if (answer.status !== status) throw new Unexpected(what, answer);
  return answer.body.resource;
}

let made = 0;
/** A name that no other test of this or an earlier run has. */
export const fresh = (prefix: string): string => `${prefix}${Date.now().toString(36)}${process.pid}x${++made}`;

/** Makes a user and signs in as that user. */
export async function newUser(admin: Client, target: Target, role = "ROLE_USER"): Promise<Client & { user: Resource }> {
  const username = fresh("user");
  const password = "Black-Box-1-User";
  const user = await admin.create(link(await admin.follow(), "users"), {
    username,
    password,
    email: `${username}@lab.example`,
    firstName: "Ada",
    lastName: "Tester",
    phoneNumber: "204-555-0100",
    systemRole: role,
  });
  return { ...(await signIn(target, { username, password })), user };
}

/** A new project with one sample in it. */
export async function newSample(client: Client): Promise<{ project: Resource; sample: Resource }> {
  const project = await client.create(link(await client.follow(), "projects"), { name: fresh("Project ") });
  const sample = await client.create(link(project, "project/samples"), { sampleName: fresh("isolate-") });
  return { project, sample };
}
