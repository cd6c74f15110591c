import type { JournalRecord, Registries } from '@veracite/connectors/registries/registries';
import type { RequestOptions } from '@veracite/connectors/sources';
import { readVenueName } from '@veracite/matching/venue-name';
import { venuePair } from '@veracite/matching/venue-pair';
import { yearOf, type CslItem } from '@veracite/model/csl';

/** ISSNs of a journal that are looked up at Crossref: those of print and web. */
const MAX_ISSNS = 2;

/**
 * Reports whether Crossref has the works of the cited journal and year. Undefined if no registry knows the journal, which
 * may be invented. A registry that did not answer counts as one that knows it elsewhere.
 * @param only ids of the registries that may be asked; all when absent
 */
export async function isJournalAtCrossref(
  csl: CslItem,
  registries: Registries,
  options: RequestOptions,
  only?: string[],
): Promise<boolean | undefined> {
  const [title, year] = [csl['container-title'], yearOf(csl)];
  if (title === undefined || year === undefined) return undefined;
  const ids = registries.supporting('journal by title').filter((id) => !only || only.includes(id));
  const answers = await Promise.all(ids.map((id) => registries.ask(id, 'journal by title', title, options)));
  const named = answers.flatMap(({ records }) => records).filter((record) => isNamed(record, title));
  const own = named.filter(({ registry }) => registry === 'crossref');
  if (own.some((record) => isDeposited(record, year))) return true;
  // Crossref's search may not reach a journal with a common name.
  const issns = [...new Set(named.flatMap((record) => record.issns))].slice(0, MAX_ISSNS);
  if (
    issns.length === 0 &&
    answers.some(({ consultation: { outcome, problem } }) => outcome === 'failed' || problem !== undefined)
  )
    return false;
  if (!ids.includes('crossref') || issns.length === 0) return undefined;
  const byIssn = await Promise.all(issns.map((issn) => registries.ask('crossref', 'journal by issn', issn, options)));
  return byIssn.some(({ records }) => records.some((record) => isDeposited(record, year)));
}

function isNamed({ title, alternativeTitles }: JournalRecord, cited: string): boolean {
  const name = readVenueName(cited);
  return [title, ...alternativeTitles].some((one) => venuePair(name, readVenueName(one)).agreement !== 'different');
}

/** Checks whether Crossref has works of the year, or of the one next to it: print and web may differ. */
function isDeposited({ worksByYear }: JournalRecord, year: number): boolean {
  return worksByYear.length === 0 || worksByYear.some((one) => Math.abs(one.year - year) <= 1);
}
