import type { CitingMatch } from '@veracite/model/citing';
import type { Match } from '@veracite/model/evidence';
import type { Reference } from '@veracite/model/reference';
import type { Consultation } from '@veracite/model/source';
import type { Coverage } from '@veracite/model/verdict';

/** The answers about a reference by which it is judged. */
export interface JudgeInput {
  reference: Reference;
  matches: Match[];
  consultations: Consultation[];
  /** Entries in the reference lists of other works that may describe this work. */
  citing?: CitingMatch[];
  coverage: Coverage;
  now?: Date;
}
