// The values of a table of fields: all of them for a state, only the changed ones for an event.

type Value = string | number | null;
export type Values = Readonly<Record<string, Value>>;

/** Every name with its value, null where none is given: decoded messages keep unset values in their prototype. */
export const allOf = <V extends Values>(names: readonly (keyof V & string)[], given: Partial<V> | undefined): V =>
  Object.fromEntries(names.map((name) => [name, given?.[name] ?? null])) as V;

/** Those of the named values that a message has. */
export const given = <V extends object>(names: readonly (keyof V)[], values: V | null | undefined) =>
  Object.fromEntries(names.flatMap((name) => (values?.[name] == null ? [] : [[name, values[name]]])));

/** The values after an event that sets some of them and clears others. */
export const changed = <V extends Values>(
  names: readonly (keyof V & string)[],
  before: V,
  set: Partial<V> | undefined,
  cleared: readonly string[],
): V =>
  Object.fromEntries(names.map((name) => [name, cleared.includes(name) ? null : (set?.[name] ?? before[name])])) as V;

/** What of the wanted values differs: new values and names of cleared fields; undefined when nothing does. */
export function difference<V extends Values>(
  before: V,
  wanted: Partial<V>,
): { set: Partial<V>; cleared: string[] } | undefined {
  const different = Object.entries(wanted).filter(([name, value]) => value !== undefined && value !== before[name]);
  if (different.length === 0) return undefined;
  return {
    set: Object.fromEntries(different.filter(([, value]) => value !== null)) as Partial<V>,
    cleared: different.filter(([, value]) => value === null).map(([name]) => name),
  };
}
