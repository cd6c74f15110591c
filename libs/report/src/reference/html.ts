import { htmlOf } from '@veracite/text/italics';
import { htmlLink, htmlText } from '@veracite/text/html-page';
import { reportPage } from '../report-page';
import type { ReferenceReport, Section } from './model';

/** When and by what the references were checked. */
export interface ReportFrame {
  /** Day, as shown to readers. Absent if it is not known. */
  day?: string;
  /** Program and version, or address of the server. */
  issuer: string;
  /** SHA-256 of each result, as in a certificate of them, in hexadecimal. */
  digests?: readonly string[];
}

const STYLES = `
td{overflow-wrap:break-word}td:first-child{white-space:nowrap}
blockquote{margin:1em 0;padding:.2em 0 .2em .8em;border-left:3px solid #2f3a9e}
.verdict{font:700 17px/1.4 system-ui,sans-serif}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.35em .8em .35em 0;border-bottom:1px solid #e2ded4}
th,td:nth-child(4):nth-last-child(2){white-space:nowrap}tr:has(+tr>td:first-child:empty),tr:has(+tr>td:first-child:empty)>td{border-bottom:0}
article+article{margin-top:4em}
@media (max-width:600px){th{display:none}td{display:block;border:0;padding:.1em 0}tr{display:block;padding:.4em 0;border-bottom:1px solid #e2ded4}td:first-child{white-space:normal}td:first-child{font-weight:700}td:empty{display:none}}
@media print{article+article{break-before:page;margin:0}a{color:inherit}li a::after{content:' (' attr(href) ')'}td:first-child{white-space:normal}td a{font-size:0}td a::after{content:attr(href);font-size:7.5pt}td:has(a){width:36%;overflow-wrap:anywhere}}
`;

/** Writes reports of references as one HTML page without scripts or external resources, each on a sheet of its own. */
export function htmlReport(reports: readonly ReferenceReport[], { day, issuer, digests = [] }: ReportFrame): string {
  const title = reports.length === 1 ? 'Report of a reference' : `Report of ${reports.length} references`;
  const article = ({ cited, verdict, sections }: ReferenceReport, index: number) => `<article>
<h1>Report of ${reports.length === 1 ? 'a reference' : `reference ${index + 1} of ${reports.length}`}</h1>
<p class="facts">${htmlText([issuer, ...(day ? [`checked on ${day}`] : [])].join(' · '))}</p>
<blockquote>${htmlText(cited)}</blockquote>
<p class="verdict">${htmlText(verdict)}</p>
${sections.map(section).join('\n')}
<p><small>Databases are incomplete and have errors, and texts are sometimes misread.${
    digests[index] ? ` SHA-256 of this result, by which a certificate confirms it: ${digests[index]}.` : ''
  }</small></p>
</article>`;
  return reportPage(title, STYLES, reports.map(article).join('\n'));
}

function section({ title, paragraphs = [], citation, list = [], table }: Section): string {
  const rows = (table?.rows ?? []).map(
    (row) => `<tr>${row.map((cell) => `<td>${htmlLink(cell.text, cell.url)}</td>`).join('')}</tr>`,
  );
  const head = (table?.head ?? []).map((name) => `<th>${htmlText(name)}</th>`).join('');
  return [
    `<h2>${htmlText(title)}</h2>`,
    ...paragraphs.map((text) => `<p>${htmlText(text)}</p>`),
    citation ? `<p>${htmlOf(citation)}</p>` : '',
    list.length > 0 ? `<ul>${list.map((cell) => `<li>${htmlLink(cell.text, cell.url)}</li>`).join('')}</ul>` : '',
    rows.length > 0 ? `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>` : '',
  ].join('\n');
}
