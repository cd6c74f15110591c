import type { Question } from './question';
import { rarest } from './rarity';
import { asked, nearName, term } from './terms';

/** Number of title words in a query; of longer titles the rarest are used. */
const TITLE_WORDS = 8;
/** Words that are paired where no more than two of the title are right. */
const PAIRED = 5;
const KEYWORDS = 8;

/**
 * Questions to the index of terms, the narrowest first: every part as it was remembered; then with a slip in the name
 * or in the year, with one wrong word in the title, with any two of its words; at last without one of the parts.
 */
export function relaxedQueries(question: Question): string[] {
  const title = rarest(wordsIn(question.titles[0] ?? []), TITLE_WORDS).map((word) => asked(term('t', word)));
  const names = question.authors.slice(0, 3);
  const author = either(names.map((name) => asked(term('a', name))));
  const near = either(names.map(nearName));
  const journal = either(wordsIn(question.container).map((word) => asked(term('j', word), true)));
  const [year, years] = [around(question.year, 1), around(question.year, 2)];
  const pairs = either(pairsOf(title.slice(0, PAIRED)));
  const words = rarest(wordsIn(question.keywords), KEYWORDS);
  const about = words.map((word) => `(${asked(term('t', word))} | ${asked(term('k', word))})`);
  const queries = [
    all(title),
    all([either(withoutOne(title)), author]),
    either(withoutOne(title)),
    all([either(title), author]),
    all([either(title), near, years ?? journal ?? '']),
    all([either(title), near]),
    all([pairs, either([journal, year].filter(isAsked))]),
    pairs,
    all([author, year, journal]),
    all([near, years, journal]),
    title.length > 0 ? undefined : all([author, year]),
    title.length > 0 ? undefined : all([near, years]),
    all([either(about), author]),
    all(about),
    either(pairsOf(about.slice(0, PAIRED))),
    all([journal, year, either(about)]),
    title.length + names.length + words.length > 0 ? undefined : all([journal, year ?? journal]),
  ];
  return [...new Set(queries.filter(isAsked))];
}

const wordsIn = (words: readonly string[]): string[] => words.filter((word) => word.length > 2);

const isAsked = (part: string | undefined): part is string => part !== undefined && part !== '';

/** Returns all parts, or undefined if one is missing. An empty text is a part that is not used. */
function all(parts: (string | undefined)[]): string | undefined {
  if (parts.length === 0 || parts.some((part) => part === undefined)) return undefined;
  const given = parts.filter(isAsked);
  return given.length === 0 ? undefined : given.map((part) => `(${part})`).join(' & ');
}

function either(parts: readonly string[]): string | undefined {
  return parts.length === 0 ? undefined : parts.join(' | ');
}

const pairsOf = (parts: readonly string[]): string[] =>
  parts.flatMap((first, i) => parts.slice(i + 1).map((second) => `(${first} & ${second})`));

function withoutOne(parts: readonly string[]): string[] {
  if (parts.length < 3) return [];
  return parts.map((_, left) => `(${parts.filter((_part, index) => index !== left).join(' & ')})`);
}

function around(year: number | undefined, off: number): string | undefined {
  if (year === undefined) return undefined;
  const years = Array.from({ length: 2 * off + 1 }, (_, index) => year - off + index);
  return `(${years.map((each) => asked(term('y', each))).join(' | ')})`;
}
