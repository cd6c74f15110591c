/**
 * Sentence case restored: titles that their records hold in sentence case are put into headline capitals, as most
 * publishers deposit them, and lowered again. The record's own casing is the label.
 */
import type { CslItem } from '@veracite/model/csl';
import { languageOf } from '../src/casing/language';
import { sentenceCase } from '../src/casing/sentence-case';
import { capitalShare, isShouted } from '../src/casing/shape';
import { titleCase } from '../src/casing/title-case';
import { cutWords, joinWords } from '../src/casing/words';
import { toPlain } from '../src/markup';
import { cleanTitle } from '../src/pieces/clean';
import { allTitles, read } from './corpora';
import { READ } from './labels';
import { hash, percent } from './shared';
import { foldedTitle, sampledTitles, type Half } from './titles';

const LABELLED = 300;
/** Further down the same order of chance: titles that were read, every one, before the model saw them. */
const FRESH = [2_000, 3_000];
const FRESH_EACH = 100;

export function evaluateCasing(half: Half, verbose: boolean): void {
  const sample = sampledTitles(half, 0, LABELLED);
  restore(`casing, ${half} half, capitals as recorded`, sample, () => [], false, false);
  restore(`casing, ${half} half, capitals as read`, sample, () => [], verbose);
  const fresh = FRESH.flatMap((from) => sampledTitles(half, from, FRESH_EACH));
  restore(`casing, ${half} half, fresh titles, capitals as read`, fresh, () => [], false);
  keep(`casing, ${half} half, titles as their records have them`, fresh);
  const casings = casingsElsewhere(new Set(sampledTitles(half, 0, Infinity).map(({ title }) => foldedTitle(title))));
  const also = (title: string): string[] => casings.get(foldedTitle(title)) ?? [];
  const known = sampledTitles(half, 0, Infinity).filter(({ title }) => also(title).length > 0);
  restore('  titles that other collections hold too, without them', known, () => [], false);
  restore('  the same, with the consensus of casings', known, also, verbose);
  headlines(half);
}

/** The label: what the record has, but for words that a reader judged otherwise. */
function labelOf(title: string): string {
  const cut = cutWords(sentenceCase(title));
  const read = READ[hash(foldedTitle(title))]?.split(' ') ?? [];
  for (const word of cut.words)
    word.text = read.find((form) => form.toLowerCase() === word.text.toLowerCase()) ?? word.text;
  return joinWords(cut);
}

/** Titles given as they are recorded, most of them in sentence case, come out as they should. */
function keep(name: string, sample: { title: string }[]): void {
  const right = sample.filter(({ title }) => sentenceCase(title) === labelOf(title)).length;
  console.log(`${name}: titles right ${percent(right, sample.length)}`);
}

function restore(
  name: string,
  sample: { title: string }[],
  also: (title: string) => string[],
  verbose: boolean,
  asRead = true,
): void {
  let [rightTitles, rightWords, allWords] = [0, 0, 0];
  for (const { title } of sample) {
    // What stands after a colon is capital in APA whatever the record holds.
    const label = asRead ? labelOf(title) : sentenceCase(title);
    const restored = sentenceCase(titleCase(title, 'chicago'), { casings: also(title) });
    const want = wordsOf(label);
    const have = wordsOf(restored);
    allWords += want.length;
    rightWords += want.filter((word, index) => word === have[index]).length;
    if (restored === label) rightTitles += 1;
    else if (verbose) console.log(`  - ${label}\n  + ${restored}`);
  }
  console.log(
    `${name}: titles right ${percent(rightTitles, sample.length)}, words right ${percent(rightWords, allWords)}`,
  );
}

const wordsOf = (title: string): string[] => cutWords(title).words.map((word) => word.text);

/** The same titles as collections other than the starter library write them. */
function casingsElsewhere(wanted: Set<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const raw of allTitles('starter/works')) {
    const title = toPlain(cleanTitle(raw));
    const key = foldedTitle(title);
    if (wanted.has(key)) found.set(key, [...(found.get(key) ?? []), title]);
  }
  return found;
}

/** Headline capitals restored from sentence case, for MLA and Chicago; the label is what the publisher printed. */
function headlines(half: Half): void {
  const titles = read<CslItem>('starter/works')
    .filter(({ id = '' }) => hash(id) % 2 === (half === 'reported' ? 1 : 0))
    .map(({ title, language }) => ({ title: toPlain(cleanTitle(title ?? '')), language }))
    .filter(({ title, language }) => {
      const { words } = cutWords(title);
      return words.length > 4 && capitalShare(words) === 1 && !isShouted(words) && languageOf(title, language) === 'en';
    })
    .sort((a, b) => hash(a.title) - hash(b.title))
    .slice(0, LABELLED);
  let [right, all] = [0, 0];
  for (const { title } of titles) {
    const want = wordsOf(title);
    const have = wordsOf(titleCase(sentenceCase(title), 'chicago'));
    all += want.length;
    right += want.filter((word, index) => word === have[index]).length;
  }
  console.log(`headline capitals, ${half} half: words right ${percent(right, all)}`);
}
