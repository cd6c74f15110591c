import counted from '../data/crossref-venues.json';
import declared from '../data/venue-registers.json';

/** A register of the works of venues. */
export interface VenueRegister {
  /** Id of the database that has its works, or of the format of `library import` that reads its files. */
  of: string;
  name: string;
  /** Years of the venues that it has completely, as "1979-2022,2024" or "2018-". */
  venues: { [venue: string]: string };
  /** Years in which it has all papers of the meetings with the name of an organizer in theirs. */
  organizers?: { [organizer: string]: string };
  /** ISO 8601: the day on which the declaration was checked. Absent for files, which have days of their own. */
  until?: string;
  url?: string;
  /** Why its works cannot be imported. */
  terms?: string;
  /** Prefix of the DOIs of its works. */
  prefix?: string;
  /** Lower-case words of references to works that it may have. */
  mentions?: string[];
  /** Number of papers from which the declaration was counted. Absent if it was made from documentation. */
  papers?: number;
}

/** A register that a database has. */
export type DatedVenueRegister = VenueRegister & { until: string };

const rows: unknown[] = [...declared.registers, ...counted.registers];
export const VENUE_REGISTERS = rows as readonly VenueRegister[];

/** Returns the venues that a database declares to have completely. */
export const venueRegistersOf = (database: string): DatedVenueRegister[] =>
  VENUE_REGISTERS.filter(
    (register): register is DatedVenueRegister => register.of === database && register.until !== undefined,
  );
