import type { Status } from '@veracite/model/verdict';
import { EXIT } from './exit';

/** Statuses that are bad unless `--fail-on` names others. */
export const BAD: readonly Status[] = ['fake', 'incomplete'];

/** The exit code for what came of a whole file: 1 when any status is bad, else 2 when any is unknown, else 0. */
export function exitFor(statuses: Iterable<Status>, bad: readonly Status[] = BAD): number {
  const seen = new Set(statuses);
  if (bad.some((status) => seen.has(status))) return EXIT.someNot;
  return seen.has('unknown') ? EXIT.unchecked : EXIT.allValid;
}
