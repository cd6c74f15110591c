import type { JournalRecord, Registries } from '@veracite/connectors/registries/registries';
import type { RequestOptions } from '@veracite/connectors/sources';
import { venueIdsOf } from '@veracite/matching/venue-ids';
import { readVenueName } from '@veracite/matching/venue-name';
import { venuePair } from '@veracite/matching/venue-pair';
import { yearOf, type CslItem } from '@veracite/model/csl';
import type { Consultation } from '@veracite/model/source';
import type { VenueStanding } from '@veracite/verdict/absence/coverage';

/** ISSNs of a journal that are looked up at Crossref: those of print and web. */
const MAX_ISSNS = 2;

/**
 * Looks up the cited venue in the registries of journals and proceedings. Undefined if the answers do not settle it. A
 * registry that did not answer counts as one that knows the venue, and Crossref does not.
 * @param only ids of the registries that may be asked; all when absent
 */
export async function venueStandingOf(
  csl: CslItem,
  registries: Registries,
  options: RequestOptions,
  only?: string[],
): Promise<VenueStanding | undefined> {
  const [title, year] = [csl['container-title'], yearOf(csl)];
  if (title === undefined || year === undefined || isListedMeeting(csl, title, year)) return undefined;
  const ids = registries.supporting('journal by title').filter((id) => !only || only.includes(id));
  const answers = await Promise.all(ids.map((id) => registries.ask(id, 'journal by title', title, options)));
  const named = answers.flatMap(({ records }) => records).filter((record) => isNamed(record, title));
  const own = named.filter(({ registry }) => registry === 'crossref');
  if (own.some((record) => isDeposited(record, year))) return 'covered';
  // Crossref's search may not reach a journal with a common name.
  const issns = [...new Set(named.flatMap((record) => record.issns))].slice(0, MAX_ISSNS);
  const isUnanswered = ({ outcome, problem }: Consultation) => outcome === 'failed' || problem !== undefined;
  if (issns.length === 0 && answers.some(({ consultation }) => isUnanswered(consultation))) return 'elsewhere';
  if (named.length === 0) return 'unknown';
  if (!ids.includes('crossref') || issns.length === 0) return undefined;
  const byIssn = await Promise.all(issns.map((issn) => registries.ask('crossref', 'journal by issn', issn, options)));
  const isAtCrossref = byIssn.some(({ records }) => records.some((record) => isDeposited(record, year)));
  return isAtCrossref ? 'covered' : 'elsewhere';
}

function isNamed({ title, alternativeTitles }: JournalRecord, cited: string): boolean {
  const name = readVenueName(cited);
  return [title, ...alternativeTitles].some((one) => venuePair(name, readVenueName(one)).agreement !== 'different');
}

/** First year for which registries list meetings. */
const MEETINGS_SINCE = 2000;

/** Checks for a meeting in the tables of DBLP and the ACL Anthology, or of years in which no registry lists meetings. */
const isListedMeeting = ({ type }: CslItem, title: string, year: number): boolean =>
  type === 'paper-conference' && (year < MEETINGS_SINCE || venueIdsOf(title).length > 0);

/** Checks whether Crossref has works of the year, or of the one next to it: print and web may differ. */
function isDeposited({ worksByYear }: JournalRecord, year: number): boolean {
  return worksByYear.length === 0 || worksByYear.some((one) => Math.abs(one.year - year) <= 1);
}
