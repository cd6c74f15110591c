import { yearOf, type CslItem, type CslName } from '@veracite/model/csl';
import { normaliseArxiv, normaliseDoi, normaliseIsbn } from '@veracite/model/identifiers';
import { tokens } from '@veracite/text/fold';

/** The works that one database holds, found by identifier and by words. */
export interface Shelf {
  all: readonly CslItem[];
  byDoi(doi: string): CslItem | undefined;
  byArxiv(id: string): CslItem | undefined;
  byIsbn(isbn: string): CslItem | undefined;
  byPmid(pmid: string): CslItem | undefined;
  byPmcid(pmcid: string): CslItem | undefined;
  /** By words of titles, names, places and years: the more and the rarer shared, the earlier. */
  search(words: string, limit: number): CslItem[];
}

export function arxivOf(item: CslItem): string | undefined {
  const doi = item.DOI?.toLowerCase();
  if (doi?.startsWith('10.48550/arxiv.')) return normaliseArxiv(doi);
  return item.archive?.toLowerCase() === 'arxiv' || item.number?.toLowerCase().startsWith('arxiv:')
    ? normaliseArxiv(item.number ?? '')
    : undefined;
}

/** Least share of the asked words, weighed by rarity, that a hit has. */
const LEAST_SHARE = 0.3;

export function shelfOf(items: readonly CslItem[]): Shelf {
  const index = (key: (item: CslItem) => string | undefined): Map<string, CslItem> => {
    const map = new Map<string, CslItem>();
    for (const item of items) {
      const value = key(item);
      if (value) map.set(value, item);
    }
    return map;
  };
  const dois = index((item) => normaliseDoi(item.DOI ?? ''));
  const arxivs = index(arxivOf);
  const isbns = index((item) => normaliseIsbn(item.ISBN ?? ''));
  const pmids = index((item) => item.PMID);
  const pmcids = index((item) => item.PMCID);
  const words = new Map<string, Set<CslItem>>();
  for (const item of items) {
    const said = [
      item.title,
      ...(item.author ?? []).map((name) => name.family ?? name.literal),
      item['container-title'],
      yearOf(item),
    ];
    for (const word of tokens(said.filter(Boolean).join(' '))) {
      const holders = words.get(word) ?? new Set();
      words.set(word, holders.add(item));
    }
  }

  return {
    all: items,
    byDoi: (doi) => dois.get(normaliseDoi(doi) ?? ''),
    byArxiv: (id) => arxivs.get(normaliseArxiv(id) ?? ''),
    byIsbn: (isbn) => isbns.get(normaliseIsbn(isbn) ?? ''),
    byPmid: (pmid) => pmids.get(pmid),
    byPmcid: (pmcid) => pmcids.get(pmcid),
    search(text, limit) {
      const scores = new Map<CslItem, number>();
      let most = 0;
      for (const word of new Set(tokens(text))) {
        const holders = words.get(word);
        const weight = Math.log(1 + items.length / (1 + (holders?.size ?? 0)));
        most += weight;
        for (const item of holders ?? []) scores.set(item, (scores.get(item) ?? 0) + weight);
      }
      return [...scores]
        .filter(([, score]) => score >= most * LEAST_SHARE)
        .sort(([, a], [, b]) => b - a)
        .slice(0, Math.max(0, limit))
        .map(([item]) => item);
    },
  };
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
