import type { Status } from '@veracite/model/verdict';
import { painter, type Colour } from './colours';
import { entryName, placeName, plainLine } from './plain';
import { countOf, type Writer, type WriterOptions } from './run';

const MARKS: Record<Status, { mark: string; colour: Colour }> = {
  valid: { mark: '✓', colour: 'green' },
  incomplete: { mark: '!', colour: 'yellow' },
  fake: { mark: '✗', colour: 'red' },
  unknown: { mark: '?', colour: 'gray' },
};

/** For people: the verdict, why, the fields that differ, the citation as it should be, and at the end how many of each. */
export function human({ style, isQuiet, isColoured }: WriterOptions): Writer {
  const paint = painter(isColoured);
  return {
    entry: (checked) => {
      const { result, findings } = checked;
      if (isQuiet && findings.length === 0) return '';
      const { status, confidence, evidence, match, correctedCitation, sourceLinks } = result;
      const { mark, colour } = MARKS[status];
      const place = placeName(checked);
      const head = `${paint(colour, `${mark} ${status}`)} (${Math.round(confidence * 100)} %)`;
      const ignored = findings.find((finding) => finding.ignored)?.ignored;
      const lines = [
        `${place ? `${paint('cyan', place)}  ` : ''}${head}  ${entryName(checked)}`,
        ignored && `    ${paint('gray', `let pass until ${ignored.expires}: ${plainLine(ignored.reason)}`)}`,
        result.reason && `    ${plainLine(result.reason)}`,
        ...evidence
          .filter(({ agreement }) => agreement !== 'same')
          .map(({ field, cited, found, agreement }) => `    ${field}: ${agreement}${values(cited, found)}`),
        match?.notice &&
          `    ${paint('red', `${match.notice.standing}: ${plainLine(match.notice.doi ?? match.notice.url ?? '')}`)}`,
        correctedCitation && status !== 'valid' && `    ${plainLine(correctedCitation[style])}`,
        ...sourceLinks.map((link) => `    ${paint('gray', plainLine(link))}`),
      ];
      return `${lines.filter(Boolean).join('\n')}\n\n`;
    },
    end: ({ checked }) => {
      const failing = checked.filter(({ findings }) => findings.some(({ level }) => level === 'error')).length;
      const counts =
        `${checked.length} checked: ${countOf(checked, 'valid')} valid, ${countOf(checked, 'incomplete')} incomplete, ` +
        `${countOf(checked, 'fake')} fake, ${countOf(checked, 'unknown')} could not be checked`;
      return `${paint('bold', counts)}${failing > 0 ? paint('red', ` (${failing} fail)`) : ''}\n`;
    },
  };
}

function values(cited?: string, found?: string): string {
  if (cited !== undefined && found !== undefined) return `, cited "${plainLine(cited)}", found "${plainLine(found)}"`;
  const only = found ?? cited;
  return only === undefined ? '' : `, ${found === undefined ? 'cited' : 'found'} "${plainLine(only)}"`;
}
