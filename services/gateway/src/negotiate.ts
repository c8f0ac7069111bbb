// What the client accepts against what a resource can be (RFC 9110, 12.5.1).

/** A range of the header Accept, "application/*;q=0.5". Parameters other than q are not looked at. */
function ranges(accept: string): { type: string; q: number }[] {
  return accept.split(",").map((part) => {
    const [type = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    const q = parameters.find((text) => text.startsWith("q="));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    return { type, q: weight >= 0 && weight <= 1 ? weight : 1 };
  });
}

/** How well an offered type suits: the weight of the most specific range that names it, 0 when none does. */
function weight(offered: string, accepted: { type: string; q: number }[]): number {
  for (const name of [offered, `${offered.split("/")[0]}/*`, "*/*"]) {
    const range = accepted.find(({ type }) => type === name);
    if (range) return range.q;
  }
  return 0;
}

/**
 * The type to answer with, out of those that the resource has; the first one stands for "no matter".
 * @returns undefined when none is acceptable: 406
 */
export function negotiate<Type extends string>(accept: string | undefined, offered: readonly Type[]): Type | undefined {
  if (!accept?.trim() || accept === "*/*") return offered[0];
  const accepted = ranges(accept);
  let best: { type: Type; q: number } | undefined;
  for (const type of offered) {
    const q = weight(type, accepted);
    if (q > (best?.q ?? 0)) best = { type, q };
  }
  return best?.type;
}
