/** Headline titles of the development half that a reader judged: three quarters to learn from, the rest to measure with. */
import { sentenceCase } from '../src/casing/sentence-case';
import { cutWords, opensClause, type Word } from '../src/casing/words';
import { toPlain } from '../src/markup';
import { READ_HEADLINES } from './read-headlines';
import { hash, percent } from './shared';
import { foldedTitle, recordedTitles } from './titles';

export interface Headline {
  title: string;
  words: Word[];
  /** For each word: whether it keeps its capital; undefined where the reader was not asked (openings, acronyms) or would have either. */
  large: (boolean | undefined)[];
}

/** One of so many headlines is never learned from. */
const EACH = 4;

/** @param part those to learn from, or those to measure with */
export function readHeadlines(part: 'learned' | 'measured'): Headline[] {
  const read = new Map(
    READ_HEADLINES.trim()
      .split('\n')
      .map((line) => [line.split(' ')[0] ?? '', line.split(' ').slice(1)]),
  );
  const found: Headline[] = [];
  for (const { title: recorded } of recordedTitles('development')) {
    const title = toPlain(recorded).replace(/\s+/g, ' ');
    const key = hash(foldedTitle(title));
    const kept = read.get(key.toString(36));
    if (!kept || (key % EACH === 0) !== (part === 'measured')) continue;
    read.delete(key.toString(36));
    const { words } = cutWords(title);
    found.push({ title, words, large: judged(words, kept) });
  }
  return found;
}

const bare = (text: string): string => text.toLowerCase().replace(/['’]s?$/, '');

/** Lays the reader's words over those of the title, in their order. */
function judged(words: Word[], kept: string[]): (boolean | undefined)[] {
  const large = words.map(({ text }, index): boolean | undefined =>
    opensClause(words, index) || !/^\p{L}\p{Ll}+(?:['’]s?)?$/u.test(text) ? undefined : false,
  );
  let from = 0;
  for (const token of kept)
    for (const { text } of cutWords(token).words) {
      const same = (word: Word): boolean => bare(word.text) === bare(text);
      const ahead = words.findIndex((word, index) => index >= from && same(word));
      const at = ahead < 0 ? words.findIndex(same) : ahead;
      if (large[at] !== undefined) large[at] = token.startsWith('?') ? undefined : true;
      from = at + 1;
    }
  return large;
}

export function evaluateHeadlines(verbose: boolean): void {
  const titles = readHeadlines('measured');
  let [right, raised, lost] = [0, 0, 0];
  for (const { title, large } of titles) {
    const { words } = cutWords(sentenceCase(title, { language: 'en' }));
    const wrong = words.filter(
      ({ text }, index) => large[index] !== undefined && large[index] !== /^\p{Lu}/u.test(text),
    );
    if (wrong.length === 0) right += 1;
    else if (verbose)
      console.log(
        `  ${words.map((word) => word.before + (wrong.includes(word) ? `[${word.text}]` : word.text)).join('')}`,
      );
    raised += wrong.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
    lost += wrong.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  }
  console.log(
    `casing, headlines of the development half that nothing was learned from: titles right ${percent(right, titles.length)}; ${raised} capitals too many, ${lost} lost`,
  );
}
