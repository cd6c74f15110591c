import type { Match } from '@veracite/model/evidence';
import type { Verdict } from '@veracite/model/verdict';
import { holdersOf } from './view';

/** Chance that the status is right. */
export function confidenceOf(verdict: Pick<Verdict, 'status' | 'match'>, matches: Match[]): number {
  const likeliest = Math.max(0, ...matches.map((match) => match.probability));
  const holders = verdict.match ? holdersOf(verdict.match).length : 0;
  switch (verdict.status) {
    case 'valid':
      return Math.min(0.995, 0.95 + 0.02 * holders);
    case 'incomplete':
      return Math.min(0.97, 0.88 + 0.03 * holders);
    case 'fake':
      return Math.max(0.6, 0.97 - 0.3 * likeliest);
    case 'unknown':
      return 0.5;
  }
}
