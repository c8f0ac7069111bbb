// Where a browser may be sent back to: compared exactly, so that nothing else is ever sent a code.

const LONGEST = 2_000;

/** RFC 6749, section 3.1.2, and RFC 8252, section 7.1: a program's own scheme is a domain name turned round, with a dot. */
export function isRedirectUri(text: string): boolean {
  if (text.length > LONGEST || !/^[!-~]+$/.test(text) || text.includes("#")) return false;
  const url = URL.parse(text);
  if (!url || url.username || url.password) return false;
  return (
    url.protocol === "https:" || url.protocol === "http:" || /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+:$/.test(url.protocol)
  );
}
