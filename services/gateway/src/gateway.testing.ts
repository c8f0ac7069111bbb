// For tests: a gateway before small services on Unix sockets that answer as a test says.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { internalKeys, silentLogger } from "@isotrail/http/testing";
import Fastify, { type FastifyInstance } from "fastify";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { lab } from "./lab.testing.ts";
import { openGateway } from "./service.ts";

export type Claims = {
  sub?: string;
  scope?: string;
  epoch?: number;
  jti?: string;
  expires?: string | number;
  kid?: string;
  typ?: string;
};
type Services = { readonly [name in "identity" | "catalog" | "files" | "runs"]: FastifyInstance };

const { privateKey, publicKey } = await generateKeyPair("EdDSA", { extractable: true });

/** The users that identity knows: 1 administrator, 2 user, 3 sequencer, 4 switched off, 5 technician. */
const accounts = [
  { id: "1", role: "ROLE_ADMIN", enabled: true, epoch: 1 },
  { id: "2", role: "ROLE_USER", enabled: true, epoch: 3 },
  { id: "3", role: "ROLE_SEQUENCER", enabled: true, epoch: 1 },
  { id: "4", role: "ROLE_USER", enabled: false, epoch: 1 },
  { id: "5", role: "ROLE_TECHNICIAN", enabled: true, epoch: 1 },
];

export async function accessToken({
  sub = "1",
  scope = "read write",
  epoch = 1,
  ...rest
}: Claims = {}): Promise<string> {
  return new SignJWT({ scope, epoch, client_id: "isotrail" })
    .setProtectedHeader({ typ: rest.typ ?? "at+jwt", alg: "EdDSA", kid: rest.kid ?? "k1" })
    .setSubject(sub)
    .setJti(rest.jti ?? "token-1")
    .setIssuedAt()
    .setExpirationTime(rest.expires ?? "1h")
    .sign(privateKey);
}

export async function* listOf<Entry>(entries: readonly Entry[]): AsyncGenerator<Entry> {
  yield* entries;
}

/** The claims of the users, by what each is. */
const claimsOf: Readonly<Record<string, Claims>> = { admin: { sub: "1" }, user: { sub: "2", epoch: 3 } };

/** Opens everything; `set` adds the routes of the services. Public address: http://lab.example/irida */
export async function testGateway(
  set: (services: Services) => void = () => {},
  settings: { publicUrl?: string; trustedProxies?: string; bodyIdleSeconds?: number; maxUploadBytes?: number } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), "gw-"));
  const service = () => Fastify({ bodyLimit: 1 << 24, forceCloseConnections: true });
  const services: Services = { identity: service(), catalog: service(), files: service(), runs: service() };
  const state = {
    ended: [] as { id: string; expires: number }[],
    accounts,
    position: 1,
    keysAsked: 0,
    accountsAsked: 0,
  };
  services.identity.get("/internal/keys", async () => {
    state.keysAsked++;
    return { keys: [{ ...(await exportJWK(publicKey)), kid: "k1", alg: "EdDSA" }] };
  });
  services.identity.get("/internal/accounts", async () => {
    state.accountsAsked++;
    return { position: state.position, accounts: state.accounts, ended: state.ended };
  });
  set(services);
  const upstreams: Record<string, string> = {};
  for (const [name, app] of Object.entries(services)) {
    if (!app.hasRoute({ method: "GET", url: "/health/ready" }))
      app.get("/health/ready", async () => ({ status: "ready" }));
    const path = join(folder, name);
    await app.listen({ path });
    upstreams[name] = `unix:${path}`;
  }
  const { app } = await openGateway({
    services: lab,
    upstreams,
    settings: {
      publicUrl: "http://lab.example/irida",
      trustedProxies: undefined,
      bodyIdleSeconds: 1,
      maxUploadBytes: 4 << 20,
      ...settings,
    },
    internalKeys,
    logger: silentLogger,
    version: "0.1.0",
  });
  const token = await accessToken();
  return {
    app,
    services,
    state,
    /** A request of the administrator. */
    call: (method: string, url: string, headers: Record<string, string> = {}, payload?: string | Buffer) =>
      app.inject({
        method: method as "GET",
        url: `/irida${url}`,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(payload !== undefined && { payload }),
      }),
    /** A request of another user. */
    async as(who: string, method: string, url: string) {
      const authorization = `Bearer ${await accessToken(claimsOf[who])}`;
      return app.inject({ method: method as "GET", url: `/irida${url}`, headers: { authorization } });
    },
    token,
    async close() {
      await app.close();
      await Promise.all(Object.values(services).map((one) => one.close()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
