// Which headers go through.
import type { IncomingHttpHeaders } from "node:http";

/** Those of `names` that have one value. */
export const pick = (headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
