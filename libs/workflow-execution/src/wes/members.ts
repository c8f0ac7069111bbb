// Reads what a WES server answers, which may be anything.

export type Members = Readonly<Record<string, unknown>>;

export const membersOf = (value: unknown): Members =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Members) : {};

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Of an id or a name: short enough to keep. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" && value.length <= 4_096 ? value : undefined;

/** What a server says of a request that it refuses: one line, without what is secret. */
export function messageOf(body: unknown, secret: string | undefined): string {
  const said = membersOf(body);
  const text = [said.msg, said.detail, said.title].find((one) => typeof one === "string" && one !== "") ?? "";
  const open = secret ? String(text).replaceAll(secret, "…") : String(text);
  return open.replaceAll(/\p{Cc}+/gu, " ").slice(0, 500);
}
