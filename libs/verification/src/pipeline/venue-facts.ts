import { venueIdsOf } from '@veracite/matching/venue-ids';
import { yearOf, type CslItem } from '@veracite/model/csl';
import type { VenueFacts } from '@veracite/model/venue-facts';
import { lookUpName, type NameKind, type RegisteredName } from '@veracite/text/registered-names';
import { databasesWith } from '@veracite/connectors/declarations';
import type { DatedVenueRegister } from '@veracite/connectors/venue-registers';
import type { JournalAnswer } from './journal-coverage';
import { isInYears, isRegisteredBy, meansMainMeeting, type Cited } from './library-coverage';

/** The register of names that comes with the product, in sentences. */
const OWN_REGISTER = 'the list of journals of Veracite';

/** What has answered. */
export interface Answered {
  /** Whether a database that holds all works of the venue and year, or all with such an identifier, has answered. */
  register: boolean;
  /** Whether a database has answered a search. */
  isSearched: (database: string) => boolean;
  /** What the registries of journals answered, if they were asked. */
  registries?: JournalAnswer;
}

/** Combines what registers know of the venue and publisher of a reference. */
export function venueFacts(cited: Cited, answered: Answered): VenueFacts {
  const name = cited.csl['container-title'] ?? cited.csl['event-title'];
  const registers = [...(answered.registries?.registers ?? []), OWN_REGISTER];
  const holders = name === undefined ? [] : searchedHolders(name, cited, answered);
  const isComplete = answered.register || holders.length > 0;
  const venue = isComplete ? 'complete' : name === undefined ? 'unnamed' : venueOf(name, answered.registries?.venue);
  const publisher = publisherOf(cited.csl.publisher ?? (venue === 'unnamed' ? name : undefined));
  return { venue, isRegistered: answered.register, publisher, registers, holders };
}

const isOneOf = (kinds: readonly NameKind[], registered?: RegisteredName): boolean =>
  kinds.some((kind) => registered?.kinds.has(kind));

const VENUES: readonly NameKind[] = ['journal', 'series', 'conference', 'newspaper', 'magazine', 'news-site'];

/** Returns the ids of the databases with all works of a venue and year that have answered a search. */
function searchedHolders(name: string, cited: Cited, { isSearched, registries }: Answered): string[] {
  const registered = lookUpName(name);
  const holders = new Set<string>(registered && holdersOf(name, registered, cited));
  if (registries?.venue === 'deposited' && !isOneOf(PRESS, registered)) holders.add('crossref');
  if (registries?.venue === 'known') holders.delete('crossref');
  return [...holders].filter(isSearched);
}

/** Returns what is known of a venue that no database has completely. @param answer what the registries of journals answered */
function venueOf(name: string, answer: JournalAnswer['venue'] | undefined): VenueFacts['venue'] {
  const registered = lookUpName(name);
  if (isOneOf(VENUES, registered) || answer === 'known' || venueIdsOf(name).length > 0) return 'known';
  // "(1989). Information management: A proposal. CERN": the body that issued the work was read as its venue.
  if (isOneOf(BODIES, registered)) return 'unnamed';
  return answer === 'unchecked' ? 'unchecked' : 'unknown';
}

/** Returns the ids of the databases that declare all works of the year of a venue by its name in the register, or by its organizer. */
function holdersOf(name: string, registered: RegisteredName, cited: Cited): string[] {
  const { kinds } = registered;
  const year = yearOf(cited.csl);
  if (year === undefined || (kinds.has('conference') && !meansMainMeeting(name, cited))) return [];
  const words = kinds.has('conference') || kinds.has('preprint-server') ? name.split(/[^\p{L}\d]+/u) : [];
  const isOrganized = ({ until, organizers = {} }: DatedVenueRegister): boolean =>
    isRegisteredBy(until, year) && words.some((word) => isInYears(organizers[word], year));
  const isNamed = isMeant(name, registered, cited.csl);
  return databasesWith(({ complete: { venues = [], named } = {} }) => {
    if (venues.some(isOrganized)) return true;
    if (!isNamed || !named || !registered[named.fact] || (named.kind && !kinds.has(named.kind))) return false;
    const { since, until = `${year + 1}` } = named;
    return year >= since && isRegisteredBy(until, year);
  });
}

/** Kinds of venues that no database holds as a whole. Magazines have volumes and pages too, so that these do not show which of two is meant. */
const PRESS: readonly NameKind[] = ['newspaper', 'magazine'];

/**
 * Checks whether the name means the registered venue. One that a newspaper or magazine has too never does. One that a news site has, that is
 * a common word or part of the cited one, or whose deposits are concluded from its publisher, means it with a place in it.
 */
function isMeant(name: string, registered: RegisteredName, csl: CslItem): boolean {
  const { depositedAtCrossref, kinds, isCommonWord, isPart } = registered;
  if (isOneOf(PRESS, registered)) return false;
  if ((csl.page ?? csl.issue) !== undefined && (csl.volume !== undefined || kinds.has('conference'))) return true;
  return !isCommonWord && !isPart && depositedAtCrossref?.isSeen !== false && !kinds.has('news-site');
}

const BODIES: readonly NameKind[] = ['university', 'government', 'company', 'organization'];

function publisherOf(publisher: string | undefined): VenueFacts['publisher'] {
  if (publisher === undefined) return 'unnamed';
  const registered = lookUpName(publisher);
  if (registered?.kinds.has('book-publisher')) return 'books';
  return isOneOf(BODIES, registered) ? 'body' : 'unknown';
}
