import type { Reason } from '@veracite/model/verdict';

/** A sign of invention in the reference itself. `certain` clues are faults even if the work exists. */
export interface Clue extends Reason {
  certain: boolean;
}
