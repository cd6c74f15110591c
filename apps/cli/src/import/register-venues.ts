import { MAIN_VENUES } from '@veracite/matching/venue-ids';
import type { Format } from './format-names';

/** First years of venues whose papers a register has completely. Workshops are left out, because their names are less certain. */
const SINCE: Partial<Record<Format, { [venue: string]: number }>> = {
  'acl-anthology': Object.fromEntries(MAIN_VENUES.map((venue) => [venue, 1979])),
  pmlr: { icml: 2013, aistats: 2009, colt: 2011, uai: 2019, corl: 2017, alt: 2017 },
  openreview: { iclr: 2018, tmlr: 2022 },
  neurips: { neurips: 1987 },
  cvf: { cvpr: 2013, iccv: 2013, wacv: 2020 },
  usenix: { osdi: 2010, nsdi: 2010, fast: 2010, atc: 2010, soups: 2014 },
};

/**
 * Returns the venues and years of which a complete copy of a register has all papers; undefined for a database, which has what
 * its records say.
 * @param until ISO 8601: the day of the copy
 */
export function venuesOfCopy(format: Format, until: string): { [venue: string]: string } | undefined {
  const since = SINCE[format];
  const last = Number(until.slice(0, 4));
  return since && Object.fromEntries(Object.entries(since).map(([venue, first]) => [venue, `${first}-${last}`]));
}
