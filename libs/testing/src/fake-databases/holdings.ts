import { yearOf, type CslItem, type CslName } from '@veracite/model/csl';
import { normalizeArxiv, normalizeDoi, normalizeIsbn } from '@veracite/model/identifiers';
import { indexWords } from './word-index';

/** The works of one database, indexed by identifier and word. */
export interface Holdings {
  all: readonly CslItem[];
  byDoi(doi: string): CslItem | undefined;
  byArxiv(id: string): CslItem | undefined;
  byIsbn(isbn: string): CslItem | undefined;
  byPmid(pmid: string): CslItem | undefined;
  byPmcid(pmcid: string): CslItem | undefined;
  /** Returns all works with a word. */
  having(word: string): CslItem[];
  /**
   * Searches titles, names, containers and years. Works that share more and rarer words come first.
   * @param leastShare the smallest share of the words, weighted by rarity; default 0.3
   */
  search(words: string, limit: number, leastShare?: number): CslItem[];
}

export function arxivOf(item: CslItem): string | undefined {
  const doi = item.DOI?.toLowerCase();
  if (doi?.startsWith('10.48550/arxiv.')) return normalizeArxiv(doi);
  return item.archive?.toLowerCase() === 'arxiv' || item.number?.toLowerCase().startsWith('arxiv:')
    ? normalizeArxiv(item.number ?? '')
    : undefined;
}

const LEAST_SHARE = 0.3;

/** The index of all works, shared by the databases. */
interface WorkIndex {
  holdings(holds: (item: CslItem) => boolean): Holdings;
}

export function indexWorks(items: readonly CslItem[]): WorkIndex {
  const index = (key: (item: CslItem) => string | undefined): Map<string, number> => {
    const map = new Map<string, number>();
    items.forEach((item, place) => {
      const value = key(item);
      if (value) map.set(value, place);
    });
    return map;
  };
  const dois = index((item) => normalizeDoi(item.DOI ?? ''));
  const arxivs = index(arxivOf);
  const isbns = index((item) => normalizeIsbn(item.ISBN ?? ''));
  const pmids = index((item) => item.PMID);
  const pmcids = index((item) => item.PMCID);
  const words = indexWords(items.map(searchedText));

  return {
    holdings(holds) {
      const isIncluded = Uint8Array.from(items, (item) => (holds(item) ? 1 : 0));
      const itemAt = (place: number | undefined) =>
        place !== undefined && isIncluded[place] ? items[place] : undefined;
      return {
        all: items.filter((_, place) => isIncluded[place]),
        byDoi: (doi) => itemAt(dois.get(normalizeDoi(doi) ?? '')),
        byArxiv: (id) => itemAt(arxivs.get(normalizeArxiv(id) ?? '')),
        byIsbn: (isbn) => itemAt(isbns.get(normalizeIsbn(isbn) ?? '')),
        byPmid: (pmid) => itemAt(pmids.get(pmid)),
        byPmcid: (pmcid) => itemAt(pmcids.get(pmcid)),
        having: (word) => words.having(word).flatMap((place) => itemAt(place) ?? []),
        search: (text, limit, leastShare = LEAST_SHARE) =>
          words
            .search(text, limit, leastShare, (place) => isIncluded[place] === 1)
            .flatMap((place) => itemAt(place) ?? []),
      };
    },
  };
}

/** Returns the text that a work is found by. */
export function searchedText(item: CslItem): string {
  const names = (item.author ?? []).map((name) => name.family ?? name.literal);
  const place = [item['container-title'], item.volume, item.page];
  return [item.title, ...names, ...place, yearOf(item)].filter(Boolean).join(' ');
}

const numbers = new WeakMap<CslItem, number>();
let lastNumber = 0;

/** Returns a unique number for an item, the same in every reply. */
export function numberOf(item: CslItem): number {
  const known = numbers.get(item) ?? (lastNumber += 1);
  numbers.set(item, known);
  return known;
}

/** "Given Family"; Chinese and Japanese names have the family name first. */
export function fullName({ literal, given, family }: CslName): string {
  const parts = /^\p{Script=Han}/u.test(family ?? '') ? [family, given] : [given, family];
  return literal ?? parts.filter(Boolean).join(' ');
}

/** "Family, Given". */
export function invertedName(name: CslName): string {
  return name.literal ?? [name.family, name.given].filter(Boolean).join(', ');
}

/** "Family GI". */
export function shortName(name: CslName): string {
  return name.literal ?? `${name.family ?? ''} ${initials(name)}`.trim();
}

export function initials(name: CslName): string {
  return (name.given ?? '')
    .split(/[\s.-]+/)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');
}

/** Returns "2013-08-01", or as much of it as is known. */
export function isoOf(item: CslItem): string | undefined {
  const parts = item.issued?.['date-parts']?.[0];
  return parts?.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}

export function firstPage(item: CslItem): string | undefined {
  return item.page?.split(/[-–]/)[0];
}

export function lastPage(item: CslItem): string | undefined {
  return item.page?.split(/[-–]/)[1];
}

/** Returns whether the prefix of the DOI belongs to DataCite. */
export function isDataCite(item: CslItem): boolean {
  return /^10\.(?:48550|5281|6084|5061|7910|17605|4230|3929)\//.test(item.DOI ?? '');
}
