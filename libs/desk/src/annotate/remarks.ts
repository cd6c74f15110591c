import type { CheckEntry } from '@veracite/contracts/checks';
import type { MatchedRecord, VerificationResult } from '@veracite/contracts/citations';
import type { Decision, Paper } from '@veracite/contracts/collections';
import type { Identifiers } from '@veracite/model/identifiers';
import type { Status } from '@veracite/model/verdict';
import type { Remark } from './remark';

const LABELS: Record<Status, string> = {
  valid: 'Found',
  incomplete: 'Found, with differences',
  fake: 'Not found',
  unknown: 'Could not be checked',
};

/** Builds a remark for each reference of a paper that has a result: its status, the reason, the work and the decision. */
export const remarksOf = (paper: Pick<Paper, 'assessment' | 'decisions'>, entries: readonly CheckEntry[]): Remark[] =>
  entries.flatMap(({ position, raw, key, place, result }) => {
    if (!result) return [];
    const flag = paper.assessment?.flags.find((one) => one.position === position);
    const decision = paper.decisions.find((one) => one.position === position);
    const lines = [
      flag?.message ?? result.reason,
      result.match && sentenceOfWork(result.match),
      decision && sentenceOf(decision),
    ];
    return {
      position,
      raw,
      ...(key !== undefined && { key }),
      ...(place && { place }),
      status: result.status,
      label: LABELS[result.status],
      comment: lines.filter(Boolean).join('\n'),
      identifiers: identifiersOf(result),
    };
  });

const sentenceOfWork = ({ csl, doi, url }: MatchedRecord): string =>
  [csl.title, doi ? `https://doi.org/${doi}` : url].filter(Boolean).join(' ');

const sentenceOf = ({ kind, reason }: Decision): string => `Decision: ${kind}${reason && ` (${reason})`}`;

/** Returns identifiers of the cited work. None when an identifier of the reference is that of another work. */
function identifiersOf({ match, problem }: VerificationResult): Identifiers {
  if (!match || problem === 'other-work') return {};
  const { PMID: pmid, PMCID: pmcid, ISBN: isbn } = match.csl;
  const doi = match.doi ?? match.csl.DOI;
  return { ...(doi && { doi }), ...(pmid && { pmid }), ...(pmcid && { pmcid }), ...(isbn && { isbn }) };
}
