import { mergeCandidates } from '@veracite/matching/merge';
import type { Candidate } from '@veracite/model/evidence';
import { rank, type Ranked } from './chances';
import type { Description } from './description';

/** The candidates found before and the ones found now. */
export interface Weighing {
  description: Description;
  known: Candidate[];
  met: Candidate[];
}

export interface Weighed {
  /** Merged candidates, one for each work. */
  candidates: Candidate[];
  /** Most probable first. */
  ranked: Ranked[];
}

/** Merges the records of each work and ranks the works. Takes much CPU time for many records. */
export function weigh({ description, known, met }: Weighing): Weighed {
  const candidates = mergeCandidates([...known, ...met]);
  return { candidates, ranked: rank(description, candidates) };
}
