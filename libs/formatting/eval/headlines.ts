/** Headline titles of the development half, each word judged by a reader: what rules and lists of names are made with. */
import { phraseForms } from '../src/casing/phrases';
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

export function readHeadlines(): Headline[] {
  const read = new Map(
    READ_HEADLINES.trim()
      .split('\n')
      .map((line) => [line.split(' ')[0] ?? '', line.split(' ').slice(1)]),
  );
  const found: Headline[] = [];
  for (const { title: recorded } of recordedTitles('development')) {
    const title = toPlain(recorded).replace(/\s+/g, ' ');
    const key = hash(foldedTitle(title)).toString(36);
    const kept = read.get(key);
    if (!kept) continue;
    read.delete(key);
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
  const titles = readHeadlines();
  const isLarge = (text: string): boolean => /^\p{Lu}/u.test(text);
  let [right, raised, lost] = [0, 0, 0];
  const listed = { right: 0, wrong: 0 };
  for (const { title, words, large } of titles) {
    phraseForms(words).forEach((form, index) => {
      if (form && isLarge(form) && large[index] !== undefined) listed[large[index] ? 'right' : 'wrong'] += 1;
    });
    const written = cutWords(sentenceCase(title, { language: 'en' })).words;
    const wrong = new Set(
      written.filter(({ text }, index) => large[index] !== undefined && large[index] !== isLarge(text)),
    );
    if (wrong.size === 0) right += 1;
    else if (verbose)
      console.log(
        `  ${written.map((word) => word.before + (wrong.has(word) ? `[${word.text}]` : word.text)).join('')}`,
      );
    for (const { text } of wrong)
      if (isLarge(text)) raised += 1;
      else lost += 1;
  }
  console.log(
    `casing, headlines of the development half, words as judged: titles right ${percent(right, titles.length)}; ` +
      `${raised} capitals too many, ${lost} lost; words of listed names that are names there ${percent(listed.right, listed.right + listed.wrong)}`,
  );
}
