// The stylesheet of the page: readable on a telephone, in light and in dark.
import { hash } from "node:crypto";

export const PAGE_STYLE = `:root { color-scheme: light dark; --line: #c5ccd6; --strong: #0b5cad; }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
nav { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0.6rem 1.25rem; background: Canvas;
  border-bottom: 1px solid var(--line); }
main { max-width: 70rem; margin: 0 auto; padding: 1rem 1.25rem 4rem; }
a { color: var(--strong); }
h2 { margin: 2rem 0 0.5rem; }
h3 { margin: 0.8rem 0 0.3rem; font-size: 1rem; }
section, details { scroll-margin-top: 3.5rem; }
details { padding: 0.35rem 0; border-top: 1px solid var(--line); overflow-x: auto; }
summary { cursor: pointer; overflow-wrap: anywhere; }
summary b { display: inline-block; min-width: 4.2rem; color: var(--strong); }
code { font: 0.9em ui-monospace, monospace; overflow-wrap: anywhere; }
table { border-collapse: collapse; }
th code { overflow-wrap: normal; }
th, td { padding: 0.2rem 1rem 0.2rem 0; text-align: left; vertical-align: top; font-weight: normal; }
:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
@media (prefers-color-scheme: dark) { :root { --line: #454d59; --strong: #6db3f2; } }
`;

/** The page has this style and nothing else: no script, no picture, no frame around it. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash("sha256", PAGE_STYLE, "base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");
