import type { RegistryId } from '@veracite/connectors/registries/registries';
import { normalizeIssn } from '@veracite/model/identifiers';
import type { MeasuringData } from '../../harness/data';
import type { CatalogJournal } from '@veracite/testing/fake-databases/registries/catalog';
import { fold } from '@veracite/text/fold';
import { halfHash } from '../../harness/shares';

/** A journal of the measurement, what it is asked by, and how the played registries know it. */
export interface Measured {
  title: string;
  issn?: string;
  address?: string;
  record: CatalogJournal;
}

export type Half = 'dev' | 'test';

export const halfOf = (title: string): Half => (halfHash(`half ${fold(title)}`) % 2 === 0 ? 'dev' : 'test');

/** Journals known to be good, and those on lists. */
export const GOOD = 'sources/doaj-journals-2014.tsv.gz';
export const LISTED = 'sources/predatory-beall-updated.tsv.gz';

/** The first of a list in the order of their hash: the same sample on every machine. */
function sample<T extends { title: string }>(all: T[], count: number): T[] {
  const distinct = [...new Map(all.map((item) => [fold(item.title), item])).values()];
  return distinct.sort((a, b) => halfHash(`sample ${a.title}`) - halfHash(`sample ${b.title}`)).slice(0, count);
}

/** A figure of a journal, spread evenly from `least` to `most` by its title. */
function figure(title: string, name: string, least: number, most: number): number {
  return least + (halfHash(`${name} ${title}`) % 1_000) / (1_000 / (most - least));
}

/**
 * Journals in DOAJ in 2014 and that had been published for at least five years then. The played figures are those of
 * small journals: none is on the core list, one in two is hardly cited.
 */
export function goodJournals(data: MeasuringData, half: Half, count: number): Measured[] {
  const rows = data.cells(GOOD).flatMap((row, index): Measured[] => {
    const [title = '', other = '', publisher = '', print = '', online = '', , , , start, end, , url] = row;
    const issns = [print, online].flatMap((text) => normalizeIssn(text) ?? []);
    const firstYear = Number(start);
    if (!title || issns.length === 0 || !(firstYear > 1900 && firstYear <= 2009) || end || halfOf(title) !== half)
      return [];
    const record: CatalogJournal = {
      id: `S${index}`,
      title,
      alternativeTitles: other ? [other] : [],
      issns,
      publisher,
      homepage: url,
      firstYear,
      worksCount: Math.round(figure(title, 'works', 100, 3_000)),
      citedByCount: Math.round(figure(title, 'cited', 50, 9_000)),
      twoYearMeanCitedness: figure(title, 'mean', 0, 2),
      hIndex: Math.round(figure(title, 'h', 2, 40)),
      in: ['crossref', 'openalex', 'doaj', 'issn-portal'],
    };
    return [{ title, issn: issns[0], address: url, record }];
  });
  return sample(rows, count);
}

/** How many in a hundred listed journals each registry is played to know: registrations are cheap, vetting is not. */
const KNOWS_LISTED: [RegistryId, number][] = [
  ['crossref', 40],
  ['issn-portal', 60],
  ['openalex', 50],
  ['doaj', 5],
];

/** Journals that one of the two lists kept after Beall names; they are played with a few years and few readers. */
export function listedJournals(data: MeasuringData, half: Half, count: number): Measured[] {
  const rows = data.cells(LISTED).flatMap(([name = '', url = '', kind], index): Measured[] => {
    const title = name.replace(/\s+/g, ' ').trim();
    if (kind !== 'journal' || fold(title).length < 5 || halfOf(title) !== half) return [];
    const issn = issnOf(index);
    const record: CatalogJournal = {
      id: `S9${index}`,
      title,
      issns: [issn],
      homepage: url,
      firstYear: Math.round(figure(title, 'first', 2005, 2016)),
      worksCount: Math.round(figure(title, 'works', 20, 2_000)),
      citedByCount: Math.round(figure(title, 'cited', 0, 2_000)),
      twoYearMeanCitedness: figure(title, 'mean', 0, 1.2),
      hIndex: Math.round(figure(title, 'h', 0, 20)),
      in: KNOWS_LISTED.flatMap(([id, share]) => (halfHash(`${id} ${title}`) % 100 < share ? [id] : [])),
    };
    return [{ title, address: url, record }];
  });
  return sample(rows, count);
}

/** A made-up ISSN with a right check digit (ISO 3297). */
export function issnOf(number: number): string {
  const body = `9${String(number).padStart(6, '0')}`;
  const sum = [...body].reduce((total, digit, index) => total + (8 - index) * Number(digit), 0);
  const check = (11 - (sum % 11)) % 11;
  return `${body.slice(0, 4)}-${body.slice(4)}${check === 10 ? 'X' : check}`;
}
