import type { DocumentProblem } from '@veracite/model/document';
import { toPlain } from '@veracite/formatting/markup';
import { reference as formatted } from '@veracite/formatting/reference';
import { pagesOf, type EntryFacts } from './entry-facts';
import type { ItemFault, LinkedItem, LinkedPlace } from './link-citations';
import type { Listed } from './listed';
import { longestInOrder } from '../bibliography/subsequence';

type Pages = NonNullable<EntryFacts['pages']>;

/** What an item of a citation has in common with others that have the same problem. */
interface Values {
  /** The item as the text cites it. */
  cited: string;
  /** The beginning of an entry of the list. */
  entry?: string;
  /** What the list has instead. */
  listed?: string | number;
}

/** A problem of the list, or of an item of a citation. */
export type FoundProblem = DocumentProblem & { item?: LinkedItem };
type ItemProblem = FoundProblem & { values: Values };

/** Returns the mismatches between a document's citations and its list: first in text order, then those of the list alone. */
export function problemsOf(
  linked: readonly LinkedPlace[],
  listed: readonly Listed[],
  facts: readonly EntryFacts[],
): FoundProblem[] {
  const ofItems = linked.flatMap(({ place, items }, citation) =>
    items.flatMap((item) => [
      ...mismatch(item, citation, valuesOf(item, place.text, listed, facts)),
      ...quotedPage(item, citation, facts),
    ]),
  );
  return [...once(ofItems), ...outOfOrder(linked, facts), ...uncited(linked, listed)];
}

/** Merges the problems of one kind with equal values, so that each fault is reported once. */
function once(problems: readonly ItemProblem[]): FoundProblem[] {
  const merged = new Map<string, FoundProblem>();
  for (const { values, ...problem } of problems) {
    const key = JSON.stringify([problem.kind, values.cited, values.entry, values.listed]);
    const known = merged.get(key);
    if (known) known.citations.push(...problem.citations);
    else merged.set(key, problem);
  }
  return [...merged.values()];
}

/** Returns an item as the text cites it. */
const written = ({ item }: LinkedItem): string =>
  item.number !== undefined
    ? `[${item.number}]`
    : (item.key ??
      [[...item.names].join(', ') + (item.etAl ? ' et al.' : '') || item.title, item.year].filter(Boolean).join(', '));

function mismatch(item: LinkedItem, citation: number, values: Values): ItemProblem[] {
  const { fault, refs, closest } = item;
  if (!fault) return [];
  const detail = detailOf(fault, values);
  return [{ kind: fault, refs: closest === undefined ? refs : [closest], citations: [citation], detail, item, values }];
}

function valuesOf(item: LinkedItem, text: string, listed: readonly Listed[], facts: readonly EntryFacts[]): Values {
  const { fault, closest, refs, item: element } = item;
  const [index = NaN] = refs;
  const cited = written(item);
  const entry = entryText(listed[index]);
  switch (fault) {
    case 'year-differs':
      return { cited, entry, listed: facts[index]?.years[0] ?? 'not given' };
    case 'letters-mixed':
      return refs.length > 1 ? { cited, listed: refs.length } : { cited, entry };
    case 'number-out-of-range':
      return { cited: shortened(text), listed: element.number };
    case 'cited-not-listed':
      return { cited, entry: closest === undefined ? undefined : entryText(listed[closest]) };
    default:
      return { cited, entry };
  }
}

function detailOf(fault: ItemFault, { cited, entry, listed }: Values): string {
  switch (fault) {
    case 'year-differs':
      return `The text has ${cited}; the list has the year ${listed}: ${entry}`;
    case 'name-differs':
      return `The text has ${cited}; the names in the list differ: ${entry}`;
    case 'letters-mixed':
      return listed === undefined
        ? `The letter after the year of ${cited} differs from the list: ${entry}`
        : `${cited} can mean ${listed} works of the list that need letters or have others.`;
    case 'number-out-of-range':
      return `The list has no number ${listed ?? ''} (${cited}).`;
    case 'cited-not-listed':
      return `${cited} is cited and not in the list.${entry === undefined ? '' : ` The closest entry: ${entry}`}`;
  }
}

