import { fieldName } from '@veracite/model/field-names';
import type { Status } from '@veracite/model/verdict';
import { noticeText } from '@veracite/model/work';
import { agreementText, resultText } from '@veracite/report/result-text';
import { plainOf } from '@veracite/text/italics';
import { painter, type Color } from './colors';
import { entryName, placeName, plainLine } from './plain-text';
import { countOf, type Writer, type WriterOptions } from './writer';
import { ignoredText } from '../policy/ignore-list';

const MARKS: Record<Status, { mark: string; color: Color }> = {
  valid: { mark: '✓', color: 'green' },
  incomplete: { mark: '!', color: 'yellow' },
  fake: { mark: '✗', color: 'red' },
  unknown: { mark: '?', color: 'gray' },
};

/** Writes for people: the verdict, its reason, the fields that differ and the correction, and the totals at the end. */
export function human({ style, onlyFindings: isQuiet, isColored }: WriterOptions): Writer {
  const paint = painter(isColored);
  return {
    entry: (checked) => {
      const { result, findings } = checked;
      if (isQuiet && findings.length === 0) return '';
      const { status, evidence, match, correctedCitation, sourceLinks, citedBy } = result;
      const { mark, color } = MARKS[status];
      const place = placeName(checked);
      const { state, confidence } = resultText(result);
      const head = paint(color, `${mark} ${state.toLowerCase()}`) + (confidence ? ` (${confidence})` : '');
      const ignored = findings.find((finding) => finding.ignored)?.ignored;
      const lines = [
        `${place ? `${paint('cyan', place)}  ` : ''}${head}  ${entryName(checked)}`,
        ignored && `    ${paint('gray', plainLine(ignoredText(ignored)))}`,
        result.reason && `    ${plainLine(result.reason)}`,
        ...evidence
          .filter(({ agreement }) => agreement !== 'same')
          .map(
            ({ field, cited, found, agreement }) =>
              `    ${fieldName(field)}: ${agreementText(agreement).toLowerCase()}${values(cited, found)}`,
          ),
        match?.notice &&
          `    ${paint('red', `${noticeText(match.notice.standing)}: ${plainLine(match.notice.doi ?? match.notice.url ?? '')}`)}`,
        correctedCitation && status !== 'valid' && `    ${plainLine(plainOf(correctedCitation[style]))}`,
        ...sourceLinks.map((link) => `    ${paint('gray', plainLine(link))}`),
        ...(citedBy ?? []).map(({ doi, url }) => {
          const link = doi ? `https://doi.org/${doi}` : (url ?? '');
          return `    ${paint('gray', `cited by ${plainLine(link)}`)}`;
        }),
      ];
      return `${lines.filter(Boolean).join('\n')}\n\n`;
    },
    end: ({ checked }) => {
      const failing = checked.filter(({ findings }) => findings.some(({ level }) => level === 'error')).length;
      const counts =
        `${checked.length} checked: ${countOf(checked, 'valid')} valid, ${countOf(checked, 'incomplete')} incomplete, ` +
        `${countOf(checked, 'fake')} invalid, ${countOf(checked, 'unknown')} unknown`;
      return `${paint('bold', counts)}${failing > 0 ? paint('red', ` (${failing} fail)`) : ''}\n`;
    },
  };
}

function values(cited?: string, found?: string): string {
  if (cited !== undefined && found !== undefined) return `, cited "${plainLine(cited)}", found "${plainLine(found)}"`;
  const only = found ?? cited;
  return only === undefined ? '' : `, ${found === undefined ? 'cited' : 'found'} "${plainLine(only)}"`;
}
