/** Which way a piece of evidence about a source weighs. `neutral` is reported and moves no score. */
export type Side = 'for' | 'against' | 'neutral';

/** The property of a source that a piece of evidence is about. */
export type Aspect = 'existence' | 'credibility' | 'authenticity' | 'content' | 'publisher';

/** One piece of evidence about a journal, work, author or website, with its origin, date and weight. */
export interface BalanceLine {
  /** Stable name of the property, unique within a report: `doaj-listed`, `listed:bealls-journals`. */
  id: string;
  aspect: Aspect;
  side: Side;
  /** Points it adds to its side, 0 to 10; 0 when neutral. The reputation library turns points into scores. */
  weight: number;
  /** One sentence for people. */
  statement: string;
  /** Origin of the statement: a registry, a list with its owner, or the page itself. */
  origin: string;
  /** Web page with the same statement. */
  url?: string;
  /** The date of the statement in ISO 8601: the day of the request for a registry, the date of the list for a list. */
  date: string;
  /** How the source can dispute the statement. */
  dispute?: string;
}
