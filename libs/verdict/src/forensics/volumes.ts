import facts from '../../data/publisher-facts.json';

/** Journals with the same number of volumes every year, from the year `since`: the last volume of a year is `perYear * (year - zero)`. */
const RUNS = facts.volumes.map((run) => ({ ...run, venue: new RegExp(run.venue) }));

/** Early publication has next year's volume, and a late issue last year's. */
const SLACK_YEARS = 1;

/** Returns the range of volumes that a journal may have in a year, if its numbering is known. */
export function volumesIn(venue: string, year: number): { from: number; to: number } | undefined {
  const known = RUNS.find((run) => run.venue.test(venue));
  if (!known || year < known.since) return undefined;
  const last = (year: number) => known.perYear * (year - known.zero);
  return { from: last(year - 1 - SLACK_YEARS) + 1, to: last(year + SLACK_YEARS) };
}
