// The settings of the standalone process.
import { resolve } from "node:path";
import { publicUrlOf } from "@isotrail/gateway";
import { defaultsTo, optional, readSettings, setting } from "@isotrail/http";
import { identitySettings } from "../../services/identity/src/settings.ts";
import { systemSettings } from "../registry.ts";

export const dataSettings = {
  tokenKeysFile: identitySettings.tokenKeysFile,
  dataDir: setting(
    "DATA_DIR",
    "./data",
    "the folder that keeps everything of the embedded default",
    defaultsTo("./data"),
  ),
  sealKeyFile: setting("SEAL_KEY_FILE", "made in DATA_DIR", "the key that wraps the keys of personal data", optional),
};

export const standaloneSettings = { ...systemSettings, ...dataSettings };

export type StandaloneSettings = ReturnType<typeof readStandaloneSettings>;

/**
 * Paths are made absolute: an operator writes them for the working folder, which becomes the data folder.
 * @throws Error that names the variable which is wrong
 */
export function readStandaloneSettings(environment: NodeJS.ProcessEnv) {
  const settings = readSettings(standaloneSettings, environment);
  const isPath = (name: string) => /_FILE$/.test(name) || (/_DIR$/.test(name) && Boolean(environment[name]));
  const paths = Object.entries(standaloneSettings).filter(([, { name }]) => isPath(name));
  const absolute = paths.flatMap(([key]) => {
    const path = (settings as Record<string, unknown>)[key];
    return typeof path === "string" ? [[key, resolve(path)]] : [];
  });
  return {
    ...settings,
    ...Object.fromEntries(absolute),
    dataDir: resolve(settings.dataDir),
    publicUrl: publicUrlOf(settings),
  };
}
