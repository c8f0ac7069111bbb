// Content-Disposition of a download (RFC 6266). Ours because the specification's clients look for a quoted name, which
// the package content-disposition leaves unquoted since its version 2.

/** A plain name in quotes for old clients, and the exact one beside it where the two differ (RFC 8187). */
export function contentDisposition(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  if (plain === fileName) return `attachment; filename="${plain}"`;
  const escaped = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  const exact = encodeURIComponent(fileName).replace(/['()*!]/g, escaped);
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
