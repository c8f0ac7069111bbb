// What a client said of a record beyond its own fields: kept as it came, within bounds, and shown beside the fields.
import { CommandRejected } from "@isotrail/eventsourcing";

export type Properties = Readonly<Record<string, string | number | boolean>>;

/** A property in an event: one of text, number and flag is set. */
export type StoredProperty = {
  readonly name: string;
  readonly text?: string;
  readonly number?: number;
  readonly flag?: boolean;
};
/** As protobuf gives it back. */
type ReadProperty = { readonly [Key in keyof StoredProperty]?: StoredProperty[Key] | null };

/** Properties of one record. */
const MOST = 200;
/** Characters of a name, and of a text. */
const LONGEST_NAME = 100;
const LONGEST_TEXT = 4_000;

/**
 * The texts, numbers and truth values of a body that are not among `own`; what else is there is ignored.
 * @throws CommandRejected "invalid" when there are too many or one is too long
 */
export function propertiesOf(body: object, own: ReadonlySet<string>): Properties {
  const kept = Object.entries(body).filter(
    (entry): entry is [string, string | number | boolean] =>
      !own.has(entry[0]) && ["string", "number", "boolean"].includes(typeof entry[1]),
  );
  if (kept.length > MOST) throw new CommandRejected("invalid", `There must be at most ${MOST} properties.`);
  for (const [name, value] of kept) {
    if (name.length > LONGEST_NAME || !name.isWellFormed() || name.includes("\0"))
      throw new CommandRejected(
        "invalid",
        `The name of a property must have at most ${LONGEST_NAME} valid characters.`,
      );
    if (typeof value === "string" && value.length > LONGEST_TEXT)
      throw new CommandRejected("invalid", "Validation failed.", {
        [name]: [`This must have at most ${LONGEST_TEXT} characters.`],
      });
    if (typeof value === "string" && (value.includes("\0") || !value.isWellFormed()))
      throw new CommandRejected("invalid", "Validation failed.", {
        [name]: ["This must not contain NUL or broken characters."],
      });
  }
  return Object.fromEntries(kept);
}

export const toStored = (properties: Properties): StoredProperty[] =>
  Object.entries(properties).map(([name, value]) => {
    if (typeof value === "string") return { name, text: value };
    return typeof value === "number" ? { name, number: value } : { name, flag: value };
  });

export const fromStored = (stored: readonly ReadProperty[] | null | undefined): Properties =>
  Object.fromEntries((stored ?? []).map(({ name, text, number, flag }) => [name ?? "", text ?? number ?? flag ?? ""]));
