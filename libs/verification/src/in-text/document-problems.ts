import type { DocumentProblem } from '@veracite/model/document';
import { toPlain } from '@veracite/formatting/markup';
import { reference as formatted } from '@veracite/formatting/reference';
import { pagesOf, type EntryFacts } from './entry-facts';
import type { LinkedItem, LinkedPlace } from './link-citations';
import type { Listed } from './listed';
import { longestInOrder } from '../bibliography/subsequence';

type Pages = NonNullable<EntryFacts['pages']>;

/** Returns the mismatches between a document's citations and its list: first in text order, then those of the list alone. */
export function problemsOf(
  linked: readonly LinkedPlace[],
  listed: readonly Listed[],
  facts: readonly EntryFacts[],
): DocumentProblem[] {
  const ofItems = linked.flatMap(({ place, items }, citation) =>
    items.flatMap((one): DocumentProblem[] => [
      ...(one.fault
        ? [
            {
              kind: one.fault,
              refs: one.closest === undefined ? one.refs : [one.closest],
              citations: [citation],
              detail: detailOf(one, place.text, listed, facts),
            },
          ]
        : []),
      ...quotedPage(one, citation, facts),
    ]),
  );
  return [...once(ofItems), ...outOfOrder(linked, facts), ...uncited(linked, listed)];
}

/** Merges the problems that say the same of several citations, so that each fault is reported once. */
function once(problems: readonly DocumentProblem[]): DocumentProblem[] {
  const merged = new Map<string, DocumentProblem>();
  for (const problem of problems) {
    const key = `${problem.kind} ${problem.detail}`;
    const known = merged.get(key);
    if (known) known.citations.push(...problem.citations);
    else merged.set(key, { ...problem, citations: [...problem.citations] });
  }
  return [...merged.values()];
}

/** Returns an item as the text cites it. */
export const written = ({ item }: LinkedItem): string =>
  item.number !== undefined
    ? `[${item.number}]`
    : (item.key ??
      [[...item.names].join(', ') + (item.etAl ? ' et al.' : '') || item.title, item.year].filter(Boolean).join(', '));

function detailOf(one: LinkedItem, text: string, listed: readonly Listed[], facts: readonly EntryFacts[]): string {
  const [at] = one.refs;
  const entry = at === undefined ? undefined : facts[at];
  const raw = entryText(at === undefined ? undefined : listed[at]);
  switch (one.fault) {
    case 'year-differs':
      return `The text has ${written(one)}; the list has the year ${entry?.years[0] ?? 'not given'}: ${raw}`;
    case 'name-differs':
      return `The text has ${written(one)}; the names in the list differ: ${raw}`;
    case 'letters-mixed':
      return one.refs.length > 1
        ? `${written(one)} can mean ${one.refs.length} works of the list that need letters or have others.`
        : `The letter after the year of ${written(one)} differs from the list: ${raw}`;
    case 'number-out-of-range':
      return `The list has no number ${one.item.number ?? ''} (${shortened(text)}).`;
    default:
      return `${written(one)} is cited and not in the list.${one.closest === undefined ? '' : ` The closest entry: ${entryText(listed[one.closest])}`}`;
  }
}

/** Returns the beginning of an entry, formatted if its text is that of a file: XML, BibTeX. */
function entryText(one: Listed | undefined): string {
  const { format = 'text', raw = '', csl } = one?.reference ?? {};
  return shortened((format !== 'text' && csl && toPlain(formatted(csl, 'apa'))) || raw);
}

const shortened = (text: string): string => {
  const line = text.slice(0, 1000).replace(/\s+/g, ' ').trim();
  return line.length > 120 ? `${line.slice(0, 117)}…` : line;
};

/** Reports a cited page that the article or chapter does not have. */
function quotedPage(
  { item, refs, others = [] }: LinkedItem,
  citation: number,
  facts: readonly EntryFacts[],
): DocumentProblem[] {
  const [at] = refs;
  const pages = at === undefined || refs.length + others.length !== 1 ? undefined : facts[at]?.pages;
  const cited = citedPages(item.locator);
  if (!pages || !cited || !isBeyond(cited, pages)) return [];
  return [
    {
      kind: 'quoted-page',
      refs,
      citations: [citation],
      detail: `Page ${item.locator ?? ''} is cited; the work has the pages ${pages.first}–${pages.last}.`,
    },
  ];
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
    const fresh = items.flatMap(({ item, refs: [at] }) =>
      item.number === undefined || at === undefined || seen.has(at) ? [] : [{ number: item.number, at, citation }],
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
  return listed.flatMap((one, at) =>
    cited.has(at)
      ? []
      : [
          {
            kind: 'listed-not-cited' as const,
            refs: [at],
            citations: [],
            detail: `Nothing in the text cites: ${entryText(one)}`,
          },
        ],
  );
}
