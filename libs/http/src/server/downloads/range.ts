// Range requests (RFC 9110, section 14): one range of bytes.

/** Both ends inclusive. */
export type Range = { readonly start: number; readonly end: number };

/** Undefined when the header is to be ignored: several ranges, another unit, or none; "unsatisfiable" for 416. */
export function parseRange(header: string | undefined, size: number): Range | "unsatisfiable" | undefined {
  const [, from = "", to = ""] = /^bytes=\s*(\d{0,16})-(\d{0,16})\s*$/i.exec(header ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  if (from === "") {
    const start = Math.max(0, size - Number(to));
    return Number(to) > 0 && size > 0 ? { start, end: size - 1 } : "unsatisfiable";
  }
  const start = Number(from);
  if (to !== "" && Number(to) < start) return undefined; // an invalid int-range (RFC 9110, section 14.1.1)
  if (start >= size) return "unsatisfiable";
  return { start, end: to === "" ? size - 1 : Math.min(Number(to), size - 1) };
}
