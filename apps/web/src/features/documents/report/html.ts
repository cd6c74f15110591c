import { htmlOf } from '@veracite/text/italics';
import { documentStrings as s } from '../strings';
import type { Report } from './report';

const LOOKS = `
body{font:16px/1.55 Georgia,serif;color:#1b1e24;background:#fff;max-width:46em;margin:2.5em auto;padding:0 1em}
h1{font-size:1.7em;margin:0;overflow-wrap:anywhere}h2{font-size:1.2em;margin:2em 0 .5em}
.facts,.detail,small{font:14px/1.5 system-ui,sans-serif;color:#565c66}
ul,ol{padding-left:1.6em}li{margin:.8em 0;overflow-wrap:anywhere}
blockquote{margin:.3em 0 0;padding-left:.8em;border-left:3px solid #e2ded4;color:#565c66}
.corrected{margin:.3em 0;padding-left:.8em;border-left:3px solid #2f3a9e}
@media print{body{margin:0;max-width:none}li{break-inside:avoid}}
`;

/** Writes a report as one HTML page without scripts or external resources. */
export function htmlReport({ title, facts, doubts, problems, questions, references }: Report, day: string): string {
  const problem = ({ label, page, detail, sentence }: Report['problems'][number]) =>
    `<li><strong>${plain(label)}</strong>${page === undefined ? '' : ` <small>${plain(s.onPage(page))}</small>`}<br>${plain(detail)}${
      sentence ? `<blockquote>${plain(sentence)}</blockquote>` : ''
    }</li>`;
  const reference = ({ text, status, reason, corrected, links, cited }: Report['references'][number]) =>
    `<li>${plain(text)}<div class="detail">${[
      status && `<strong>${plain(status)}</strong>`,
      reason && plain(reason),
      cited && plain(cited),
    ]
      .filter(Boolean)
      .join(
        ' · ',
      )}</div>${corrected ? `<div class="corrected">${htmlOf(corrected)}</div>` : ''}${links.map(link).join('')}</li>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${plain(title)}</title>
<style>${LOOKS}</style>
</head>
<body>
<h1>${plain(title)}</h1>
<p class="facts">${plain([s.reportBy, day, ...facts].join(' · '))}</p>
<h2>${plain(s.inText)}</h2>
${doubts.map((doubt) => `<p>${plain(doubt)}</p>`).join('\n')}
${problems.length + doubts.length === 0 ? `<p>${plain(s.inTextClean)}</p>` : `<ul>\n${problems.map(problem).join('\n')}\n</ul>`}
${questions.length === 0 ? '' : `<details><summary>${plain(s.questions(questions.length))}</summary>\n<ul>\n${questions.map(problem).join('\n')}\n</ul></details>`}
<h2>${plain(s.list)}</h2>
<ol>
${references.map(reference).join('\n')}
</ol>
</body>
</html>
`;
}

/** Escapes plain text. */
const plain = (text: string): string => htmlOf(text.replace(/\s+/g, ' ').replaceAll('*', '∗'));

const link = (address: string): string =>
  `<div class="detail"><a href="${plain(address)}" rel="noopener noreferrer">${plain(address)}</a></div>`;
