// compose.yaml as its tests read it: what Compose would make of it, without Compose.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

export type Container = {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly disable?: boolean };
  readonly networks?: readonly string[];
  readonly init?: boolean;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly pids_limit?: number;
  readonly mem_limit?: string;
  readonly stop_grace_period?: string;
};
type Variables = Readonly<Record<string, string | undefined>>;

export const composeText = readFileSync(join(import.meta.dirname, "../compose.yaml"), "utf8");
export const compose: {
  readonly services: Readonly<Record<string, Container>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly networks: object;
} = parse(composeText, { merge: true });

export function container(name: string): Container {
  const found = compose.services[name];
  if (!found) throw new Error(`compose.yaml has no ${name}`);
  return found;
}

/** `${NAME:-default}` and `${NAME:?text}` as Compose fills them in. */
const filled = (value: string, given: Variables) =>
  value.replace(/\$\{([A-Z0-9_]+)(?::([-?])([^}]*))?\}/g, (_, name, kind, other) => {
    const value = given[name];
    if (value) return value;
    if (kind === "?") throw new Error(`${name}: ${other}`);
    return other ?? "";
  });

/** @throws Error when a variable that must be given is not */
export const environmentOf = (name: string, given: Variables): Record<string, string> =>
  Object.fromEntries(
    Object.entries(container(name).environment ?? {}).map(([key, value]) => [key, filled(String(value), given)]),
  );

/** The rights and limits of a container, its volumes and its environment, as options of `docker run`. */
export function runOptions(name: string, project: string, environment: Variables): string[] {
  const { init, read_only, tmpfs, cap_drop, security_opt, pids_limit, mem_limit, volumes = [] } = container(name);
  return [
    ...(init ? ["--init"] : []),
    ...(read_only ? ["--read-only"] : []),
    ...each("--tmpfs", tmpfs),
    ...each("--cap-drop", cap_drop),
    ...each("--security-opt", security_opt),
    ...(pids_limit ? ["--pids-limit", String(pids_limit)] : []),
    ...(mem_limit ? ["--memory", filled(mem_limit, {})] : []),
    ...volumes.flatMap((volume) => ["--volume", `${project}-${volume}`]),
    ...each(
      "--env",
      Object.entries(environment).map(([key, value]) => `${key}=${value}`),
    ),
  ];
}

const each = (option: string, values: readonly string[] = []) => values.flatMap((value) => [option, value]);
