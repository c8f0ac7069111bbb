// For tests: identity over HTTP on given stores, with an administrator and a client whose secrets are known.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Stores } from "@isotrail/eventsourcing";
import { type OpenService, openService, type Role, readSettings } from "@isotrail/http";
import { identityHeaders, internalKeys, testWiring } from "@isotrail/http/testing";
import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from "jose";
import type { NewClient } from "./client/fields.ts";
import { identityContext } from "./context.ts";
import { identity } from "./service.ts";
import { type IdentitySettings, identitySettings } from "./settings.ts";
import { declareClient } from "./use-cases/declare-client.ts";

export const ADMIN = { username: "admin", password: "the first administrator's password" };
/** The address of the system for those outside, as the gateway tells it. */
export const PUBLIC_URL = "https://lab.example/irida";
export const CLIENT = { client_id: "isotrail", client_secret: "the first client's secret" };

/** A private key that signs tokens. */
export async function tokenKey(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair("EdDSA", { extractable: true });
  return { ...(await exportJWK(privateKey)), kid, alg: "EdDSA", use: "sig" };
}
const first = await tokenKey("first");

type Wanted = {
  readonly settings?: Partial<IdentitySettings>;
  readonly tokenKeys?: JSONWebKeySet;
  readonly announce?: (line: string) => void;
  readonly logger?: ReturnType<typeof testWiring>["logger"];
};

export async function openIdentity(stores: Stores, wanted: Wanted = {}): Promise<OpenService> {
  const { settings = { adminPassword: ADMIN.password, clientSecret: CLIENT.client_secret }, logger } = wanted;
  const { tokenKeys = { keys: [first] }, announce } = wanted;
  const folder = mkdtempSync(join(tmpdir(), "isotrail-identity-"));
  const tokenKeysFile = join(folder, "token.jwks");
  writeFileSync(tokenKeysFile, JSON.stringify(tokenKeys));
  const read = { ...readSettings(identitySettings, {}), tokenKeysFile, ...settings };
  try {
    const wiring = testWiring(stores, { settings: read, ...(logger && { logger }), ...(announce && { announce }) });
    return await openService(identity, wiring);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Headers of a call for a user. */
export const as = (role: Role, user = "1") => identityHeaders(internalKeys, { service: "gateway", user, role });
export const asGateway = identityHeaders(internalKeys, { service: "gateway" });

/** Declares a client as the bootstrap file does, with any grants. */
export function declare({ context }: OpenService, name: string, client: Partial<NewClient>) {
  const standard = {
    grants: ["password"],
    scopes: ["read"],
    redirectUris: [],
    accessTokenSeconds: 60,
    secret: undefined,
  };
  const service = { ...context, settings: context.settings as IdentitySettings };
  return declareClient(
    identityContext(service),
    { name, ...standard, refreshTokenSeconds: 600, ...client },
    "BOOTSTRAP_FILE",
    { actor: "test", cause: "test", trace: "", deadline: Date.now() + 20_000 },
  );
}

// biome-ignore lint/suspicious/noExplicitAny: an answer is what a test says it is
type Json = any;
type Answer = { status: number; headers: Readonly<Record<string, unknown>>; body: string; json: Json; lines: Json[] };

export async function call(
  { app }: OpenService,
  method: "GET" | "POST" | "PATCH" | "DELETE",
  url: string,
  headers: Readonly<Record<string, string>>,
  payload?: object | string,
): Promise<Answer> {
  const answer = await app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
  const { statusCode: status, body } = answer;
  const lined = String(answer.headers["content-type"]).startsWith("application/x-ndjson");
  return {
    status,
    headers: answer.headers,
    body,
    json: !lined && body ? JSON.parse(body) : undefined,
    lines: lined
      ? body
          .split("\n")
          .filter(Boolean)
          .map((line) => JSON.parse(line))
      : [],
  };
}

/** A form to the token endpoint or the revocation, passed on by the gateway; with `basic` the client is named there. */
export const form = (
  service: OpenService,
  path: "token" | "revoke" | "introspect",
  fields: Readonly<Record<string, string>> | string,
  basic?: { client_id: string; client_secret: string },
) =>
  call(
    service,
    "POST",
    `/oauth/${path}`,
    {
      ...asGateway,
      "content-type": "application/x-www-form-urlencoded",
      "x-public-url": PUBLIC_URL,
      "x-client-address": "192.0.2.1",
      ...(basic && {
        "x-client-authorization": `Basic ${Buffer.from(`${basic.client_id}:${basic.client_secret}`).toString("base64")}`,
      }),
    },
    new URLSearchParams(fields).toString(),
  );

/** The password grant as the field's uploader sends it. */
export const signIn = (service: OpenService, account = ADMIN, more: Readonly<Record<string, string>> = {}) =>
  form(service, "token", { ...CLIENT, grant_type: "password", ...account, ...more });

export const person = (name: string) => ({
  username: name,
  email: `${name}@lab.example`,
  firstName: "Ana",
  lastName: "Li",
  phoneNumber: "555-0123",
  password: `The 1st password of ${name}`,
});
