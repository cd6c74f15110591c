import type { Checked } from '../entries/checked';
import { entryName, placeName } from './plain';
import { countOf, type Writer } from './run';

/** For a pull request's comment or the summary of a run: what is not right, each with the evidence. */
export const markdown: Writer = {
  end: ({ checked }) => {
    const told = checked.filter(({ findings }) => findings.length > 0);
    const counts = (['valid', 'incomplete', 'fake', 'unknown'] as const).map(
      (status) => `${countOf(checked, status)} ${status}`,
    );
    const table = [
      '| Where | Verdict | Entry | Why | Evidence |',
      '| --- | --- | --- | --- | --- |',
      ...told.map(rowOf),
    ];
    return [
      '## References',
      '',
      `${checked.length} checked: ${counts.join(', ')}.`,
      ...(told.length > 0 ? ['', ...table] : []),
      '',
    ].join('\n');
  },
};

function rowOf(checked: Checked): string {
  const { findings, result } = checked;
  const why = findings.map(({ message, ignored }) =>
    ignored ? `${message} *Let pass until ${ignored.expires}: ${ignored.reason}*` : message,
  );
  const rules = findings.map(({ rule, level }) => (level === 'error' ? `**${rule}**` : rule));
  const links = result.sourceLinks
    .slice(0, 3)
    .map((link, at) => `[${at + 1}](${encodeURI(decode(link)).replace(/[()|]/g, encodeURIComponent)})`);
  return `| ${[placeName(checked), rules.join(', '), cell(entryName(checked, 160)), why.map(cell).join('<br>'), links.join(' ')].join(' | ')} |`;
}

/** Text in a cell of a table: nothing in it is markup. */
const cell = (text: string): string =>
  text
    .replace(/[\\`*_{}[\]<>#|~&]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : `\\${sign}`))
    .replace(/\s+/g, ' ');

/** An address that may be encoded already. */
function decode(link: string): string {
  try {
    return decodeURI(link);
  } catch {
    // Not encoded: a bare percent sign stands in it.
    return link;
  }
}
