// What the tool for clients asks of the API: signed in as an administrator, it follows links.
import { type Io, Usage } from "./tool.ts";

type Link = { readonly rel: string; readonly href: string };
export type ApiRecord = { readonly links?: readonly Link[]; readonly [field: string]: unknown };
export type Outcome = { readonly status: number; readonly record: ApiRecord; readonly message: string };

export type Api = {
  clients(): Promise<readonly ApiRecord[]>;
  /** To what the root leads to by this rel. */
  post(rel: string, body: object): Promise<Outcome>;
  postTo(record: ApiRecord, rel: string, body: object): Promise<Outcome>;
  delete(record: ApiRecord): Promise<Outcome>;
};

const TIMEOUT_MS = 30_000;

/** @throws Usage when the environment does not say who signs in; Error when nobody answers, or the sign-in is refused */
export async function signedIn(given: string | undefined, { env, signal }: Io): Promise<Api> {
  const api = (given ?? `${env.PUBLIC_URL ?? "http://127.0.0.1:8080"}/api`).replace(/\/+$/, "");
  const ask = async (method: string, href: string, headers: Record<string, string>, body?: string) => {
    const signals = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const answer = await fetch(href, { method, headers, body: body ?? null, signal: signals }).catch((error) => {
      throw new Error(`${api} does not answer: ${error.cause?.message ?? error.message}`);
    });
    return { status: answer.status, json: (await answer.json().catch(() => ({}))) as Json };
  };
  const token = await tokenFrom(env, (form) =>
    ask("POST", `${api}/oauth/token`, { "content-type": "application/x-www-form-urlencoded" }, form),
  );
  const call = async (method: string, href: string, body?: object): Promise<Outcome> => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const { status, json } = await ask(method, href, headers, body && JSON.stringify(body));
    return { status, record: (json.resource ?? {}) as ApiRecord, message: messageOf(json) };
  };
  const root = (await call("GET", api)).record;
  return {
    clients: async () => ((await call("GET", linkIn(root, "clients"))).record.resources ?? []) as ApiRecord[],
    post: (rel, body) => call("POST", linkIn(root, rel), body),
    postTo: (record, rel, body) => call("POST", linkIn(record, rel), body),
    delete: (record) => call("DELETE", linkIn(record, "self")),
  };
}

type Json = Readonly<Record<string, unknown>>;

async function tokenFrom(
  env: Io["env"],
  askToken: (form: string) => Promise<{ status: number; json: Json }>,
): Promise<string> {
  const { CLIENT_SECRET, ADMIN_PASSWORD, CLIENT_ID = "isotrail", ADMIN_USERNAME = "admin" } = env;
  if (!CLIENT_SECRET || !ADMIN_PASSWORD)
    throw new Usage("CLIENT_SECRET and ADMIN_PASSWORD must be in the environment: the tool signs in with them");
  const form = new URLSearchParams({
    client_id: CLIENT_ID,
    client_secret: CLIENT_SECRET,
    grant_type: "password",
    username: ADMIN_USERNAME,
    password: ADMIN_PASSWORD,
  });
  const { status, json } = await askToken(String(form));
  if (status !== 200) throw new Error(`the sign-in was refused: ${messageOf(json)}`);
  return String(json.access_token);
}

/** The message, and what is wrong with each property. */
function messageOf({ message, ...rest }: Json): string {
  const wrong = Object.entries(rest).filter(([name, texts]) => Array.isArray(texts) && name !== "links");
  return [message, ...wrong.map(([name, texts]) => `${name}: ${(texts as string[]).join(" ")}`)]
    .filter(Boolean)
    .join(" ");
}

/** @throws Error when it is not there: a client without a secret has no link to it, and only administrators see clients */
function linkIn({ links = [] }: ApiRecord, rel: string): string {
  const found = links.find((one) => one.rel === rel);
  if (!found) throw new Error(`there is no link ${rel}: is this an administrator, and has this client a secret?`);
  return found.href;
}
