import type { Match } from './evidence';
import type { Work } from './work';

/** A work with an entry in its list of references that is similar to the checked reference. */
export interface Citing {
  by: Work;
  /** The entry as written in that list; it is not a record of the cited work. */
  entry: Work;
}

/** A citing work with its compared entry. */
export interface CitingMatch {
  by: Work;
  entry: Match;
}
