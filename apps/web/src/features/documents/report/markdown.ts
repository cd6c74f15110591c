import { documentStrings as s } from '../strings';
import type { Report } from './report';

/** A report as Markdown (CommonMark); characters that it would read are escaped. */
export function markdownReport({ title, facts, doubts, problems, references }: Report, day: string): string {
  const lines = [
    `# ${escaped(title)}`,
    '',
    escaped([s.reportBy, day, ...facts].join(' · ')),
    '',
    `## ${s.inText}`,
    '',
    ...doubts.flatMap((doubt) => [escaped(doubt), '']),
    ...(problems.length + doubts.length === 0 ? [s.inTextClean] : problems.flatMap(problemLines)),
    '',
    `## ${s.list}`,
    '',
    ...references.flatMap(referenceLines),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

function problemLines({ label, page, detail, sentence }: Report['problems'][number]): string[] {
  const place = page === undefined ? '' : ` (${s.onPage(page)})`;
  return [`- **${label}**${place}: ${escaped(detail)}`, ...(sentence ? [`  > ${escaped(sentence)}`] : [])];
}

function referenceLines({ number, text, status, reason, corrected, links, cited }: Report['references'][number]) {
  const said = [status && `**${status}.**`, reason && escaped(reason), cited && `(${cited})`].filter(Boolean).join(' ');
  return [
    `${number}. ${escaped(text)}`,
    ...(said ? [`   - ${said}`] : []),
    // Its asterisks are its italics already.
    ...(corrected ? [`   - ${s.corrected}: ${escaped(corrected).replaceAll('\\*', '*')}`] : []),
    ...links.map((link) => `   - <${link.replace(/[<>\s]/g, encodeURIComponent)}>`),
  ];
}

/** On one line, and read as nothing but text. */
const escaped = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|~$]/g, (sign) => `\\${sign}`)
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^([-+])/, '\\$1');
