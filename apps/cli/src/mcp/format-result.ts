import { unreachedIn } from '@veracite/report/consultations';
import { noticeText } from '@veracite/model/work';
import { agreementText, resultText } from '@veracite/report/result-text';
import type { VerificationResult } from '@veracite/contracts/citations';
import { fieldName } from '@veracite/model/field-names';
import type { Style } from '@veracite/model/verification';
import { plainLine } from '../output/plain-text';

const MAX_LINKS = 4;
/** Most differing fields shown. */
const MAX_FIELDS = 6;

/** Formats a verdict in a few lines: status, reason, differences, correction and links. */
export function formatResult(result: VerificationResult, style: Style = 'apa'): string {
  const { status, reason, evidence, correctedCitation, sourceLinks, match } = result;
  const { state, meaning, confidence, advice } = resultText(result);
  const wrong = evidence
    .filter(({ agreement }) => agreement === 'different' || agreement === 'missing')
    .slice(0, MAX_FIELDS);
  const notice = match?.standing !== 'current' ? match?.notice : undefined;
  const unreached = unreachedIn(result);
  const suggestions = result.suggestions
    .slice(0, 2)
    .flatMap(({ csl, url }) => (csl.title ? [`${csl.title}${url ? ` ${url}` : ''}`] : []));
  return [
    `${state.toUpperCase()}${confidence ? ` (${confidence})` : ''}: ${[meaning, ...advice].join(' ')}`,
    reason && `Why: ${reason}`,
    notice && `NOTICE: ${noticeText(notice.standing)}${notice.doi ? ` (https://doi.org/${notice.doi})` : ''}`,
    ...wrong.map(
      ({ field, cited, found, agreement }) =>
        `- ${fieldName(field)} ${agreementText(agreement).toLowerCase()}: cited ${cited ? `"${cited}"` : 'nothing'}, record has ${found ? `"${found}"` : 'nothing'}`,
    ),
    status !== 'valid' && correctedCitation && `Correct: ${correctedCitation[style]}`,
    status === 'fake' && suggestions.length > 0 && `Did you mean: ${suggestions.join('; ')}`,
    sourceLinks.length > 0 && `Evidence: ${sourceLinks.slice(0, MAX_LINKS).join(' ')}`,
    status === 'unknown' && formatUnreachable(unreached),
  ]
    .filter((line): line is string => Boolean(line))
    .map((line) => plainLine(line, 900))
    .join('\n');
}

/** Names the databases that gave no reliable answer; undefined when there are none. */
export function formatUnreachable(failed: readonly string[]): string | undefined {
  return failed.length > 0 ? `No reliable answer from: ${failed.slice(0, 8).join(', ')}.` : undefined;
}
