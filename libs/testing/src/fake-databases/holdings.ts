import { yearOf, type CslItem, type CslName } from '@veracite/model/csl';
import { normaliseArxiv, normaliseDoi, normaliseIsbn } from '@veracite/model/identifiers';
import { indexWords } from './word-index';

/** The works that one database holds, found by identifier and by words. */
export interface Holdings {
  all: readonly CslItem[];
  byDoi(doi: string): CslItem | undefined;
  byArxiv(id: string): CslItem | undefined;
  byIsbn(isbn: string): CslItem | undefined;
  byPmid(pmid: string): CslItem | undefined;
  byPmcid(pmcid: string): CslItem | undefined;
  /** Everything that has a word, folded. */
  having(word: string): CslItem[];
  /**
   * By words of titles, names, places and years: the more and the rarer shared, the earlier.
   * @param leastShare of the asked words, weighed by rarity, that a hit has; default 0.3
   */
  search(words: string, limit: number, leastShare?: number): CslItem[];
}

export function arxivOf(item: CslItem): string | undefined {
  const doi = item.DOI?.toLowerCase();
  if (doi?.startsWith('10.48550/arxiv.')) return normaliseArxiv(doi);
  return item.archive?.toLowerCase() === 'arxiv' || item.number?.toLowerCase().startsWith('arxiv:')
    ? normaliseArxiv(item.number ?? '')
    : undefined;
}

/** Most databases want a good part of the asked words in a hit. */
const LEAST_SHARE = 0.3;

/** All works in existence, once: the holdings of the databases share its indexes. */
export interface WorkIndex {
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
  const dois = index((item) => normaliseDoi(item.DOI ?? ''));
  const arxivs = index(arxivOf);
  const isbns = index((item) => normaliseIsbn(item.ISBN ?? ''));
  const pmids = index((item) => item.PMID);
  const pmcids = index((item) => item.PMCID);
  const words = indexWords(items.map(searchedText));

  return {
    holdings(holds) {
      const held = Uint8Array.from(items, (item) => (holds(item) ? 1 : 0));
      const at = (place: number | undefined) => (place !== undefined && held[place] ? items[place] : undefined);
      return {
        all: items.filter((_, place) => held[place]),
        byDoi: (doi) => at(dois.get(normaliseDoi(doi) ?? '')),
        byArxiv: (id) => at(arxivs.get(normaliseArxiv(id) ?? '')),
        byIsbn: (isbn) => at(isbns.get(normaliseIsbn(isbn) ?? '')),
        byPmid: (pmid) => at(pmids.get(pmid)),
        byPmcid: (pmcid) => at(pmcids.get(pmcid)),
        having: (word) => words.having(word).flatMap((place) => at(place) ?? []),
        search: (text, limit, leastShare = LEAST_SHARE) =>
          words.search(text, limit, leastShare, (place) => held[place] === 1).flatMap((place) => at(place) ?? []),
      };
    },
  };
}

/** What a work is found by. */
export function searchedText(item: CslItem): string {
  const names = (item.author ?? []).map((name) => name.family ?? name.literal);
  const place = [item['container-title'], item.volume, item.page];
  return [item.title, ...names, ...place, yearOf(item)].filter(Boolean).join(' ');
}

const numbers = new WeakMap<CslItem, number>();
let lastNumber = 0;

/** The number a database files an item under: the same in every answer, and no other item's. */
export function numberOf(item: CslItem): number {
  const known = numbers.get(item) ?? (lastNumber += 1);
  numbers.set(item, known);
  return known;
}

/** "Given Family". */
export function fullName(name: CslName): string {
  return name.literal ?? [name.given, name.family].filter(Boolean).join(' ');
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

/** "2013-08-01" as far as it is known. */
export function isoOf(item: CslItem): string | undefined {
  const parts = item.issued?.['date-parts']?.[0];
  return parts?.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-');
}

export function firstPage(item: CslItem): string | undefined {
  return item.page?.split(/[-–]/)[0];
}

export function lastPage(item: CslItem): string | undefined {
  return item.page?.split(/[-–]/)[1];
}

/** Registered with DataCite rather than with Crossref, told by the prefix. */
export function isDataCite(item: CslItem): boolean {
  return /^10\.(?:48550|5281|6084|5061|7910|17605|4230|3929)\//.test(item.DOI ?? '');
}
