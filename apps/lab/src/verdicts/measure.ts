import type { Match } from '@veracite/model/evidence';
import type { Status, Verdict } from '@veracite/model/verdict';
import { calibrationError as errorOfChances } from '../harness/logistic';
import { titleFingerprint } from '@veracite/text/fingerprint';
import type { Row, StringRow } from './rows';

/** A verdict that was given, how sure it was, and whether it was right. */
export interface ScoredVerdict {
  confidence: number;
  right: boolean;
  /** The set its reference is of. */
  set: string;
}

export const STATUSES_SHOWN: Status[] = ['valid', 'incomplete', 'unknown', 'fake'];

/** Whether the status is one that the truth of the row allows; `unknown` claims nothing and is left out. */
export function isRight({ truth }: Row, { status }: Verdict): boolean | undefined {
  if (status === 'unknown') return undefined;
  return truth === 'real' ? status === 'valid' || status === 'incomplete' : status !== 'valid';
}

export type Found = 'right' | 'wrong' | 'none' | 'false' | 'refused';

/** Whether the work found is the one the string was made from. */
export function foundBy(row: StringRow, { match }: Verdict): Found {
  const known = row.doi !== undefined || row.title !== undefined;
  if (!match) return known ? 'none' : 'refused';
  if (!known) return 'false';
  return isWorkOf(row, match) ? 'right' : 'wrong';
}

/** Signs of a title's fingerprint from which on hardly two works share it: a database may hold a work without its DOI. */
const TELLING_TITLE = 30;

export function isWorkOf(row: StringRow, { candidate }: Match): boolean {
  const { csl, identifiers } = candidate.work;
  const title = titleFingerprint(row.title ?? '');
  const sameTitle = title !== '' && title === titleFingerprint(csl.title ?? '');
  // Many works are called “Notes”: with a DOI they are distinguishable, otherwise only by a longer title.
  return (
    (sameTitle && (row.doi === undefined || title.length >= TELLING_TITLE)) ||
    (row.doi !== undefined && identifiers.doi === row.doi)
  );
}

/** The same for every set of which there are verdicts enough, one line each. */
export function calibrationBySet(scored: ScoredVerdict[]): string {
  const sets = [...new Set(scored.map(({ set }) => set))].sort();
  return sets
    .map((set) => ({ set, own: scored.filter((item) => item.set === set) }))
    .filter(({ own }) => own.length >= ENOUGH)
    .map(({ set, own }) => `    ${set}: ${calibrationError(own).toFixed(3)} over ${own.length}`)
    .join('\n');
}

/** Verdicts from which on a share of right ones says something. */
const ENOUGH = 30;

/** Mean distance between confidence and share of right verdicts; see `harness/logistic.ts`. */
export function calibrationError(scored: Pick<ScoredVerdict, 'confidence' | 'right'>[]): number {
  return errorOfChances(scored.map(({ confidence, right }) => ({ chance: confidence, hit: right })));
}
