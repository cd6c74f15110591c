import type { VerificationResult } from '@veracite/contracts/citations';
import { detailOf, nameOfState } from '@veracite/contracts/states';
import type { CheckedEntry } from '../entries/checked-entry';
import { escapeMarkdown } from '@veracite/text/italics';
import { entryName, placeName } from './plain-text';
import { countOf, type Writer } from './writer';
import { isNotice, type Rule } from '../policy/failures';
import { ignoredText } from '../policy/ignore-list';

/** Writes a table of findings with evidence, for the comment of a pull request or the summary of a run. */
export const markdown: Writer = {
  end: ({ checked }) => {
    const withFindings = checked.filter(({ findings }) => findings.length > 0);
    const counts = (['valid', 'incomplete', 'fake', 'unknown'] as const).map(
      (status) => `${countOf(checked, status)} ${nameOfState(status).toLowerCase()}`,
    );
    const table = [
      '| Where | Verdict | Entry | Why | Evidence |',
      '| --- | --- | --- | --- | --- |',
      ...withFindings.map(rowOf),
    ];
    return [
      '## References',
      '',
      `${checked.length} checked: ${counts.join(', ')}.`,
      ...(withFindings.length > 0 ? ['', ...table] : []),
      '',
    ].join('\n');
  },
};

function rowOf(checked: CheckedEntry): string {
  const { findings, result } = checked;
  const why = findings.map(({ message, ignored }) => (ignored ? `${message} *${ignoredText(ignored)}*` : message));
  const verdicts = findings.map(({ rule, level }) =>
    level === 'error' ? `**${verdictName(rule, result)}**` : verdictName(rule, result),
  );
  const links = result.sourceLinks
    .slice(0, 3)
    .map((link, index) => `[${index + 1}](${encodeURI(decode(link)).replace(/[()|]/g, encodeURIComponent)})`);
  return `| ${[placeName(checked), verdicts.join(', '), cell(entryName(checked, 160)), why.map(cell).join('<br>'), links.join(' ')].join(' | ')} |`;
}

/** Names a finding: a notice, or the state of the entry with its kind, as on the pages. */
function verdictName(rule: Rule, result: VerificationResult): string {
  if (isNotice(rule)) return rule;
  return [nameOfState(result.status), detailOf(result)].filter(Boolean).join(', ').toLowerCase();
}

const cell = (text: string): string => escapeMarkdown(text).replace(/\s+/g, ' ');

/** Decodes a URL that may be encoded. */
function decode(link: string): string {
  try {
    return decodeURI(link);
  } catch {
    // A percent sign that encodes nothing.
    return link;
  }
}
