import { htmlOf } from '@veracite/text/italics';
import type { Cell, ReferenceReport, Section } from './model';

/** When and by what the references were checked. */
export interface ReportFrame {
  /** Day, as shown to readers. Absent if it is not known. */
  day?: string;
  /** Program and version, or address of the server. */
  issuer: string;
  /** SHA-256 of each result, as in a certificate of them, in hexadecimal. */
  digests?: readonly string[];
}

const LOOKS = `
body{font:16px/1.5 Georgia,serif;color:#1b1e24;background:#fff;max-width:48em;margin:2.5em auto;padding:0 1em}
h1{font-size:1.6em;margin:0}h2{font-size:1.15em;margin:1.6em 0 .4em}
h1,h2,p,li,blockquote{overflow-wrap:anywhere}td{overflow-wrap:break-word}td:first-child{white-space:nowrap}
.facts,small,table{font:14px/1.45 system-ui,sans-serif}.facts,small,th{color:#565c66}
blockquote{margin:1em 0;padding:.2em 0 .2em .8em;border-left:3px solid #2f3a9e}
.verdict{font:700 17px/1.4 system-ui,sans-serif}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.35em .8em .35em 0;border-bottom:1px solid #e2ded4}
th,td:nth-child(4):nth-last-child(2){white-space:nowrap}tr:has(+tr>td:first-child:empty),tr:has(+tr>td:first-child:empty)>td{border-bottom:0}
article+article{margin-top:4em}a{color:#2f3a9e}
@media (max-width:600px){th{display:none}td{display:block;border:0;padding:.1em 0}tr{display:block;padding:.4em 0;border-bottom:1px solid #e2ded4}td:first-child{white-space:normal}td:first-child{font-weight:700}td:empty{display:none}}
@media print{body{margin:0;max-width:none;font-size:10.5pt}.facts,small,table{font-size:9pt}tr,li,blockquote{break-inside:avoid}h2{break-after:avoid}article+article{break-before:page;margin:0}a{color:inherit}li a::after{content:' (' attr(href) ')'}td:first-child{white-space:normal}td a{font-size:0}td a::after{content:attr(href);font-size:7.5pt}td:has(a){width:36%;overflow-wrap:anywhere}}
`;

/** Writes reports of references as one HTML page without scripts or external resources, each on a sheet of its own. */
export function htmlReport(reports: readonly ReferenceReport[], { day, issuer, digests = [] }: ReportFrame): string {
  const title = reports.length === 1 ? 'Report of a reference' : `Report of ${reports.length} references`;
  const article = ({ cited, verdict, sections }: ReferenceReport, at: number) => `<article>
<h1>Report of ${reports.length === 1 ? 'a reference' : `reference ${at + 1} of ${reports.length}`}</h1>
<p class="facts">${escaped([issuer, ...(day ? [`checked on ${day}`] : [])].join(' · '))}</p>
<blockquote>${escaped(cited)}</blockquote>
<p class="verdict">${escaped(verdict)}</p>
${sections.map(section).join('\n')}
<p><small>Databases are incomplete and have errors, and texts are sometimes misread.${
    digests[at] ? ` SHA-256 of this result, by which a certificate confirms it: ${digests[at]}.` : ''
  }</small></p>
</article>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${LOOKS}</style>
</head>
<body>
${reports.map(article).join('\n')}
</body>
</html>
`;
}

function section({ title, paragraphs = [], citation, list = [], table }: Section): string {
  const rows = (table?.rows ?? []).map((row) => `<tr>${row.map((cell) => `<td>${linked(cell)}</td>`).join('')}</tr>`);
  const head = (table?.head ?? []).map((name) => `<th>${escaped(name)}</th>`).join('');
  return [
    `<h2>${escaped(title)}</h2>`,
    ...paragraphs.map((text) => `<p>${escaped(text)}</p>`),
    citation ? `<p>${htmlOf(citation)}</p>` : '',
    list.length > 0 ? `<ul>${list.map((cell) => `<li>${linked(cell)}</li>`).join('')}</ul>` : '',
    rows.length > 0 ? `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>` : '',
  ].join('\n');
}

/** Links only addresses of the web, as records contain any text. */
const linked = ({ text, url }: Cell): string =>
  url && /^https?:\/\//i.test(url)
    ? `<a href="${escaped(url)}" rel="noopener noreferrer">${escaped(text)}</a>`
    : escaped(text);

const escaped = (text: string): string =>
  text.replace(/[\s\p{Cc}]+/gu, ' ').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
