// What operators set for identity: the first administrator and client, declared users, and the keys of tokens.
import { defaultsTo, flag, matching, optional, type SettingsOf, setting } from "@isotrail/http";

export const identitySettings = {
  adminUsername: setting(
    "ADMIN_USERNAME",
    "admin",
    "the first administrator",
    matching("admin", /^.{3,100}$/su, "must have 3 to 100 characters"),
  ),
  adminPassword: setting(
    "ADMIN_PASSWORD",
    "made at the first start and printed once",
    "their password",
    matching(undefined, /^.{8,1000}$/su, "must have 8 to 1000 characters"),
  ),
  resetAdminPassword: setting(
    "RESET_ADMIN_PASSWORD",
    "false",
    "true: ADMIN_PASSWORD takes the place of the administrator's password, for whoever forgot it",
    flag,
  ),
  clientId: setting(
    "CLIENT_ID",
    "isotrail",
    "the first OAuth client: grants password and refresh_token",
    defaultsTo("isotrail"),
  ),
  clientSecret: setting("CLIENT_SECRET", "made at the first start and printed once", "its secret", optional),
  bootstrapFile: setting(
    "BOOTSTRAP_FILE",
    "none",
    "JSON with users and clients that are declared at each start",
    optional,
  ),
  tokenKeysFile: setting(
    "TOKEN_KEYS_FILE",
    "made in DATA_DIR",
    "JWKS that signs access tokens; several keys for rotation",
    optional,
  ),
};

export type IdentitySettings = SettingsOf<typeof identitySettings>;
