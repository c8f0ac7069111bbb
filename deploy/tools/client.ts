// The OAuth clients of a running system, over its API: lists them, adds one, gives one a new secret, retires one.
import { type ParseArgsConfig, parseArgs } from "node:util";
import { type Api, type ApiRecord, signedIn } from "./client-api.ts";
import { FOUND, main, OK, type Tool, Usage } from "./tool.ts";

export const HELP = `Usage: npm run client -- list
       npm run client -- add    CLIENT_ID [--public] [--grant GRANT]… [--scope SCOPE]… [--redirect-uri URI]…
                                [--access-seconds N] [--refresh-seconds N]
       npm run client -- rotate CLIENT_ID [--grace-seconds N]
       npm run client -- retire CLIENT_ID

The system has to run: the tool signs in as an administrator and uses the API, so that what it does is in the history.
list     prints each client: client_id, public or with a secret, grants, scopes, redirect URIs, the setting that declares it
add      makes one and prints its secret, which is shown only then
rotate   gives it a new secret and prints it; the old one counts for a day yet, or for --grace-seconds
retire   ends it, with every token and session that came through it

  --api URL   the root of the API (default: PUBLIC_URL with /api, else http://127.0.0.1:8080/api)

Environment: CLIENT_ID and CLIENT_SECRET, a client with the grant password; ADMIN_USERNAME and ADMIN_PASSWORD.

Exit: 0 done, 1 there is no such client, or the system refuses, 2 wrong usage or cannot run.`;

const many = { type: "string", multiple: true } as const;
const options = {
  api: { type: "string" },
  public: { type: "boolean" },
  grant: many,
  scope: many,
  "redirect-uri": many,
  "access-seconds": { type: "string" },
  "refresh-seconds": { type: "string" },
  "grace-seconds": { type: "string" },
} satisfies ParseArgsConfig["options"];

export const client: Tool = async (args, io) => {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [action, name, ...more] = positionals;
  if (more.length > 0) throw new Usage(`there is no argument ${more[0]}`);
  if (action === "list") {
    for (const one of await (await signedIn(values.api, io)).clients()) io.out(lineOf(one));
    return OK;
  }
  if (action !== "add" && action !== "rotate" && action !== "retire")
    throw new Usage("say what to do: list, add, rotate or retire");
  if (name === undefined) throw new Usage(`say which client: ${action} CLIENT_ID`);
  const api = await signedIn(values.api, io);
  const { status, record, message } = await done(api, action, name, values);
  if (status >= 300) {
    io.note(message);
    return FOUND;
  }
  const { clientSecret } = record;
  io.out(typeof clientSecret === "string" ? `${name}\t${clientSecret}` : name);
  if (typeof clientSecret === "string") io.note("This secret is shown only now.");
  return OK;
};

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>["values"];

async function done(api: Api, action: "add" | "rotate" | "retire", name: string, values: Values) {
  if (action === "add") return api.post("clients", { clientId: name, ...termsOf(values) });
  const found = (await api.clients()).find(({ clientId }) => clientId === name);
  if (!found) return { status: 404, record: {}, message: `there is no client ${name}` };
  if (action === "retire") return api.delete(found);
  const grace = values["grace-seconds"];
  return api.postTo(
    found,
    "client/secret",
    grace === undefined ? {} : { graceSeconds: numberOf(grace, "grace-seconds") },
  );
}

function termsOf(values: Values): object {
  const access = values["access-seconds"];
  const refresh = values["refresh-seconds"];
  return {
    ...(values.public && { public: true }),
    ...(values.grant && { grants: values.grant }),
    ...(values.scope && { scopes: values.scope }),
    ...(values["redirect-uri"] && { redirectUris: values["redirect-uri"] }),
    ...(access !== undefined && { accessTokenSeconds: numberOf(access, "access-seconds") }),
    ...(refresh !== undefined && { refreshTokenSeconds: numberOf(refresh, "refresh-seconds") }),
  };
}

function numberOf(given: string, option: string): number {
  if (!/^\d{1,10}$/.test(given)) throw new Usage(`--${option} must be a number of seconds`);
  return Number(given);
}

const lineOf = ({ clientId, public: isPublic, grants, scopes, redirectUris, declaredIn }: ApiRecord) =>
  [clientId, isPublic ? "public" : "secret", grants, scopes, redirectUris, declaredIn ?? ""].map(String).join("\t");

if (import.meta.main) await main("client", HELP, client);
