import { rarity } from '@veracite/library/index/rarity';
import { isTypoOf } from '@veracite/library/index/typo';
import { compareContainers } from '@veracite/matching/container';
import { compareNames } from '@veracite/matching/compare-names';
import { nameParts } from '@veracite/matching/name';
import { readRaw } from '@veracite/matching/raw-text';
import { yearOf, type CslName } from '@veracite/model/csl';
import { WORK_IDENTIFIER_KINDS } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';
import { editSimilarity, similarity } from '@veracite/text/distance';
import { fold, tokens } from '@veracite/text/fold';
import type { Description } from './description';

/** The names of the features, in the order of the model's weights. All values are between 0 and 1. */
export const FINDING_FEATURES = [
  'idSame',
  'idOther',
  'titleCovered',
  'titleFilled',
  'titleAmount',
  'titleSame',
  'titleRun',
  'titleLetters',
  'authorSame',
  'authorNear',
  'authorNone',
  'authorFirst',
  'authorUnknown',
  'yearSame',
  'yearOneOff',
  'yearTwoOff',
  'yearOther',
  'yearUnknown',
  'journalCovered',
  'journalNone',
  'journalUnknown',
  'wordsCovered',
  'wordsAmount',
] as const;
type FindingFeature = (typeof FINDING_FEATURES)[number];
export type FindingFeatures = Record<FindingFeature, number>;

/** Sum of rarities above which more shared words add nothing. */
const MAX_RARITY_SUM = 4;

/** Compares a record with a description. Features of a part that was not given are 0. */
export function featuresOf(description: Description, work: Work): FindingFeatures {
  const features = Object.fromEntries(FINDING_FEATURES.map((name) => [name, 0])) as FindingFeatures;
  const set = (parts: Partial<FindingFeatures>) => Object.assign(features, parts);
  const { title, authors, year, journal, keywords, identifiers } = description;
  const kinds = WORK_IDENTIFIER_KINDS.filter((kind) => identifiers[kind] !== undefined);
  if (kinds.some((kind) => identifiers[kind] === work.identifiers[kind])) set({ idSame: 1 });
  else if (kinds.length > 0) set({ idOther: 1 });
  if (title) set(titleFeatures(title, work));
  if (authors.length > 0) set(authorFeatures(authors, work.csl.author ?? work.csl.editor ?? []));
  if (year !== undefined) set(yearFeatures(year, work));
  if (journal) set(journalFeatures(journal, work));
  if (keywords) {
    const { csl } = work;
    const { covered, amount } = share(keywords, [csl.title, work.abstract ?? csl.abstract].filter(Boolean).join(' '));
    set({ wordsCovered: covered, wordsAmount: amount });
  }
  return features;
}

function titleFeatures(asked: string, work: Work): Partial<FindingFeatures> {
  const titles = [work.csl.title, work.csl['title-short'], ...(work.otherTitles ?? [])].filter(Boolean) as string[];
  const fits = titles.map((title) => {
    const { covered, amount } = share(asked, title);
    const folded = fold(asked);
    return {
      titleCovered: covered,
      titleFilled: share(title, asked).covered,
      titleAmount: amount,
      titleSame: folded === fold(title) ? 1 : 0,
      titleRun: ` ${fold(title)} `.includes(` ${folded} `) ? 1 : 0,
      titleLetters: similarity(asked, title),
    };
  });
  const titleScore = (fit: (typeof fits)[number]) => fit.titleCovered + fit.titleFilled + fit.titleSame;
  return fits.reduce((best, fit) => (titleScore(fit) > titleScore(best) ? fit : best), fits[0] ?? NO_TITLE_MATCH);
}

const NO_TITLE_MATCH = { titleCovered: 0, titleFilled: 0, titleAmount: 0, titleSame: 0, titleRun: 0, titleLetters: 0 };

