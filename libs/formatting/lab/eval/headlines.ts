/** Titles in headline capitals, each word judged by a reader: what rules and lists of names are made with, and nothing is reported of. */
import { rowsOf } from '@veracite/text/data-file';
import file from '../../data/evaluation/headlines.json';
import { RULES } from '../../src/casing/rules';
import { sentenceCase } from '../../src/casing/sentence-case';
import { cutWords, opensClause, type Word } from '../../src/casing/cut-words';
import { percent } from './shared';

interface Headline {
  title: string;
  /** For each word: whether it keeps its capital; undefined where the reader was not asked (openings, acronyms) or would have either. */
  large: (boolean | undefined)[];
}

const headlines = (): Headline[] =>
  rowsOf(file, ['title', 'kept']).map(({ title, kept }) => ({
    title,
    large: judged(cutWords(title).words, kept.split(' ').filter(Boolean)),
  }));

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

const isLarge = (text: string): boolean => /^\p{Lu}/u.test(text);

/** How many titles have no word wrong, how many capitals are too many and how many are lost. */
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