/** Returns the beginning of an entry, formatted if its text is that of a file: XML, BibTeX. */
function entryText(listed: Listed | undefined): string {
  const { format = 'text', raw = '', csl } = listed?.reference ?? {};
  return shortened((format !== 'text' && csl && toPlain(formatted(csl, 'apa'))) || raw);
}

const shortened = (text: string): string => {
  const line = text.slice(0, 1000).replace(/\s+/g, ' ').trim();
  return line.length > 120 ? `${line.slice(0, 117)}…` : line;
};

/** Reports a cited page that the article or chapter does not have. */
function quotedPage(item: LinkedItem, citation: number, facts: readonly EntryFacts[]): ItemProblem[] {
  const { refs, others = [] } = item;
  const [index] = refs;
  const pages = index === undefined || refs.length + others.length !== 1 ? undefined : facts[index]?.pages;
  const page = item.item.locator ?? '';
  const cited = citedPages(page);
  if (!pages || !cited || !isBeyond(cited, pages)) return [];
  const listed = `${pages.first}–${pages.last}`;
  const detail = `Page ${page} is cited; the work has the pages ${listed}.`;
  return [{ kind: 'quoted-page', refs, citations: [citation], detail, item, values: { cited: page, listed } }];
}

/** Parses the page or pages that a citation gives: "S. 12", "p. 101–20". */
export function citedPages(locator = ''): Pages | undefined {
  const [, pages = ''] = /^(?:pp?\.|S\.|esp\.\s?pp?\.)?\s?(\d{1,6}(?:\s?[–-]\s?\d{1,6})?)$/.exec(locator.trim()) ?? [];
  return pagesOf(/^\d+$/.test(pages) ? `${pages}-${pages}` : pages);
}

/** Checks whether pages are not all in a range. Digits that are no range have no pages. */
export const isBeyond = (cited: Pages, range: Pages | undefined): boolean =>
  range === undefined || cited.first < range.first || cited.last > range.last;

/** A list is numbered in the order of citation if at least this share of its numbers is in order. */
const MIN_ORDERED_SHARE = 0.6;
/** Share of entries of an alphabetical list that may be out of order, because of misread names and sorted particles. */
const MAX_UNORDERED_SHARE = 0.15;

/** Reports the fewest numbers that break the order of first citation, in a list that is numbered by it. */
function outOfOrder(linked: readonly LinkedPlace[], facts: readonly EntryFacts[]): DocumentProblem[] {
  const seen = new Set<number>();
  const firsts = linked.flatMap(({ items }, citation) => {
    const fresh = items.flatMap(({ item, refs: [index] }) =>
      item.number === undefined || index === undefined || seen.has(index)
        ? []
        : [{ number: item.number, at: index, citation }],
    );
    for (const { at } of fresh) seen.add(at);
    return fresh.sort((a, b) => a.number - b.number);
  });
  if (firsts.length < 3 || isAlphabetical(facts)) return [];
  const kept = longestInOrder(firsts, (a, b) => a.number - b.number);
  if (kept.size < MIN_ORDERED_SHARE * firsts.length) return [];
  return firsts.flatMap(({ number, at, citation }, i) =>
    kept.has(i)
      ? []
      : [
          {
            kind: 'order' as const,
            refs: [at],
            citations: [citation],
            detail: `[${number}] is first cited out of numerical order.`,
          },
        ],
  );
}

function isAlphabetical(facts: readonly EntryFacts[]): boolean {
  const keys = facts.map(({ names, raw }) => names[0] ?? raw);
  const unordered = keys.slice(1).filter((key, i) => (keys[i] ?? '') > key).length;
  return keys.length > 3 && unordered <= Math.max(1, MAX_UNORDERED_SHARE * (keys.length - 1));
}

/**
 * Reports entries that no citation can mean; "Wang et al. (2022)" cites each of two works by that name and year. A document
 * without linked citations is a plain list and has none.
 */
function uncited(linked: readonly LinkedPlace[], listed: readonly Listed[]): DocumentProblem[] {
  const cited = new Set(linked.flatMap(({ items }) => items.flatMap(({ refs, others = [] }) => [...refs, ...others])));
  if (cited.size === 0) return [];
  return listed.flatMap((entry, index) =>
    cited.has(index)
      ? []
      : [
          {
            kind: 'listed-not-cited' as const,
            refs: [index],
            citations: [],
            detail: `Nothing in the text cites: ${entryText(entry)}`,
          },
        ],
  );
}
