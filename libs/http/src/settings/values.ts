// The kinds of values that settings have, each with the words for a wrong one.
import { InvalidSetting, type ReadSetting } from "./setting.ts";

export const optional: ReadSetting<string | undefined> = (given) => given;

export const defaultsTo =
  <Value>(fallback: Value): ReadSetting<string | Value> =>
  (given) =>
    given ?? fallback;

/** @param min and max: inclusive */
export const integer =
  (fallback: number, min: number, max: number): ReadSetting<number> =>
  (given) => {
    if (given === undefined) return fallback;
    const value = /^\d{1,16}$/.test(given) ? Number(given) : Number.NaN;
    if (!(value >= min && value <= max)) throw new InvalidSetting(`must be a whole number from ${min} to ${max}`);
    return value;
  };

export const oneOf =
  <Value extends string, Fallback extends string | undefined>(fallback: Fallback, values: readonly Value[]) =>
  (given: string | undefined): Value | Fallback => {
    if (given === undefined) return fallback;
    const found = values.find((value) => value === given);
    if (found === undefined) throw new InvalidSetting(`must be one of: ${values.join(", ")}`);
    return found;
  };

export const flag: ReadSetting<boolean> = (given) => oneOf("false", ["true", "false"])(given) === "true";

/** A text that must match; `must` says how, as in `may have letters and digits`. */
export const matching =
  <Fallback extends string | undefined>(fallback: Fallback, pattern: RegExp, must: string) =>
  (given: string | undefined): string | Fallback => {
    if (given === undefined) return fallback;
    if (!pattern.test(given)) throw new InvalidSetting(must);
    return given;
  };

/** An address on the web, without a slash at its end. */
export const webAddress: ReadSetting<string | undefined> = (given) => {
  if (given === undefined) return undefined;
  const url = URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new InvalidSetting("must be an address like https://lab.example/irida, without a user, query or fragment");
  return given.replace(/\/+$/, "");
};

/** Where another service is: http://host:port or unix:path. */
export const serviceAddress: ReadSetting<string | undefined> = (given) =>
  given !== undefined && /^unix:./.test(given) ? given : webAddress(given);
