// What XML asks of a schema: which members are elements of their own, and in which order.
import type { Schema } from "@isotrail/contracts/schema";

/** How a value is written. Without `members` each that has the name of an element is one. */
export type Shape = {
  /** Elements of their own, in their order; whatever else there is becomes `entry key="…"`. */
  readonly members?: readonly Member[];
  readonly names?: ReadonlySet<string>;
  /** Of the items of a list, and of what is not among the members. */
  readonly rest?: Shape;
};
export type Member = {
  readonly name: string;
  readonly shape: Shape;
  /** The element without a value, as most members of most records are. */
  readonly nil: string;
};

export const ANY: Shape = {};

export const nilText = (head: string): string => `<${head} xsi:nil="true"/>`;

export function shapeOf(schema: Schema | boolean | undefined): Shape {
  if (typeof schema !== "object") return ANY;
  const { properties, items, additionalProperties } = schema;
  if (items !== undefined) return { rest: shapeOf(items) };
  if (!properties && typeof additionalProperties !== "object") return ANY;
  const members = Object.entries(properties ?? {}).map(
    ([name, member]): Member => ({ name, shape: shapeOf(member), nil: nilText(name) }),
  );
  return { members, names: new Set(members.map(({ name }) => name)), rest: shapeOf(additionalProperties) };
}
