// A setting that operators make by a variable of the environment: read once, checked at start, listed by --help.

/** Reads a value; undefined when the variable is not set. @throws InvalidSetting that says what the value must be */
export type ReadSetting<Value> = (given: string | undefined) => Value;

export type Setting<Value> = {
  /** The variable: "BODY_IDLE_SECONDS". */
  readonly name: string;
  /** The default, for people. */
  readonly shown: string;
  readonly meaning: string;
  readonly read: ReadSetting<Value>;
};

/** Settings by the names that the program uses. Every service has a table of its own. */
export type SettingsTable = Readonly<Record<string, Setting<unknown>>>;

export type SettingsOf<Table extends SettingsTable> = {
  readonly [Key in keyof Table]: ReturnType<Table[Key]["read"]>;
};

export class InvalidSetting extends Error {}

export const setting = <Value>(
  name: string,
  shown: string,
  meaning: string,
  read: ReadSetting<Value>,
): Setting<Value> => ({ name, shown, meaning, read });

/**
 * An empty variable counts as unset.
 * @throws Error that names the first bad variable and what it must be; never with its value, which may be a secret
 */
export function readSettings<Table extends SettingsTable>(
  table: Table,
  environment: Readonly<Record<string, string | undefined>>,
): SettingsOf<Table> {
  const values = Object.entries(table).map(([key, one]) => [key, readOne(one, environment[one.name] || undefined)]);
  return Object.fromEntries(values) as SettingsOf<Table>;
}

function readOne({ name, read }: Setting<unknown>, given: string | undefined): unknown {
  try {
    return read(given);
  } catch (error) {
    if (error instanceof InvalidSetting) throw new Error(`${name} ${error.message}.`);
    throw error;
  }
}

/** A line for each setting, for --help. */
export function settingsHelp(table: SettingsTable): string {
  const settings = Object.values(table);
  const width = Math.max(...settings.map(({ name }) => name.length));
  return settings
    .map(({ name, shown, meaning }) => `  ${name.padEnd(width)}  ${meaning} (default: ${shown})`)
    .join("\n");
}
