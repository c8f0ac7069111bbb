// Sizes for people, as clients of the field know them: powers of 1000, one decimal.

const UNITS = ["kB", "MB", "GB", "TB", "PB"];

/** "512 B", "4.9 MB". */
export function humanSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  let size = bytes;
  let unit = -1;
  while (size >= 999.95 && unit < UNITS.length - 1) {
    size /= 1000;
    unit++;
  }
  return `${size.toFixed(1)} ${UNITS[unit]}`;
}
