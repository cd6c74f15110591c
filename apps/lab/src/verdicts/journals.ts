import { yearOf, type CslItem } from '@veracite/model/csl';
import { normalizeIssn } from '@veracite/model/identifiers';
import { FAKE_SERVERS } from '@veracite/testing/fake-databases/fake-servers';
import type { CatalogJournal, RegistryCatalog } from '@veracite/testing/fake-databases/registries/catalog';
import type { MeasuringData } from '../harness/data';
import { fold } from '@veracite/text/fold';
import { GOOD, issnOf } from '../reputation/eval/source-world';

/** Public lists of journals that exist: those that deposit at Crossref, and those of DOAJ. */
const AT_CROSSREF = ['sources/journals-crossref-2022.tsv.gz', 'sources/journals-openapc.tsv.gz'];
export const JOURNAL_LISTS = [...AT_CROSSREF, GOOD];

/**
 * Builds the records that registries have of journals: those of public lists, and the journals of the works, which
 * Crossref has from the first to the last year of the works that it has. OpenAlex also has the proceedings of the works.
 */
export function journalCatalog(data: MeasuringData, works: readonly CslItem[]): RegistryCatalog {
  const journals = new Map<string, CatalogJournal>();
  const add = (journal: Omit<CatalogJournal, 'issns'>, written: string) => {
    const issns = written.split(',').flatMap((text) => normalizeIssn(text) ?? []);
    const key = fold(journal.title).replace(/^the /, '');
    const all = { id: `S${journals.size}`, issns: issns.length > 0 ? issns : [issnOf(journals.size)], ...journal };
    if (!journals.has(key)) journals.set(key, all);
  };
  for (const file of AT_CROSSREF)
    for (const { title = '', issns = '', publisher } of data.table(file))
      add({ title, publisher, in: ['crossref', 'openalex', 'issn-portal'] }, issns);
  for (const { title = '', issn = '', eissn = '', publisher } of data.table(GOOD))
    add({ title, publisher, in: ['openalex', 'doaj', 'issn-portal'] }, `${issn},${eissn}`);
  for (const [title, years] of yearsAtCrossref(works)) {
    const [first, last] = [Math.min(...years), Math.max(...years)];
    const worksByYear = years.size === 0 ? [] : range(first, last).map((year) => ({ year, works: 1 }));
    add(
      { title, worksByYear, in: ['openalex', 'issn-portal', ...(years.size > 0 ? (['crossref'] as const) : [])] },
      '',
    );
  }
  const isMeeting = ({ type }: CslItem) => type === 'paper-conference';
  for (const item of works.filter((work) => isMeeting(work) && FAKE_SERVERS.openalex.holds(work)))
    add({ title: item['container-title'] ?? '', type: 'conference', in: ['openalex'] }, '');
  return { journals: [...journals.values()] };
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Returns the years of the works of each journal that Crossref has. */
function yearsAtCrossref(works: readonly CslItem[]): Map<string, Set<number>> {
  const years = new Map<string, Set<number>>();
  for (const item of works) {
    const title = item['container-title'];
    if (item.type !== 'article-journal' || title === undefined) continue;
    const known = years.get(title) ?? new Set();
    years.set(title, known);
    const year = yearOf(item);
    if (year !== undefined && FAKE_SERVERS.crossref.holds(item)) known.add(year);
  }
  return years;
}
