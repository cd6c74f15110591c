import type { VerificationResult } from '@veracite/contracts/citations';
import type { Status } from '@veracite/model/verdict';
import type { Style } from '@veracite/model/verification';

const MARKS: Record<Status, string> = { valid: '✓', incomplete: '!', fake: '✗', unknown: '?' };

/** A result for the terminal: the verdict, why, the fields that differ, and the citation as it should be. */
export function showResult(result: VerificationResult, style: Style): string {
  const differing = result.evidence.filter(({ agreement }) => agreement !== 'same');
  const lines = [
    `${MARKS[result.status]} ${result.status} (${Math.round(result.confidence * 100)} %)  ${result.originalText.trim()}`,
    result.reason && `    ${result.reason}`,
    ...differing.map(({ field, cited, found, agreement }) => `    ${field}: ${agreement}${values(cited, found)}`),
    result.match?.notice &&
      `    ${result.match.notice.standing}: ${result.match.notice.doi ?? result.match.notice.url ?? ''}`,
    result.correctedCitation && `    ${result.correctedCitation[style]}`,
    ...result.sourceLinks.map((link) => `    ${link}`),
    ...(result.citedBy ?? []).map(({ doi, url }) => `    cited by ${doi ? `https://doi.org/${doi}` : (url ?? '')}`),
  ];
  return `${lines.filter(Boolean).join('\n')}\n`;
}

function values(cited?: string, found?: string): string {
  if (cited !== undefined && found !== undefined) return `, cited "${cited}", found "${found}"`;
  const only = found ?? cited;
  return only === undefined ? '' : `, ${found === undefined ? 'cited' : 'found'} "${only}"`;
}

/** The closing line: how many of each. */
export function showSummary(statuses: Status[]): string {
  const count = (status: Status) => statuses.filter((one) => one === status).length;
  return (
    `${statuses.length} checked: ${count('valid')} valid, ${count('incomplete')} incomplete, ` +
    `${count('fake')} fake, ${count('unknown')} could not be checked\n`
  );
}
