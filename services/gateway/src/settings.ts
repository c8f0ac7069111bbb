// What operators set for the gateway.
import { matching, setting, uploadSettings, webAddress } from "@isotrail/http";

export const gatewaySettings = {
  publicUrl: setting(
    "PUBLIC_URL",
    "http://HOST:PORT",
    "the address that links carry; a path in it is a prefix that requests come with",
    webAddress,
  ),
  trustedProxies: setting(
    "TRUSTED_PROXIES",
    "none",
    "addresses or ranges, with commas, of proxies whose X-Forwarded-For tells where a request came from",
    matching(
      undefined,
      /^[\da-f.:]+(\/\d{1,3})?(, ?[\da-f.:]+(\/\d{1,3})?)*$/i,
      "must be addresses like 10.0.0.1 or 10.0.0.0/8",
    ),
  ),
  ...uploadSettings,
};

/** The address that links carry, without a slash at its end. */
export function publicUrlOf(given: { publicUrl: string | undefined; host: string; port: number }): string {
  const host = given.host.includes(":") ? `[${given.host}]` : given.host;
  return given.publicUrl ?? `http://${host}:${given.port}`;
}
