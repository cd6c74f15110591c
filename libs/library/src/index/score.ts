import type { Description } from './describe';
import type { Question } from './question';
import { rarity } from './rarity';
import { isTypoOf } from './typo';

export interface Score {
  /** For ranking; higher is better. */
  total: number;
  /** True if further searches would find nothing better. */
  certain: boolean;
  /** True if there is too little in common to compare. */
  hopeless: boolean;
}

/** Scores how well a work fits a query: shared words by their rarity, plus places and people, minus contradictions. */
export function score(question: Question, work: Description): Score {
  const title = titleFit(question, work);
  const author = authorFit(question, work.authors);
  const place = placeFit(question, work);
  const year = yearFit(question, work.years);
  const container = work.container.length > 0 ? covered(work.container, containerWords(question)) : 0;
  const total = title.points + author.points + place.points + year + container;
  const certain =
    (title.share >= 0.9 && author.met && (year > 0 || title.points >= 3)) ||
    // A title with an error or two needs matching people or a matching place. A correct title is found by itself.
    (title.share >= 0.7 && title.points >= 2 && author.first && year >= YEAR_STANDS) ||
    (author.met && place.all) ||
    // Proceedings have no volume: first author, year, page and name of the meeting are no other paper's.
    (author.first && year >= YEAR_STANDS && place.page && container >= 0.8);
  // Volume and page name a place in a journal; in proceedings a page does, with the first author and the year.
  const isPlaced = place.points >= 2 || (place.points > 0 && author.met && year > 0);
  return { total, certain, hopeless: title.share < 0.4 && !isPlaced };
}

interface Fit {
  points: number;
  /** Share of the title's weight that both sides have, 0 to 1. */
  share: number;
}

function titleFit(question: Question, work: Description): Fit {
  const none: Fit = { points: 0, share: 0 };
  const asked = question.titles[0] ?? (question.keywords.length > 0 ? question.keywords : undefined);
  const fits = work.titles.flatMap((words) => [
    ...(asked ? question.titles.concat(question.keywords.length ? [question.keywords] : []) : []).map((form) =>
      bothWays(words, form),
    ),
    ...(question.raw.length > 0 ? [within(words, question.raw)] : []),
  ]);
  return fits.reduce((best, fit) => (fit.points > best.points ? fit : best), none);
}

/** Compares two titles: words of only one of them count against the match. */
function bothWays(work: readonly string[], asked: readonly string[]): Fit {
  const shared = sharedWeight(work, asked);
  const all = weightOf(work) + weightOf(asked) - shared;
  const share = all > 0 ? shared / all : 0;
  return { points: shared - 0.7 * (all - shared) + 2 * share, share };
}

/** Compares a title with a whole reference: only missing words of the title count against the match. */
function within(work: readonly string[], raw: readonly string[]): Fit {
  const shared = sharedWeight(work, raw);
  const all = weightOf(work);
  const share = all > 0 ? shared / all : 0;
  // A title of one or two words is found in many a reference by chance.
  return { points: shared - 1.4 * (all - shared), share: share * Math.min(1, shared / 1.5) };
}

function weightOf(words: readonly string[]): number {
  let sum = 0;
  for (const word of new Set(words)) sum += rarity(word);
  return sum;
}

function sharedWeight(work: readonly string[], asked: readonly string[]): number {
  const others = new Set(asked);
  const mine = new Set(work);
  const spare = [...others].filter((word) => word.length > 3 && !mine.has(word));
  let sum = 0;
  for (const word of mine) {
    if (others.has(word)) sum += rarity(word);
    else if (word.length > 3 && spare.some((other) => isTypoOf(word, other))) sum += 0.8 * rarity(word);
  }
  return sum;
}

function authorFit(question: Question, authors: readonly string[]): { points: number; met: boolean; first: boolean } {
  const asked = question.authors.length > 0 ? question.authors : question.raw;
  const first = authors[0];
  if (first === undefined || asked.length === 0) return { points: 0, met: false, first: false };
  const known = new Set(asked);
  const hits = authors.slice(0, 10).filter((author) => known.has(author)).length;
  const met = known.has(first) || asked.slice(0, 12).some((word) => isTypoOf(first, word));
  const points = (met ? 1.2 : -0.4) + 0.8 * (hits / Math.min(authors.length, 10));
  return { points, met: met || hits > 0, first: met };
}

function placeFit(question: Question, work: Description): { points: number; page: boolean; all: boolean } {
  const has = (asked: string | undefined, found: string | undefined) =>
    found !== undefined && (asked === undefined ? question.raw.includes(found) : asked === found);
  const volume = has(question.volume, work.volume);
  const page = has(question.page, work.page);
  const year = work.years.some((each) => each === question.year || question.raw.includes(String(each)));
  const points = (volume ? 0.7 : 0) + (page ? 1.2 : 0) + (volume && page ? 0.8 : 0);
  return { points, page, all: volume && page && year };
}

/** Score of a year anywhere in an unparsed text. A parsed year counts more. */
const YEAR_STANDS = 0.8;

function yearFit(question: Question, years: readonly number[]): number {
  if (years.length === 0) return 0;
  if (question.year === undefined) return years.some((year) => question.raw.includes(String(year))) ? YEAR_STANDS : 0;
  const off = Math.min(...years.map((year) => Math.abs(year - (question.year ?? year))));
  if (off === 0) return 1;
  return off === 1 ? 0.5 : -Math.min(0.8, off / 10);
}

function containerWords(question: Question): readonly string[] {
  return question.container.length > 0 ? question.container : question.raw;
}

/** Returns the share of the words that are among the others, whole or abbreviated to their beginning. */
function covered(words: readonly string[], others: readonly string[]): number {
  const hits = words.filter((word) =>
    others.some((other) => other === word || (other.length >= 3 && word.startsWith(other))),
  );
  return hits.length / words.length;
}
