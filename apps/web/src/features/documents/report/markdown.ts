import { escapeMarkdown, markdownOf } from '@veracite/text/italics';
import { documentStrings as s } from '../strings';
import type { Report } from './report';

/** Writes a report as Markdown (CommonMark) with escaped texts. */
export function markdownReport({ title, facts, doubts, problems, questions, references }: Report, day: string): string {
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
    ...(questions.length === 0
      ? []
      : [`## ${s.questions(questions.length)}`, '', ...questions.flatMap(problemLines), '']),
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
  const summary = [status && `**${status}.**`, reason && escaped(reason), cited && `(${cited})`]
    .filter(Boolean)
    .join(' ');
  return [
    `${number}. ${escaped(text)}`,
    ...(summary ? [`   - ${summary}`] : []),
    ...(corrected ? [`   - ${s.corrected}: ${markdownOf(corrected)}`] : []),
    ...links.map((link) => `   - <${link.replace(/[<>\s]/g, encodeURIComponent)}>`),
  ];
}

/** Escapes a text on one line. */
const escaped = (text: string): string =>
  escapeMarkdown(text.replace(/\s+/g, ' ').trim())
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^([-+])/, '\\$1');
