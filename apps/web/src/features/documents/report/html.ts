import { reportPage } from '@veracite/report/report-page';
import { htmlLink, htmlText } from '@veracite/text/html-page';
import { htmlOf } from '@veracite/text/italics';
import { documentStrings as s } from '../strings';
import type { Report } from './report';

const STYLES = `
ul,ol{padding-left:1.6em}li{margin:.8em 0}
blockquote{margin:.3em 0 0;padding-left:.8em;border-left:3px solid #e2ded4;color:#565c66}
.corrected{margin:.3em 0;padding-left:.8em;border-left:3px solid #2f3a9e}
`;

/** Writes a report as one HTML page without scripts or external resources. */
export function htmlReport({ title, facts, doubts, problems, questions, references }: Report, day: string): string {
  const problem = ({ label, page, detail, sentence }: Report['problems'][number]) =>
    `<li><strong>${htmlText(label)}</strong>${page === undefined ? '' : ` <small>${htmlText(s.onPage(page))}</small>`}<br>${htmlText(detail)}${
      sentence ? `<blockquote>${htmlText(sentence)}</blockquote>` : ''
    }</li>`;
  const reference = ({ text, status, reason, corrected, links, cited }: Report['references'][number]) =>
    `<li>${htmlText(text)}<div class="detail">${[
      status && `<strong>${htmlText(status)}</strong>`,
      reason && htmlText(reason),
      cited && htmlText(cited),
    ]
      .filter(Boolean)
      .join(
        ' · ',
      )}</div>${corrected ? `<div class="corrected">${htmlOf(corrected)}</div>` : ''}${links.map(linkLine).join('')}</li>`;
  const body = `<h1>${htmlText(title)}</h1>
<p class="facts">${htmlText([s.reportBy, day, ...facts].join(' · '))}</p>
<h2>${htmlText(s.inText)}</h2>
${doubts.map((doubt) => `<p>${htmlText(doubt)}</p>`).join('\n')}
${problems.length + doubts.length === 0 ? `<p>${htmlText(s.inTextClean)}</p>` : `<ul>\n${problems.map(problem).join('\n')}\n</ul>`}
${questions.length === 0 ? '' : `<details><summary>${htmlText(s.questions(questions.length))}</summary>\n<ul>\n${questions.map(problem).join('\n')}\n</ul></details>`}
<h2>${htmlText(s.list)}</h2>
<ol>
${references.map(reference).join('\n')}
</ol>`;
  return reportPage(title, STYLES, body);
}

const linkLine = (address: string): string => `<div class="detail">${htmlLink(address, address)}</div>`;
