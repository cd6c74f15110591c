/** Which way a piece of evidence about a source weighs. `neutral` is worth knowing and moves no score. */
export type Side = 'for' | 'against' | 'neutral';

/** What a piece of evidence speaks of. */
export const ASPECTS = ['existence', 'credibility', 'authenticity', 'content', 'publisher'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** One line of the balance sheet of a journal, work, author or website: who says what, when, and what it weighs. */
export interface BalanceLine {
  /** What was looked at, stable over time and unique within a sheet: `doaj-listed`, `listed:bealls-journals`. */
  id: string;
  aspect: Aspect;
  side: Side;
  /** Points it adds to its side, 0 to 10; 0 when neutral. The reputation library turns points into scores. */
  weight: number;
  /** One sentence for people. */
  statement: string;
  /** Who says so: a registry, a list with its owner, the page itself. */
  origin: string;
  /** Where a person reads the same. */
  url?: string;
  /** The date of the statement in ISO 8601: the day of the request for a registry, the date of the list for a list. */
  date: string;
  /** How the source disputes a line against it. */
  dispute?: string;
}
