/** How often a watched list is asked about. */
export const WATCH_RHYTHMS = ['day', 'week', 'month'] as const;
export type WatchRhythm = (typeof WATCH_RHYTHMS)[number];

/** What can befall a work after it was cited: what a notice says of it, or that a preprint has a published version. */
export const WORK_EVENT_KINDS = ['retracted', 'withdrawn', 'replaced', 'concern', 'corrected', 'published'] as const;
export type WorkEventKind = (typeof WORK_EVENT_KINDS)[number];
