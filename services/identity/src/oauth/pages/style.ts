// The stylesheet of the pages: readable on a telephone, in light and in dark.

export const STYLE = `:root { color-scheme: light dark; --line: #8a94a3; --strong: #0b5cad; --fault: #b3261e; }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 25rem; margin: 0 auto; padding: 2rem 1.25rem; }
.name { margin: 0; font-weight: 600; color: var(--strong); }
h1 { margin: 0.25rem 0 1rem; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
strong { overflow-wrap: anywhere; }
label { display: block; margin-top: 1rem; }
input { width: 100%; padding: 0.6rem; font: inherit; border: 1px solid var(--line); border-radius: 0.375rem; }
button { width: 100%; margin-top: 1.25rem; padding: 0.7rem; font: inherit; font-weight: 600; color: #fff;
  background: var(--strong); border: 1px solid var(--strong); border-radius: 0.375rem; cursor: pointer; }
button.quiet { margin-top: 0.75rem; color: inherit; background: none; border-color: var(--line); }
:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
.fault { padding: 0.6rem 0.8rem; border-left: 4px solid var(--fault); }
@media (prefers-color-scheme: dark) { :root { --strong: #6db3f2; --fault: #f2b8b5; } button { color: #06233f; } }
`;
