// The stylesheet of the table of alleles: dark on light, and no colour without a word.
import { hash } from "node:crypto";

export const STYLE = `
body { margin: 1.5rem; font: 15px/1.4 system-ui, sans-serif; color: #111; background: #fff; }
h1 { margin: 0; font-size: 1.3rem; overflow-wrap: anywhere; }
p { margin: 0.3rem 0 1rem; color: #444; }
h2 { margin: 1.5rem 0 0.5rem; font-size: 1.05rem; }
table { border-collapse: separate; border-spacing: 0; }
th, td { padding: 0.2rem 0.8rem; text-align: left; border-bottom: 1px solid #ccc; white-space: nowrap; }
td { font-variant-numeric: tabular-nums; }
thead th { position: sticky; top: 0; background: #eef1f5; border-bottom: 2px solid #555; }
tbody th { position: sticky; left: 0; font-weight: normal; background: #fff; }
.novel { background: #fde3b5; }
.partial { background: #e6def5; }
.missing { background: #e2e2e2; }
`;

/** Nothing but this stylesheet: no script, no picture, no frame, no form. */
export const POLICY = `default-src 'none'; style-src 'sha256-${hash("sha256", STYLE, "base64")}'; base-uri 'none'; form-action 'none'`;