/** Returns the share of the given words, weighted by rarity, that a text contains. A typing error counts 0.8. */
function share(asked: string, text: string): { covered: number; amount: number } {
  const words = [...new Set(tokens(asked))].filter((word) => word.length > 1);
  const there = [...new Set(tokens(text))];
  const known = new Set(there);
  let covered = 0;
  let all = 0;
  for (const word of words) {
    all += rarity(word);
    if (known.has(word)) covered += rarity(word);
    else if (word.length > 3 && there.some((other) => isVariantOf(word, other))) covered += 0.8 * rarity(word);
  }
  return { covered: all === 0 ? 0 : covered / all, amount: Math.min(1, covered / MAX_RARITY_SUM) };
}

/** Checks for a typing error, a truncated word or another ending: "hydrol", "networks". */
function isVariantOf(asked: string, other: string): boolean {
  return (
    isTypoOf(asked, other) || (asked.length > 4 && other.startsWith(asked.slice(0, Math.max(5, asked.length - 2))))
  );
}

function authorFeatures(asked: CslName[], authors: CslName[]): Partial<FindingFeatures> {
  if (authors.length === 0) return { authorUnknown: 1 };
  const known = authors.map(nameParts);
  const fits = asked.map(nameParts).map((name) => {
    const agreements = known.map((other) => compareNames(name, other));
    const index = agreements.indexOf('same');
    const likest = Math.max(...known.map((other) => editSimilarity(name.family, other.family)));
    const near = agreements.includes('misspelt') ? Math.max(likest, 0.8) : likest >= 0.7 ? likest : 0;
    return {
      same: index >= 0 ? 1 : 0,
      near: index >= 0 ? 0 : near,
      first: index === 0 || compareFirst(near, name, known) ? 1 : 0,
    };
  });
  const mean = (measure: (fit: (typeof fits)[number]) => number) =>
    fits.reduce((sum, fit) => sum + measure(fit), 0) / fits.length;
  return {
    authorSame: mean(({ same }) => same),
    authorNear: mean(({ near }) => near),
    authorNone: mean(({ same, near }) => (same === 0 && near === 0 ? 1 : 0)),
    authorFirst: fits[0]?.first ?? 0,
  };
}

type Parts = ReturnType<typeof nameParts>;

const compareFirst = (near: number, name: Parts, known: Parts[]): boolean =>
  near > 0 && known[0] !== undefined && editSimilarity(name.family, known[0].family) >= 0.7;

function yearFeatures(asked: number, { csl, years }: Work): Partial<FindingFeatures> {
  const known = [yearOf(csl), ...(years ?? [])].filter((year) => year !== undefined);
  if (known.length === 0) return { yearUnknown: 1 };
  const off = Math.min(...known.map((year) => Math.abs(year - asked)));
  return off === 0 ? { yearSame: 1 } : off === 1 ? { yearOneOff: 1 } : off === 2 ? { yearTwoOff: 1 } : { yearOther: 1 };
}

const NO_TEXT = readRaw('');

function journalFeatures(asked: string, { csl }: Work): Partial<FindingFeatures> {
  const names = [csl['container-title'], csl['container-title-short'], csl['event-title'], csl.publisher].filter(
    (name) => name !== undefined,
  );
  if (names.length === 0) return { journalUnknown: 1 };
  const whole = compareContainers(asked, names, NO_TEXT, { titleWords: new Set() });
  const likeness = whole && whole.agreement !== 'different' ? (whole.likeness ?? 0) : 0;
  const covered = Math.max(likeness, beginnings(asked, names.join(' ')));
  return covered === 0 ? { journalNone: 1 } : { journalCovered: covered };
}

/** Returns the share of the given words that begin a word of the name, as abbreviations do. */
function beginnings(asked: string, name: string): number {
  const words = tokens(asked).filter((word) => word.length > 2);
  const there = tokens(name);
  const hits = words.filter((word) => there.some((other) => other.startsWith(word) || isTypoOf(word, other)));
  return words.length === 0 ? 0 : hits.length / words.length;
}
