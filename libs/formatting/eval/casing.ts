/**
 * Sentence case restored: titles that their records hold in sentence case are put into headline capitals, as most
 * publishers deposit them, and lowered again. The record's own casing is the label.
 */
import type { CslItem } from '@veracite/model/csl';
import { languageOf } from '../src/casing/language';
import { sentenceCase } from '../src/casing/sentence-case';
import { isSentenceCased } from '../src/casing/shape';
import { titleCase } from '../src/casing/title-case';
import { cutWords } from '../src/casing/words';
import { toPlain } from '../src/markup';
import { cleanTitle } from '../src/pieces/clean';
import { hash, percent, rows, sharedFile } from './shared';

export interface Titled {
  title: string;
  id: string;
}

/** English titles of five words and more whose capitals are their author's. */
export function sentenceCasedTitles(works: CslItem[]): Titled[] {
  return works.flatMap((work, index) => {
    const title = toPlain(cleanTitle(work.title ?? ''));
    const { words } = cutWords(title);
    const usable = words.length >= 5 && isSentenceCased(words) && languageOf(title, work.language) === 'en';
    return usable && /^\p{Lu}/u.test(title) ? [{ title, id: work.id ?? work.DOI ?? `${index}` }] : [];
  });
}

const LABELLED = 300;

export function evaluateCasing(part: 'development' | 'reported', verbose: boolean): void {
  const file = sharedFile('starter/works.jsonl.gz');
  if (!file) return;
  const odd = part === 'reported' ? 1 : 0;
  const sample = sentenceCasedTitles(rows<CslItem>(file))
    .filter(({ id }) => hash(id) % 2 === odd)
    .sort((a, b) => hash(a.id) - hash(b.id))
    .slice(0, LABELLED);
  let rightTitles = 0;
  let rightWords = 0;
  let allWords = 0;
  for (const { title } of sample) {
    // What stands after a colon is capital in APA whatever the record holds.
    const label = sentenceCase(title);
    const restored = sentenceCase(titleCase(title, 'chicago'));
    const want = cutWords(label).words.map((word) => word.text);
    const have = cutWords(restored).words.map((word) => word.text);
    allWords += want.length;
    rightWords += want.filter((word, index) => word === have[index]).length;
    if (restored === label) rightTitles += 1;
    else if (verbose) console.log(`  - ${label}\n  + ${restored}`);
  }
  console.log(
    `casing, ${part} half: titles right ${percent(rightTitles, sample.length)}, words right ${percent(rightWords, allWords)}`,
  );
}
