import { shownConfidence } from '@veracite/report/confidence';
import type { VerificationResult } from '@veracite/contracts/citations';
import { fieldName } from '@veracite/model/field-names';
import type { Style } from '@veracite/model/verification';
import { plainLine } from '../output/plain-text';

const MAX_LINKS = 4;
/** Most differing fields shown. */
const MAX_FIELDS = 6;

const MEANING = {
  valid: 'VALID: exists and is described correctly',
  incomplete: 'INCOMPLETE: exists, but something is missing or wrong',
  fake: 'FAKE: databases that should have the work do not, or the reference mixes several works',
  unknown: 'UNKNOWN: could not be checked; this does not mean that it is fake',
} as const;

/** Formats a verdict in a few lines: status, reason, differences, correction and links. */
export function formatResult(result: VerificationResult, style: Style = 'apa'): string {
  const { status, confidence, reason, evidence, correctedCitation, sourceLinks, match, consulted } = result;
  const wrong = evidence
    .filter(({ agreement }) => agreement === 'different' || agreement === 'missing')
    .slice(0, MAX_FIELDS);
  const notice = match?.standing !== 'current' ? match?.notice : undefined;
  const unreachable = [...new Set(consulted.filter(({ outcome }) => outcome === 'failed').map(({ source }) => source))];
  const suggestions = result.suggestions
    .slice(0, 2)
    .flatMap(({ csl, url }) => (csl.title ? [`${csl.title}${url ? ` ${url}` : ''}`] : []));
  return [
    `${MEANING[status]} (confidence ${shownConfidence(confidence)})`,
    reason && `Why: ${reason}`,
    notice && `NOTICE: the work is ${notice.standing}${notice.doi ? ` (https://doi.org/${notice.doi})` : ''}`,
    ...wrong.map(
      ({ field, cited, found }) =>
        `- ${fieldName(field)}: cited ${cited ? `"${cited}"` : 'nothing'}, record has ${found ? `"${found}"` : 'nothing'}`,
    ),
    status !== 'valid' && correctedCitation && `Correct: ${correctedCitation[style]}`,
    status === 'fake' && suggestions.length > 0 && `Did you mean: ${suggestions.join('; ')}`,
    sourceLinks.length > 0 && `Evidence: ${sourceLinks.slice(0, MAX_LINKS).join(' ')}`,
    status === 'unknown' && unreachable.length > 0 && `Could not be reached: ${unreachable.join(', ')}`,
  ]
    .filter((line): line is string => Boolean(line))
    .map((line) => plainLine(line, 900))
    .join('\n');
}

/** Names the databases that could not be reached; undefined when there are none. */
export function formatUnreachable(failed: readonly string[]): string | undefined {
  return failed.length > 0 ? `Could not be reached: ${failed.slice(0, 8).join(', ')}.` : undefined;
}
