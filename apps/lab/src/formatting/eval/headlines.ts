/** Titles in headline capitals with a reader's judgment of each word. They are for development and not reported. */
import { rowsOf } from '@veracite/text/data-file';
import file from '../../../data/formatting/headlines.json';
import { RULES } from '@veracite/formatting/casing/rules';
import { sentenceCase } from '@veracite/formatting/casing/sentence-case';
import { cutWords, opensClause, type Word } from '@veracite/formatting/casing/cut-words';
import { percent } from './shared';

interface Headline {
  title: string;
  /** For each word, whether it keeps its capital; undefined where both are correct or there is no judgment (openings, acronyms). */
  large: (boolean | undefined)[];
}

const headlines = (): Headline[] =>
  rowsOf(file, ['title', 'kept']).map(({ title, kept }) => ({
    title,
    large: judged(cutWords(title).words, kept.split(' ').filter(Boolean)),
  }));

const bare = (text: string): string => text.toLowerCase().replace(/['’]s?$/, '');

/** Aligns the reader's words with those of the title. */
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

const isLarge = (text: string): boolean => /^\p{Lu}/u.test(text);

/** Counts correct titles, superfluous capitals and lost capitals. */
function count(titles: Headline[], verbose = false): { right: number; raised: number; lost: number } {
  const found = { right: 0, raised: 0, lost: 0 };
  for (const { title, large } of titles) {
    const { words } = cutWords(sentenceCase(title, { language: 'en' }));
    const wrong = words.filter(({ text }, index) => large[index] !== undefined && large[index] !== isLarge(text));
    if (wrong.length === 0) found.right += 1;
    else if (verbose)
      console.log(
        `  ${words.map((word) => word.before + (wrong.includes(word) ? `[${word.text}]` : word.text)).join('')}`,
      );
    for (const { text } of wrong) found[isLarge(text) ? 'raised' : 'lost'] += 1;
  }
  return found;
}

export function evaluateHeadlines(verbose: boolean): void {
  const titles = headlines();
  const { right, raised, lost } = count(titles, verbose);
  console.log(
    `casing, headlines that rules are made with: titles right ${percent(right, titles.length)}; ${raised} capitals too many, ${lost} lost`,
  );
  if (!verbose) return;
  for (const rule of [...RULES]) {
    const { applies } = rule;
    rule.applies = () => 0;
    console.log(`  without "${rule.name}": ${count(titles).right - right} titles`);
    rule.applies = applies;
  }
}
