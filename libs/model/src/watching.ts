/** Intervals between the rounds of a watch. */
export const WATCH_RHYTHMS = ['day', 'week', 'month'] as const;
export type WatchRhythm = (typeof WATCH_RHYTHMS)[number];

/** A change after a work was cited: the kind of a notice, or the publication of a preprint. */
export type WorkEventKind = 'retracted' | 'withdrawn' | 'replaced' | 'concern' | 'corrected' | 'published';
