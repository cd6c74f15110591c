import { venueIdsOf } from '@veracite/matching/venue-ids';
import { yearOf, type CslItem } from '@veracite/model/csl';
import type { VenueFacts } from '@veracite/model/venue-facts';
import { lookUpName, type NameKind, type RegisteredName } from '@veracite/text/registered-names';
import { VENUE_REGISTERS } from '@veracite/connectors/venue-registers';
import type { JournalAnswer } from './journal-coverage';
import { isInYears, isRegisteredBy } from './library-coverage';

/** The register of names that comes with the product, in sentences. */
const OWN_REGISTER = 'the list of journals of Veracite';

/** Which databases with works of the venue have answered. */
export interface Answered {
  /** One that holds all works of the venue and year, or all with such an identifier. */
  register: boolean;
  crossref: boolean;
  dblp: boolean;
  /** What the registries of journals answered, if they were asked. */
  registries?: JournalAnswer;
}

/** Combines what registers know of the venue and publisher of a reference. */
export function venueFacts(csl: CslItem, answered: Answered): VenueFacts {
  const name = csl['container-title'] ?? csl['event-title'];
  const registers = [...(answered.registries?.registers ?? []), OWN_REGISTER];
  const venue = name === undefined ? (answered.register ? 'complete' : 'unnamed') : venueOf(name, csl, answered);
  return { venue, isRegistered: answered.register, publisher: publisherOf(csl), registers };
}

function venueOf(
  name: string,
  csl: CslItem,
  { register, crossref, dblp, registries: answer }: Answered,
): VenueFacts['venue'] {
  if (register || (crossref && answer?.venue === 'deposited')) return 'complete';
  const registered = lookUpName(name);
  if (crossref && dblp && registered && isMeetingOfDblp(name, registered, csl)) return 'complete';
  if (crossref && registered && isDepositedByOrganizer(name, registered, csl)) return 'complete';
  if (crossref && registered && answer?.venue !== 'known' && isDepositedIn(registered, csl)) return 'complete';
  const isVenue = registered !== undefined && VENUES.some((kind) => registered.kinds.has(kind));
  if (isVenue || answer?.venue === 'known' || venueIdsOf(name).length > 0) return 'known';
  return answer?.venue === 'unchecked' ? 'unchecked' : 'unknown';
}

const VENUES: readonly NameKind[] = ['journal', 'series', 'conference', 'newspaper', 'magazine', 'news-site'];
/** Kinds of venues whose articles are registered only if the name means a journal too. */
const OF_THE_DAY: readonly NameKind[] = ['newspaper', 'magazine', 'news-site'];
/** Year from which journals that deposit are taken to deposit all articles: Crossref began in 2000. */
const DEPOSITED_SINCE = 2000;

/**
 * Checks whether the journal deposits its articles of the year: it was seen to then or before, or has appeared only since. A year in which
 * it did not appear may be an error, with which an article is found. A name that a newspaper has too, that is a common word or part of the
 * cited one, or whose deposits are concluded from its publisher, means the journal only with a volume and a page or issue.
 */
function isDepositedIn({ depositedAtCrossref, kinds, isCommonWord, isPart }: RegisteredName, csl: CslItem): boolean {
  const year = yearOf(csl);
  if (!depositedAtCrossref || year === undefined) return false;
  const { from = DEPOSITED_SINCE, isSeen } = depositedAtCrossref;
  const isPlaced = csl.volume !== undefined && (csl.page ?? csl.issue) !== undefined;
  const isAmbiguous = isCommonWord || isPart || !isSeen || OF_THE_DAY.some((kind) => kinds.has(kind));
  return year >= Math.min(from, DEPOSITED_SINCE) && (isPlaced || !isAmbiguous);
}

/** Year since which DBLP has all papers of the meetings in it. */
const IN_DBLP_SINCE = 1990;

const DBLP = VENUE_REGISTERS.find((register) => register.of === 'dblp');

/** Checks whether DBLP has all papers of the meeting in the year. A common word names it only with pages, unless it is an acronym. */
function isMeetingOfDblp(
  name: string,
  { kinds, isInDblp, isCommonWord, isPart }: RegisteredName,
  csl: CslItem,
): boolean {
  const year = yearOf(csl);
  if (!isInDblp || !kinds.has('conference') || year === undefined || !DBLP?.until) return false;
  const isMeant = csl.page !== undefined || !(isCommonWord || isPart) || ACRONYM.test(name);
  return isMeant && year >= IN_DBLP_SINCE && isRegisteredBy(DBLP.until, year);
}

/** Two capitals, as in "RAID" and "NeurIPS". */
const ACRONYM = /\p{Lu}.*\p{Lu}/u;

/** Checks whether the name of a meeting or server contains an organizer that deposits all its papers of the year. */
function isDepositedByOrganizer(name: string, { kinds }: RegisteredName, csl: CslItem): boolean {
  const words = name.split(/[^\p{L}\d]+/u);
  const year = yearOf(csl);
  if (year === undefined || !(kinds.has('conference') || kinds.has('preprint-server'))) return false;
  return VENUE_REGISTERS.some(
    ({ until = '', organizers = {} }) =>
      isRegisteredBy(until, year) && words.some((word) => isInYears(organizers[word], year)),
  );
}

const BODIES: readonly NameKind[] = ['university', 'government', 'company', 'organization'];

function publisherOf({ publisher }: CslItem): VenueFacts['publisher'] {
  if (publisher === undefined) return 'unnamed';
  const kinds = lookUpName(publisher)?.kinds;
  if (kinds?.has('book-publisher')) return 'books';
  return kinds && BODIES.some((kind) => kinds.has(kind)) ? 'body' : 'unknown';
}
