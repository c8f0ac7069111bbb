// What operators set for the gateway.
import { setting, uploadSettings, webAddress } from "@isotrail/http";

export const gatewaySettings = {
  publicUrl: setting(
    "PUBLIC_URL",
    "http://HOST:PORT",
    "the address that links carry; a path in it is a prefix that requests come with",
    webAddress,
  ),
  ...uploadSettings,
};

/** The address that links carry, without a slash at its end. */
export function publicUrlOf(given: { publicUrl: string | undefined; host: string; port: number }): string {
  const host = given.host.includes(":") ? `[${given.host}]` : given.host;
  return given.publicUrl ?? `http://${host}:${given.port}`;
}
