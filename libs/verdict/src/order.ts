import type { Reason } from '@veracite/model/verdict';
import type { Fault } from './faults';
import { titleStrength } from './identity';
import type { View } from './view';

/** A work that fits, and what is wrong with its description. */
export interface Appraisal {
  view: View;
  faults: Fault[];
  missing: Reason[];
}

/** Matches in one order whatever the order of answers: likelier first, then by key. */
export function byMerit(a: View, b: View): number {
  return b.match.probability - a.match.probability || byKey(a, b);
}

export function byKey(a: View, b: View): number {
  const [left, right] = [a.match.candidate.work.key, b.match.candidate.work.key];
  return left < right ? -1 : left > right ? 1 : 0;
}

export function byFaults(a: Appraisal, b: Appraisal): number {
  // A record whose title is in the text fits better than one whose place alone is.
  const weight = ({ faults, view }: Appraisal) =>
    faults.reduce((sum, fault) => sum + fault.weight, titleStrength(view) === 'absent' ? 6 : 0);
  return weight(a) - weight(b) || a.missing.length - b.missing.length || byMerit(a.view, b.view);
}
