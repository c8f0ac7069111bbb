// The small part of SVG that pictures of data need: text that cannot break out of its element, rectangles, short numbers.

/** Letters of any script stay; what is not seen, as control characters and turns of direction, becomes "?". */
export function escaped(text: string): string {
  const seen = text.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]/gu, "?");
  return seen.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A long name without its middle. @param most Latin letters that fit; others may be twice as wide */
export function shortened(name: string, most: number): string {
  const letters = [...name];
  const fitting = /^[\x20-\xff]*$/.test(name) ? most : Math.floor(most / 2);
  if (letters.length <= fitting) return name;
  const head = Math.ceil(fitting / 2);
  return `${letters.slice(0, head).join("")}…${letters.slice(letters.length - (fitting - head - 1)).join("")}`;
}

/** Numbers of at most two decimals keep the files small. */
export const short = (value: number): string => `${Math.round(value * 100) / 100}`;

export function text(x: number, y: number, content: string, more = ""): string {
  return `<text x="${short(x)}" y="${short(y)}"${more && ` ${more}`}>${escaped(content)}</text>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ""): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${more && ` ${more}`}/>`;
}
