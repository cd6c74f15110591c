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
  /** Points it adds to its side, 0 to 10; 0 when neutral. How points become scores is the room's own rule. */
  weight: number;
  /** One sentence for people. */
  statement: string;
  /** Who says so: a registry, a list with its owner, the page itself. */
  origin: string;
  /** Where a person reads the same. */
  url?: string;
  /** When it was said, ISO 8601 as far as it is known: the day of asking for a registry, a list's own date for a list. */
  date: string;
  /** With a line against: how whoever it concerns disputes it. */
  dispute?: string;
}
