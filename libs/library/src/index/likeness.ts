import type { Question } from './question';
import { rarity } from './rarity';
import type { Description } from './describe';
import { isTypoOf } from './typo';

/** Weights of a first ranking, which only has to keep the right work among the few dozen that are scored. */
const WORTH = { title: 2, author: 1.5, nearAuthor: 1, year: 1, journal: 1, keywords: 1.5 };

/** Scores how well a work fits a partial description by the rarity of the shared words. Only the order of scores is meaningful. */
export function likeness(question: Question, work: Description): number {
  const title = Math.max(0, ...work.titles.map((words) => fitOfTitle(question.titles[0] ?? [], words)));
  const about = Math.max(0, ...work.titles.map((words) => shared(question.keywords, words)));
  return (
    WORTH.title * title +
    fitOfAuthors(question.authors, work.authors) +
    WORTH.year * fitOfYear(question.year, work.years) +
    WORTH.journal * fitOfJournal(question.container, work.container) +
    WORTH.keywords * about
  );
}

function fitOfTitle(asked: readonly string[], words: readonly string[]): number {
  const both = shared(asked, words);
  const extra = weigh(words) - both;
  return both - 0.15 * Math.max(0, extra);
}

function shared(asked: readonly string[], words: readonly string[]): number {
  const there = new Set(words);
  let sum = 0;
  for (const word of new Set(asked)) {
    if (there.has(word)) sum += rarity(word);
    else if (word.length > 3 && words.some((other) => isTypoOf(word, other))) sum += 0.7 * rarity(word);
  }
  return sum;
}

const weigh = (words: readonly string[]): number => [...new Set(words)].reduce((sum, word) => sum + rarity(word), 0);

function fitOfAuthors(asked: readonly string[], authors: readonly string[]): number {
  const fits = asked.map((name) => {
    const index = authors.indexOf(name);
    if (index >= 0) return WORTH.author + (index === 0 ? 0.3 : 0);
    return authors.some((other) => isTypoOf(name, other)) ? WORTH.nearAuthor : 0;
  });
  return fits.length === 0 ? 0 : fits.reduce((sum, fit) => sum + fit, 0) / fits.length;
}

function fitOfYear(asked: number | undefined, years: readonly number[]): number {
  if (asked === undefined || years.length === 0) return 0;
  const off = Math.min(...years.map((year) => Math.abs(year - asked)));
  return Math.max(0, 1 - 0.3 * off);
}

function fitOfJournal(asked: readonly string[], container: readonly string[]): number {
  const words = asked.filter((word) => word.length > 2);
  if (words.length === 0) return 0;
  return words.filter((word) => container.some((other) => other.startsWith(word))).length / words.length;
}
