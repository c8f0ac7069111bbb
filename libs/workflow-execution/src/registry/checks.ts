// Checks of parsed JSON against a shape that is written as data: every fault is a text that begins with where it is.

/** Says what is wrong with a value, if anything. */
export type Check = (value: unknown, at: string) => readonly string[];

export type Members = Readonly<Record<string, Check>>;

const shown = (value: unknown) => (value === undefined ? "nothing" : JSON.stringify(value).slice(0, 60));

/** @param what as it stands in "must be …" */
export const value =
  (what: string, isRight: (value: unknown) => boolean): Check =>
  (value, at) =>
    isRight(value) ? [] : [`${at} must be ${what}, not ${shown(value)}`];

export const text = value("a text", (value) => typeof value === "string" && value !== "");
export const matching = (pattern: RegExp, what: string) =>
  value(what, (value) => typeof value === "string" && pattern.test(value));
export const oneOf = (...allowed: readonly string[]) =>
  value(`one of ${allowed.join(", ")}`, (value) => typeof value === "string" && allowed.includes(value));
export const yesOrNo = value("true or false", (value) => typeof value === "boolean");
export const number = value("a number", (value) => typeof value === "number");
export const integer = value("an integer", Number.isSafeInteger);
export const positive = value("an integer above 0", (value) => Number.isSafeInteger(value) && Number(value) > 0);

export const listOf =
  (item: Check): Check =>
  (value, at) =>
    Array.isArray(value) ? value.flatMap((one, index) => item(one, `${at}[${index}]`)) : [`${at} must be a list`];

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An object of these members and no others. */
export const objectOf =
  (required: Members, optional: Members = {}): Check =>
  (value, at) => {
    if (!isObject(value)) return [`${at || "it"} must be an object`];
    const member = (name: string) => (at ? `${at}.${name}` : name);
    const known = new Set([...Object.keys(required), ...Object.keys(optional)]);
    const unknown = Object.keys(value).filter((name) => !known.has(name));
    return [
      ...unknown.map((name) => `${member(name)} is not known here; what is: ${[...known].join(", ")}`),
      ...Object.entries(required).flatMap(([name, check]) => check(value[name], member(name))),
      ...Object.entries(optional).flatMap(([name, check]) =>
        value[name] === undefined ? [] : check(value[name], member(name)),
      ),
    ];
  };
