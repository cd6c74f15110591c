import type { CslItem } from '@veracite/model/csl';
import type { MeasuringData } from '@veracite/testing/measuring/data';
import { languageByFunctionWords } from '../../src/casing/language';
import { capitalShare, isAllCaps } from '../../src/casing/shape';
import { cutWords, opensClause, type Word } from '../../src/casing/cut-words';
import { toPlain } from '../../src/markup';
import { cleanTitle } from '../../src/pieces/clean';
import { allTitles, WORKS } from '../eval/corpora';
import { evaluationTitles, foldedTitle, isReported } from '../eval/titles';

/** Holds the half of which figures are reported. */
const STARTER = 'starter/works.jsonl.gz';

/** Most content words are small: what stands with a capital is meant so. */
const CLEARLY = 0.34;

/**
 * English titles in sentence case, each once, none that an evaluation uses. Most of their content words are small; where names are
 * many ("A grammar of Atayal"), most of those that the others have small.
 */
export function sentenceTitles(data: MeasuringData): string[] {
  const english = [...titlesOnce(data)].filter(
    ({ title, words }) => words.length >= 4 && languageByFunctionWords(title) === 'en',
  );
  const share = (words: Word[], isCounted?: (word: Word) => boolean): number => capitalShare(words, isCounted) ?? 1;
  const plain = english.filter(({ words }) => share(words) <= CLEARLY);
  const small = wordsInLowerCase(plain.map(({ words }) => words));
  const isSmall = ({ text, before }: Word): boolean => before !== '-' && small.has(text.toLowerCase());
  return english
    .filter(({ words }) => share(words) <= CLEARLY || share(words, isSmall) <= CLEARLY)
    .filter(({ words }) => !hasHeadline(words))
    .map(({ title }) => title);
}

/** Every title that no evaluation uses, once. */
function* titlesOnce(data: MeasuringData): Generator<{ title: string; words: Word[] }> {
  const kept = evaluationTitles(data.rows<CslItem>(STARTER));
  for (const raw of allTitles(data)) {
    const title = toPlain(cleanTitle(raw));
    const key = foldedTitle(title);
    if (!kept.has(key)) yield { title, words: cutWords(title).words };
    kept.add(key);
  }
}

/** Longer words that stand in lower case oftener than with a capital, twice at least. */
function wordsInLowerCase(titles: Word[][]): Set<string> {
  const balance = new Map<string, number>();
  for (const { text } of titles.flatMap((words) => words.slice(1)))
    if (text.length >= 4)
      balance.set(text.toLowerCase(), (balance.get(text.toLowerCase()) ?? 0) + (/^\p{Ll}/u.test(text) ? 1 : -1));
  return new Set([...balance].filter(([, more]) => more > 1).map(([word]) => word));
}

/** True when one clause of the title is in headline capitals, as a series' or a first part's may be. */
function hasHeadline(words: Word[]): boolean {
  const clauses: string[][] = [];
  words.forEach(({ text }, index) => {
    if (opensClause(words, index)) clauses.push([]);
    else if (/^\p{L}{4,}/u.test(text)) clauses.at(-1)?.push(text);
  });
  return clauses.some((clause) => clause.length >= 3 && clause.every((text) => /^\p{Lu}\p{Ll}/u.test(text)));
}

/**
 * Words that titles of every kind write with a capital three times and more, and no list has in lower case.
 * @param small words that are common for certain
 */
export function headlineWords(data: MeasuringData, small: Set<string>): Set<string> {
  const met = new Map<string, number>();
  for (const { words } of titlesOnce(data)) {
    if (isAllCaps(words)) continue;
    for (const [index, { text }] of words.entries()) {
      const word = text.replace(/['’]s$/, '').toLowerCase();
      if (/^\p{Lu}\p{Ll}{2,}/u.test(text) && !opensClause(words, index) && !small.has(word))
        met.set(word, (met.get(word) ?? 0) + 1);
    }
  }
  return new Set([...met].filter(([, times]) => times >= 3).map(([word]) => word));
}

/** Words of the names of authors, family names or given names written out, with how often each was met, twice at least. */
export function authorNames(data: MeasuringData, part: 'family' | 'given'): Map<string, number> {
  const met = new Map<string, number>();
  for (const name of WORKS)
    for (const { author } of data.rows<CslItem>(name).filter(({ id }) => name !== STARTER || !isReported(id ?? '')))
      for (const person of author ?? [])
        for (const word of (person[part] ?? '').split(/[\s-]/))
          if (/^\p{Lu}\p{Ll}{2,}$/u.test(word)) met.set(word.toLowerCase(), (met.get(word.toLowerCase()) ?? 0) + 1);
  return new Map([...met].filter(([, times]) => times > 1));
}
