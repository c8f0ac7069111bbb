// The alleles of a typing as a page: how many were found of each sample, what was not, and all of them by locus.
import { Html, html } from "@isotrail/http";
import { type Call, callOf, type Profile, parseProfile } from "./profile.ts";
import { POLICY, STYLE } from "./style.ts";

const CALLS: readonly Call[] = ["known", "novel", "partial", "missing"];

/**
 * @param of what stands above it: the name of the analysis
 * @throws CannotDraw when the text is no table of alleles, or one too large to look at
 */
export function alleleProfilePage(table: string, of: string): string {
  const profile = parseProfile(table);
  const { samples, loci } = profile;
  const title = `Alleles of ${loci.length} ${loci.length === 1 ? "locus" : "loci"}`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${`${of}: ${title}`}</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<h1>${of}</h1>
<p>${title}. The same table can be had as text.</p>
${counts(profile)}
<h2>By locus</h2>
<table>
<thead><tr><th scope="col">Locus</th>${samples.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>
${loci.map(({ name, alleles }) => html`<tr><th scope="row">${name}</th>${alleles.map(cell)}</tr>\n`)}</tbody>
</table>
</body>
</html>
`.text;
}

/** What every sample's typing is judged by, and the loci that want another look. */
function counts({ samples, loci }: Profile): Html {
  const rows = samples.map((sample, i) => {
    const numbers = CALLS.map((call) => loci.filter(({ alleles }) => callOf(alleles[i] ?? "") === call).length);
    const found = loci.length - (numbers.at(-1) ?? 0);
    const percent = `${(Math.floor((1000 * found) / loci.length) / 10).toFixed(1)} %`;
    return html`<tr><th scope="row">${sample}</th>${numbers.map((n) => html`<td>${`${n}`}</td>`)}<td>${percent}</td></tr>\n`;
  });
  return html`<table>
<thead><tr><th scope="col">Sample</th>${CALLS.map((call) => html`<th scope="col">${call}</th>`)}<th scope="col">found</th></tr></thead>
<tbody>
${rows}</tbody>
</table>`;
}

/** Known alleles as they are; what else there is, with its word. */
function cell(allele: string): Html {
  const call = callOf(allele);
  if (call === "known") return html`<td>${allele}</td>`;
  const shown = allele.startsWith("~") ? `novel ${allele.slice(1)}` : call;
  return html`<td class="${call}">${shown}</td>`;
}
