import type { Reason } from '@veracite/model/verdict';

/** What the reference gives away by itself. `certain` clues are faults even of a work that exists. */
export interface Clue extends Reason {
  certain: boolean;
}
