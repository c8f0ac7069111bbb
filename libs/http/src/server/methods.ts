// Which methods an address answers: Fastify says 404 for a known path with another method, HTTP says 405 with Allow.
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The methods that a route answers, where it takes others only to refuse them. */
    answers?: readonly string[];
  }
}

/** Notes every route of the app from now on; the result tells the methods of a path, none for an unknown one. */
export function methodsOf(app: FastifyInstance): (url: string) => string[] {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook("onRoute", ({ url, method, config }) => {
    const route = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const one of config?.answers ?? [method].flat()) route.methods.add(one);
    routes.set(url, route);
  });
  return (url) => {
    const path = url.replace(/\?.*/s, "");
    const found = [...routes.values()].filter(({ pattern }) => pattern.test(path));
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].sort();
  };
}

/** `/a/:b(^\d+$)/*` in the router's language. */
function patternOf(url: string): RegExp {
  const parts = url.split("/").map((part) => {
    if (part.startsWith(":")) return part.match(/\(\^(.*)\$\)$/)?.[1] ?? "[^/]+";
    if (part === "*") return ".*";
    return part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  });
  return new RegExp(`^${parts.join("/")}$`, "s");
}
