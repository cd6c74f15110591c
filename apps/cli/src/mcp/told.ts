import type { VerificationResult } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import { plainLine } from '../output/plain';

/** Links that are given as evidence. */
const LINKS = 4;
/** Fields that are named as different. */
const FIELDS = 6;

const MEANING = {
  valid: 'VALID: exists and is described correctly',
  incomplete: 'INCOMPLETE: exists, but something is missing or wrong',
  fake: 'FAKE: no such work was found where it should be, or the reference mixes several works',
  unknown: 'UNKNOWN: could not be checked; this is no sign that it is fake',
} as const;

/** A verdict in a few lines: what it is, why, what differs, how it should read, where to see it. */
export function toldResult(result: VerificationResult, style: Style = 'apa'): string {
  const { status, confidence, reason, evidence, correctedCitation, sourceLinks, match, consulted } = result;
  const wrong = evidence
    .filter(({ agreement }) => agreement === 'different' || agreement === 'missing')
    .slice(0, FIELDS);
  const notice = match?.standing !== 'current' ? match?.notice : undefined;
  const silent = [...new Set(consulted.filter(({ outcome }) => outcome === 'failed').map(({ source }) => source))];
  const meant = result.suggestions
    .slice(0, 2)
    .flatMap(({ csl, url }) => (csl.title ? [`${csl.title}${url ? ` ${url}` : ''}`] : []));
  return [
    `${MEANING[status]} (confidence ${confidence.toFixed(2)})`,
    reason && `Why: ${reason}`,
    notice && `NOTICE: the work is ${notice.standing}${notice.doi ? ` (https://doi.org/${notice.doi})` : ''}`,
    ...wrong.map(
      ({ field, cited, found }) =>
        `- ${field}: cited ${cited ? `"${cited}"` : 'nothing'}, on record ${found ? `"${found}"` : 'nothing'}`,
    ),
    status !== 'valid' && correctedCitation && `Correct: ${correctedCitation[style]}`,
    status === 'fake' && meant.length > 0 && `Perhaps meant: ${meant.join('; ')}`,
    sourceLinks.length > 0 && `Evidence: ${sourceLinks.slice(0, LINKS).join(' ')}`,
    status === 'unknown' && silent.length > 0 && `Could not be asked: ${silent.join(', ')}`,
  ]
    .filter((line): line is string => Boolean(line))
    .map((line) => plainLine(line, 900))
    .join('\n');
}

/** `(Crossref and OpenAlex could not be asked.)` */
export function toldSilence(failed: readonly string[]): string | undefined {
  return failed.length > 0 ? `Could not be asked: ${failed.slice(0, 8).join(', ')}.` : undefined;
}
