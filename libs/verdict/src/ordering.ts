import type { Reason } from '@veracite/model/verdict';
import type { Fault } from './faults';
import { titleStrength } from './identity';
import type { View } from './view';

/** A work that fits the reference, with the faults and missing elements of its description. */
export interface Appraisal {
  view: View;
  faults: Fault[];
  missing: Reason[];
}

/** Orders matches by probability, then by key, independent of the order in which answers arrived. */
export const byMerit = (a: View, b: View): number => b.match.probability - a.match.probability || byKey(a, b);

function byKey(a: View, b: View): number {
  const [left, right] = [a.match.candidate.work.key, b.match.candidate.work.key];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Orders appraisals by the weight of their faults, then by the number of missing elements. */
export function byFaults(a: Appraisal, b: Appraisal): number {
  // A record with a title in the text fits better than one that matches by venue and pages alone.
  const weight = ({ faults, view }: Appraisal) =>
    faults.reduce((sum, fault) => sum + fault.weight, titleStrength(view) === 'absent' ? 6 : 0);
  return weight(a) - weight(b) || a.missing.length - b.missing.length || byMerit(a.view, b.view);
}
