import { mergeCandidates } from '@veracite/matching/merge';
import type { Candidate } from '@veracite/model/evidence';
import { rank, type Ranked } from './chances';
import type { Description } from './description';

/** What is to be weighed: what was met before, and what was met now. */
export interface Weighing {
  description: Description;
  known: Candidate[];
  met: Candidate[];
}

export interface Weighed {
  /** Each work once, with all its records. */
  candidates: Candidate[];
  /** Likeliest first. */
  ranked: Ranked[];
}

/** Brings together the records of each work and ranks the works; computes much when much was met. */
export function weigh({ description, known, met }: Weighing): Weighed {
  const candidates = mergeCandidates([...known, ...met]);
  return { candidates, ranked: rank(description, candidates) };
}
