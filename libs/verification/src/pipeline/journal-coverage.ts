import type { JournalRecord, Registries, RegistryId } from '@veracite/connectors/registries/registries';
import type { RequestOptions } from '@veracite/connectors/sources';
import { readVenueName } from '@veracite/matching/venue-name';
import { venuePair } from '@veracite/matching/venue-pair';
import { yearOf, type CslItem } from '@veracite/model/csl';
import { couldNotAsk } from '@veracite/model/source';

/** ISSNs of a journal that are looked up at Crossref: those of print and web. */
const MAX_ISSNS = 2;

/** What the registries of journals answered about a venue. */
export interface JournalAnswer {
  /**
   * `deposited`: Crossref has works of the venue and year. `known`: a registry knows the venue, without works of the year at Crossref.
   * `unknown`: none of the registries that can be asked knows it. `unchecked`: none that answered knows it, and one did not answer, or
   * did not find a journal that it is known to have.
   */
  venue: 'deposited' | 'known' | 'unknown' | 'unchecked';
  /** The names of the registries that answered and work. */
  registers: string[];
}

/**
 * Asks the registries of journals about the cited venue and year; undefined if the reference has none.
 * @param only ids of the registries that may be asked; all when absent
 */
export async function askAboutVenue(
  csl: CslItem,
  registries: Registries,
  options: RequestOptions,
  only?: string[],
): Promise<JournalAnswer | undefined> {
  const [title, year] = [csl['container-title'], yearOf(csl)];
  if (title === undefined || year === undefined) return undefined;
  const ids = registries.supporting('journal by title').filter((id) => !only || only.includes(id));
  const answers = await Promise.all(ids.map((id) => registries.ask(id, 'journal by title', title, options)));
  const named = answers.flatMap(({ records }) => records).filter((record) => isNamed(record, title));
  const isDepositedIn = (record: JournalRecord) => record.registry === 'crossref' && isDeposited(record, year);
  const names = new Map(registries.list().map(({ id, name }) => [id, name]));
  const namesOf = (ids: RegistryId[]) => ids.map((id) => names.get(id) ?? id);
  const answered = ids.filter((_, place) => answers[place]?.consultation.outcome === 'answered');
  const registers = namesOf(answered);
  if (named.some(isDepositedIn)) return { venue: 'deposited', registers };
  // Crossref's search may not reach a journal with a common name.
  const issns = [...new Set(named.flatMap((record) => record.issns))].slice(0, MAX_ISSNS);
  const byIssn = ids.includes('crossref')
    ? await Promise.all(issns.map((issn) => registries.ask('crossref', 'journal by issn', issn, options)))
    : [];
  if (byIssn.some(({ records }) => records.some(isDepositedIn))) return { venue: 'deposited', registers };
  if (named.length > 0) return { venue: 'known', registers };
  const isMissing = answers.some(({ consultation }) => couldNotAsk(consultation));
  const controls = await Promise.all(answered.map((id) => registries.control(id, options)));
  const working = answered.filter((_, place) => controls[place]?.outcome === 'passed');
  const isComplete = !isMissing && working.length > 0 && working.length === answered.length;
  return { venue: isComplete ? 'unknown' : 'unchecked', registers: namesOf(working) };
}

function isNamed({ title, alternativeTitles }: JournalRecord, cited: string): boolean {
  const name = readVenueName(cited);
  return [title, ...alternativeTitles].some((other) => venuePair(name, readVenueName(other)).agreement !== 'different');
}

/** Checks whether Crossref has works of the year, or of the one next to it: print and web may differ. */
function isDeposited({ worksByYear }: JournalRecord, year: number): boolean {
  return worksByYear.length === 0 || worksByYear.some((item) => Math.abs(item.year - year) <= 1);
}
