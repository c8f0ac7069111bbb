// The small part of SVG that the plots need: text that cannot break out of its element, axes, lines.

export const WIDTH = 800;
export const HEIGHT = 600;
export const LEFT = 60;
export const RIGHT = 790;
export const TOP = 40;
export const BOTTOM = 540;

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`).replace(/[^\x20-\x7e]/g, "?");
}

/** Numbers of at most two decimals keep the files small. */
export const short = (value: number): string => `${Math.round(value * 100) / 100}`;

export function text(x: number, y: number, content: string, more = ""): string {
  return `<text x="${short(x)}" y="${short(y)}"${more && ` ${more}`}>${escaped(content)}</text>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ""): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** A vertical scale from `least` at the bottom to `greatest` at the top. */
export type Scale = (value: number) => number;
export function scale(least: number, greatest: number): Scale {
  return (value) => BOTTOM - ((value - least) / (greatest - least || 1)) * (BOTTOM - TOP);
}

/** Steps of 1, 2 or 5 times a power of ten, at most ten of them. */
export function ticks(greatest: number): number[] {
  let step = 10 ** Math.floor(Math.log10(greatest / 10 || 1));
  for (const factor of [2, 2.5, 2]) if (greatest / step > 10) step *= factor;
  return Array.from({ length: Math.floor(greatest / step) + 1 }, (_, i) => Math.round(i * step * 1e6) / 1e6);
}

export function verticalAxis(values: readonly number[], at: Scale): string {
  return values.map((value) => text(LEFT - 5, at(value) + 4, `${value}`, 'text-anchor="end"')).join("");
}

/** Labels below the columns, as many as there is room for. */
export function horizontalAxis(labels: readonly string[], title: string): string {
  const width = (RIGHT - LEFT) / labels.length;
  const shown: string[] = [];
  let free = 0;
  labels.forEach((label, i) => {
    const half = label.length * 3.5 + 3;
    const middle = Math.min(LEFT + width * (i + 0.5), WIDTH - half); // the last one is not cut off
    if (middle - half < free) return;
    free = middle + half;
    shown.push(text(middle, BOTTOM + 16, label, 'text-anchor="middle"'));
  });
  return shown.join("") + text((LEFT + RIGHT) / 2, BOTTOM + 40, title, 'text-anchor="middle"');
}

export const axes = `<path d="M${LEFT} ${TOP}V${BOTTOM}H${RIGHT}" fill="none" stroke="#000"/>`;

export function polyline(values: readonly number[], at: Scale, colour: string): string {
  const width = (RIGHT - LEFT) / values.length;
  const points = values.map((value, i) => `${short(LEFT + width * (i + 0.5))},${short(at(value))}`);
  return `<polyline points="${points.join(" ")}" fill="none" stroke="${colour}" stroke-width="2"/>`;
}

export function picture(title: string, ...parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" role="img">`,
    `<title>${escaped(title)}</title>`,
    rect(0, 0, WIDTH, HEIGHT, "#fff"),
    ...parts,
    text(WIDTH / 2, 25, title, 'text-anchor="middle" font-size="14"'),
    "</svg>\n",
  ].join("\n");
}
