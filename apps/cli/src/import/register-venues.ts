import { VENUE_REGISTERS } from '@veracite/connectors/venue-registers';
import type { Format } from './format-names';

/**
 * Returns the venues and years of which a complete copy of a register has all papers; undefined for a database, which has what
 * its records say.
 * @param until ISO 8601: the day of the copy
 */
export function venuesOfCopy(format: Format, until: string): { [venue: string]: string } | undefined {
  const register = VENUE_REGISTERS.find((one) => one.of === format && !one.until);
  const years = Object.entries(register?.venues ?? {});
  return register && Object.fromEntries(years.map(([venue, from]) => [venue, `${from}${until.slice(0, 4)}`]));
}
