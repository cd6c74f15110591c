import type { Class } from '../../../src/split/unit-classes';

/** A stretch of a list with what it is; an entry that goes on is `inside`. */
export interface Stretch {
  text: string;
  of: Class;
}

/** A list as somebody might paste it: its lines, each of one stretch or of several. Blank lines have none. */
export type Line = Stretch[];
