/** Titles in other languages that no vocabulary was learned from: kept as they are, and restored from a headline's capitals. */
import { isFunctionWord } from '../src/casing/language';
import { sentenceCase } from '../src/casing/sentence-case';
import { cutWords, joinWords, opensClause } from '../src/casing/words';
import { capitalise } from '../src/pieces/capitals';
import { percent } from './shared';
import { withSubtitles } from './abroad';
import { titlesAbroad } from './titles-abroad';

const LANGUAGES = ['fr', 'it', 'es', 'pt', 'id', 'la'];

export function evaluateHeadlinesAbroad(): void {
  const titles = titlesAbroad().filter(({ isHeldOut }) => isHeldOut);
  const kept = titles.filter(
    ({ title, language }) => sentenceCase(title, { language }) === withSubtitles(capitalise(title), language),
  );
  console.log(
    `casing, titles in other languages in sentence case, kept as they are: ${percent(kept.length, titles.length)}`,
  );
  const all = { words: 0, right: 0 };
  for (const code of [...LANGUAGES, 'others']) {
    const count = { words: 0, right: 0 };
    for (const { title, language } of titles) {
      if (LANGUAGES.includes(language) ? language !== code : code !== 'others') continue;
      const want = wordsOf(withSubtitles(capitalise(title), language));
      const have = wordsOf(sentenceCase(inHeadline(title), { language }));
      count.words += want.length;
      count.right += want.filter((word, index) => word === have[index]).length;
    }
    all.words += count.words;
    all.right += count.right;
    console.log(`  words restored from headline capitals, ${code}: ${percent(count.right, count.words)}`);
  }
  console.log(`  words restored from headline capitals, all: ${percent(all.right, all.words)}`);
}

const wordsOf = (title: string): string[] => cutWords(title).words.map(({ text }) => text);

/** Every longer word large but function words, those that open a clause or a bracket, and abbreviations. */
function inHeadline(title: string): string {
  const cut = cutWords(title);
  cut.words.forEach((word, index) => {
    const [, elided = '', bare = ''] = /^(\p{L}{1,6}[’'])?(.+)$/u.exec(word.text) ?? [];
    const opens = opensClause(cut.words, index) || /[([“‘«]\s?$/.test(word.before);
    const short = bare.length < 3 || isFunctionWord(bare.toLowerCase()) || cut.words[index + 1]?.before.startsWith('.');
    if (!opens && !short) word.text = elided + capitalise(bare);
  });
  return joinWords(cut);
}
