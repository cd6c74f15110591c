import type { Match } from './evidence';
import type { Work } from './work';

/** A work whose list of references has an entry like the one that is checked. */
export interface Citing {
  by: Work;
  /** The entry as the list has it: what its author wrote, no record of the work cited. */
  entry: Work;
}

/** The same with the entry compared. */
export interface CitingMatch {
  by: Work;
  entry: Match;
}
